import type { TagRule } from '@/lib/retrieval/data/concept-types';
import { PAY_AND_MEETING_TAGS } from './pay-and-meeting-tags';
import { BOARD_AND_RIGHTS_TAGS } from './board-and-rights-tags';

/**
 * Where proxy statements answer the concepts of `governance-concepts.ts`. Rules of form, true of any company's filing.
 */
export const GOVERNANCE_TAGS: readonly TagRule[] = [...PAY_AND_MEETING_TAGS, ...BOARD_AND_RIGHTS_TAGS];
