import { oneOf } from '@/lib/format/patterns';
import { LABEL_WORDS } from './labels-patterns';

/** Words of labels of profiles, and of companies' names. */
const LABEL = new RegExp(String.raw`\b${oneOf(LABEL_WORDS)}\b`, 'i');

/** Whether words that are written like a name are a label: "Other Boards", "Career Highlights", a company's name. */
export function isLabel(name: string): boolean {
  return LABEL.test(name);
}
