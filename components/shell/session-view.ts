export type { SessionView } from '@/lib/auth/types';
