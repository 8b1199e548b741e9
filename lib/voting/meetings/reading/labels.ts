import { oneOf } from '@/lib/format/patterns';
import { LABEL_WORDS } from './labels-patterns';

/** Labels of profiles and companies that are set as names are. */
const LABEL = new RegExp(String.raw`\b${oneOf(LABEL_WORDS)}\b`, 'i');

export function isLabel(name: string): boolean {
  return LABEL.test(name);
}
