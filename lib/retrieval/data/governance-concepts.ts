import type { Concept } from '@/lib/retrieval/data/concept-types';
import { PAY_AND_MEETING_CONCEPTS } from './pay-and-meeting-concepts';
import { BOARD_AND_RIGHTS_CONCEPTS } from './board-and-rights-concepts';

/**
 * What stewardship analysts ask of a proxy statement. General knowledge of governance, without companies or particular
 * questions.
 */
export const GOVERNANCE_CONCEPTS: readonly Concept[] = [...PAY_AND_MEETING_CONCEPTS, ...BOARD_AND_RIGHTS_CONCEPTS];
