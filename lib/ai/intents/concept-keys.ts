import type { FactKey } from '../fact-keys';
import { plainQuestion } from './plain-question';

/** The facts that answer a question of a concept which retrieval recognised, for wordings that no intent knows. */
const CONCEPT_KEYS: Readonly<Record<string, { keys: readonly FactKey[]; /** A guess counts only where every one of these stands in the question. */ anchors: readonly RegExp[] }>> = {
  'pay ratio': { keys: ['ceo_pay_ratio'], anchors: [/ratio|times|multiple|median|typical|middle|midpoint|ordinary|average|regular|worker|workforce|employee|staff|associate|compar|fold|gap|divid/] },
  'ceo total pay': { keys: ['ceo_total_pay'], anchors: [/ceo|chief|exec|boss|peo|sct|highest|top|leader|runs/, /pay|paid|compens|remuner|earn|total|receiv|sct|package|take|took|make|made|money|salary|worth|got/] },
  'auditor ratification': { keys: ['auditor'], anchors: [/audit|account|books/] },
  'audit fees': { keys: ['audit_fees'], anchors: [/audit|account|books/, /fee|cost|paid|pay|bill|charg|much|spen|amount/] },
  'number of nominees': { keys: ['nominee_count'], anchors: [/director|board|nomin|candidat|seat|slate/, /many|number|count|size|large|how big/] },
  'meeting date': { keys: ['meeting_date', 'meeting_time'], anchors: [/meet|gather|agm|assembl|vote/, /when|date|day|time/] },
  'record date': { keys: ['record_date'], anchors: [/vote|entitle|hold|own|record|eligib/, /when|date|day|since/] },
  'shareholder proposals': { keys: ['shareholder_proposals'], anchors: [/holder|investor|activist|owner|resolution|propos/] },
  'say on pay support': { keys: ['say_on_pay_support'], anchors: [/pay|compens|remuner/, /vote|support|approv|percent|back|result/] },
  'board chair': { keys: ['board_chair', 'chair_ceo_separate'], anchors: [/chair|lead|head|role|both|separat|combin|presid|runs/] },
  'director independence': { keys: ['independent_directors'], anchors: [/independ|ties|outsid|unaffiliat/] },
  'ownership guidelines': { keys: ['ceo_ownership_multiple'], anchors: [/stock|share|equity/, /own|hold|keep|retain/] },
  clawback: { keys: ['clawback_policy'], anchors: [/claw|recover|recoup|return|back|forfeit|reclaim|repay/] },
  'hedging and pledging': { keys: ['hedging_policy', 'pledging_policy'], anchors: [/hedg|pledg|collateral|security|borrow|loan|bet|protect|short|derivat|margin|put options?|puts/] },
  'largest holder': { keys: ['largest_holder', 'holders'], anchors: [/hold|own|stake|invest|institution|shares|block|position|slice/] },
  'board meetings': { keys: ['board_meetings'], anchors: [/board|director/, /meet|met|conven|session|gather|assembl/] },
  overboarding: { keys: ['overboarding_limit'], anchors: [/board|directorship|seat/, /other|outside|max|limit|many|cap|elsewhere/] },
  'cyber oversight': { keys: ['cybersecurity_oversight'], anchors: [/cyber|hack|digital|information|data|security|breach/] },
};

/** Words that ask for something beside the fact: a reason, a process, another person, another time. */
const ASKS_BESIDE = /\b(?:why|how (?:does|do|is|are|did) (?:the )?(?:board|committee|company)|reasons?|rationale|describe|explain|process|criteria|biograph\w*|experience|skills?|increase\w*|decrease\w*|chang\w*|trend|forecast|expect\w*|predict\w*|projected|should|opinion|opinions?|fair|excessive|good|bad|peers?|industry|cfo|chief financial|severance|retainers?|lobby\w*|revenue|turnover|dividends?|share price|stock price|address|gender|women|resign\w*|dismiss\w*|ipo|outside firm|solicit\w*|years must|age)\b/;

/** Keys of the one concept that a question is about, where the words themselves name none. */
export function keysOfConcepts(question: string, concepts: readonly string[] | undefined): FactKey[] {
  const [concept, ...others] = concepts ?? [];
  if (concept === undefined || others.length > 0 || ASKS_BESIDE.test(plainQuestion(question))) return [];
  const known = CONCEPT_KEYS[concept];
  return known?.anchors.every((anchor) => anchor.test(plainQuestion(question))) ? [...known.keys] : [];
}
