import { VOTE_LABELS } from '../../vocabulary.rules';
import type { OutcomeLine } from '../schema';

/** "Elected", "Passed", or the frequency with most votes; empty where no majority is known. */
export function resultText({ kind, choice, passed }: Pick<OutcomeLine, 'kind' | 'choice' | 'passed'>): string {
  if (choice) return VOTE_LABELS[choice];
  if (passed === null) return '';
  if (kind === 'director_election') return passed ? 'Elected' : 'No majority';
  return passed ? 'Passed' : 'Not passed';
}
