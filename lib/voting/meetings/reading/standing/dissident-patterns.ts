import { type Alternatives } from '@/lib/format/patterns';

export const SOLICITATIONS: Alternatives = ['solicitation', 'proxy statement'];

export const OF_THE_COMPANY: Alternatives = ['board', 'company', 'management'];
