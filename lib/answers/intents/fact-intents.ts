import type { FactIntent } from './fact-intent-words';
import { PAY_INTENTS } from './pay-intents';
import { AUDITOR_AND_RIGHTS_INTENTS } from './auditor-and-rights-intents';
import { BOARD_INTENTS } from './board-intents';

/**
 * Which governance fact a question asks for: general wordings, the most specific first. None is specific to a company
 * or a single question.
 */
export const FACT_INTENTS: readonly FactIntent[] = [...PAY_INTENTS, ...AUDITOR_AND_RIGHTS_INTENTS, ...BOARD_INTENTS];
