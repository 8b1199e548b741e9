import type { FactKey } from '../fact-keys';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  CHAIR_CEO_SEPARATE_NO_WORDS,
  CHAIR_CEO_SEPARATE_YES_WORDS,
  CLASSIFIED_BOARD_NO_WORDS,
  CLAWBACK_POLICY_NO_WORDS,
  DUTY_WORDS,
  EACH_DIRECTOR_WORDS,
  EXCEPTED_WORDS,
  HEDGING_POLICY_PROHIBITED_WORDS,
  HYPOTHETICAL_WORDS,
  LIMITED_PLEDGING_WORDS,
  PLEDGING_POLICY_PROHIBITED_WORDS,
  RETIREMENT_AGE_WORDS,
  SAY_ON_PAY_FREQUENCY_EVERY_YEAR_WORDS,
} from './support-words-patterns';

/** What the value refers to; the quote must match. */
export const SUBJECTS: Partial<Record<FactKey, RegExp>> = {
  ceo_pay_ratio: /\bratio\b|\bmedian\b/i,
  median_employee_pay: /\bmedian\b/i,
  auditor: /\b(?:auditors?|accounting firm|accountants?|audit|ratif\w+|independent)\b/i,
  auditor_since: /\b(?:auditors?|accounting firm|accountants?|audit)\b/i,
  audit_fees: /\baudit/i,
  audit_related_fees: /\baudit[- ]related/i,
  tax_fees: /\btax\b/i,
  other_fees: /\bother\b/i,
  total_auditor_fees: /\btotal|\bfees\b/i,
  nominee_count: /\bnominees?\b|\bdirectors?\b|\belect/i,
  meeting_date: /\bmeeting\b|\bdate\b/i,
  record_date: /\brecord\b|\bentitled\b|\bclose of business\b/i,
  shares_outstanding: /\bshares?\b|\bstock\b|\bvotes?\b/i,
  say_on_pay_support: /\bsay[- ]on|\badvisory\b|\bcompensation\b|\bpay\b/i,
  ceo_ownership_multiple: /\bCEO\b|\bchief executive\b/i,
  director_ownership_multiple: /\bdirectors?\b|\bretainer\b/i,
  board_meetings: /\bboard\b|\bdirectors\b/i,
  board_attendance: /\battend/i,
  board_size: /\bboard\b|\bdirectors?\b/i,
  independent_directors: /\bindependen/i,
  overboarding_limit: /\bboards?\b|\bdirectorships?\b|\bcompan(?:y|ies)\b/i,
  board_chair: /\bchair/i,
  lead_independent_director: /\b(?:lead|presiding)\b/i,
  women_directors: /\bwom[ae]n\b|\bfemales?\b|\bgender\b/i,
  diverse_directors: /\bdivers|\bethnic|\bracial|\bcolor\b|\bminorit/i,
  retirement_age: new RegExp(alternatives(RETIREMENT_AGE_WORDS), 'i'),
  director_vote_standard: /\belect(?:ed|ion|ions|ing)?\b|\bdirectors?\b|\bnominees?\b/i,
  cybersecurity_oversight: /\bcyber|\binformation security\b|\bdata security\b|\binformation technology\b/i,
  esg_oversight:
    /\bESG\b(?! disclosure controls)|\benvironmental\b|\bsustainab|\bclimate|\bcorporate responsibility\b/i,
  term_limit: /\bterms?\b|\btenure\b|\byears? (?:of service|on the board)\b|\bserv(?:e|ed|ice)\b/i,
  special_meeting_right: /\bspecial\b|\bextraordinary\b/i,
  proxy_access: /\bproxy access\b|\bnominat/i,
};

/** Words that mean yes and words that mean no. A quote with both for its subject supports neither. */
export const ANSWERS: Partial<Record<FactKey, { yes: RegExp; no: RegExp }>> = {
  classified_board: {
    yes: /\bclassified\b|\bstaggered\b|\b(?:three|two) classes\b|\bclass (?:i{1,3}|[123])\b|\bthree[- ]year terms?\b/i,
    no: new RegExp(alternatives(CLASSIFIED_BOARD_NO_WORDS), 'i'),
  },
  chair_ceo_separate: {
    yes: new RegExp(alternatives(CHAIR_CEO_SEPARATE_YES_WORDS), 'i'),
    no: new RegExp(alternatives(CHAIR_CEO_SEPARATE_NO_WORDS), 'i'),
  },
  dual_class_shares: {
    yes: /\bclass [b-h]\b|\b(?:dual|multi)[- ]class\b|\b(?:ten|10|twenty|20|\d+) votes\b/i,
    no: /\bone vote\b|\bsingle class\b|\bone class\b|\bno dual\b|\bno other\b/i,
  },
  clawback_policy: {
    yes: /\bclaw-?\s?back|\brecover\w*|\brecoup\w*/i,
    no: new RegExp(String.raw`\b${oneOf(CLAWBACK_POLICY_NO_WORDS)} [^.;]{0,40}(?:claw-?\s?back|recoup|recovery)`, 'i'),
  },
  poison_pill: {
    yes: /\b(?:adopted|maintain\w*|has in place|entered into)\b[^.;]{0,60}\b(?:rights (?:plan|agreement)|poison pill)/i,
    no: /\b(?:no|not)\b[^.;]{0,40}\b(?:poison pill|rights plan)/i,
  },
  proxy_access: {
    yes: /\bproxy access\b|\bnominat/i,
    no: /\bno proxy access\b|\bnot (?:have|provide)\b[^.;]{0,30}\bproxy access/i,
  },
  supermajority: {
    yes: /\b(?:two[- ]thirds|66|67|75|80|three[- ]fourths|eighty|sixty-six)\b/i,
    no: /\b(?:no|without|eliminated|removed|not)\b[^.;]{0,40}\bsuper-?\s?majority/i,
  },
};

export const WORDS: Partial<Record<FactKey, Record<string, RegExp>>> = {
  hedging_policy: {
    prohibited: new RegExp(alternatives(HEDGING_POLICY_PROHIBITED_WORDS), 'i'),
    permitted: /\bpermit|\ballow|\bnot (?:adopted|prohibit|have)|\bno (?:policy|policies|practices)/i,
    restricted: /./,
  },
  pledging_policy: {
    prohibited: new RegExp(alternatives(PLEDGING_POLICY_PROHIBITED_WORDS), 'i'),
    permitted: /\bpermit|\ballow|\bnot (?:adopted|prohibit|have)|\bno (?:policy|policies|practices)/i,
    restricted: /./,
  },
  director_vote_standard: {
    majority: /(?<!\b(?:simple|super)[- ]?)\bmajority\b|\bexceed|\bmore votes\b/i,
    plurality: /\bplurality\b/i,
  },
  say_on_pay_frequency: {
    'every year': new RegExp(alternatives(SAY_ON_PAY_FREQUENCY_EVERY_YEAR_WORDS), 'i'),
    'every two years': /\btwo\b|\b2\b|\bbiennial/i,
    'every three years': /\bthree\b|\b3\b|\btriennial/i,
  },
};

/** Statements by a proponent, or about another time or case: a former position, a hypothetical figure. */
export const PROPONENT =
  /\bRESOLVED\b|\b(?:share|stock)(?:holders|owners)\b[^.]{0,60}\brequest\b|\bproponents?\b|\bbylaw shall\b/;
export const FORMER = /\bhad\b|\bformer(?:ly)?\b|\bpreviously\b/i;
export const HYPOTHETICAL = new RegExp(alternatives(HYPOTHETICAL_WORDS), 'i');
/** A duty of a committee, not what it was paid for or does besides. */
export const DUTY = new RegExp(alternatives(DUTY_WORDS), 'i');
/** Attendance of each director; of all together it is an average. */
export const EACH_DIRECTOR = new RegExp(alternatives(EACH_DIRECTOR_WORDS), 'i');
/** Words of other columns that occur in the title of a proposal. */
export const OTHER_COLUMNS = /\bNO RECOMMENDATION\b|\bAGAINST\b|\bABSTAIN\b|\bFOR\b|\b\d-\d{3}-\d{3}-\d{4}\b|\bItem \d/;

/** A ban that leaves shares or people out: named exceptions, or awards alone. */
export const EXCEPTED = wholeWords(EXCEPTED_WORDS, 'i');
export const LIMITED_PLEDGING = new RegExp(alternatives(LIMITED_PLEDGING_WORDS), 'i');

/** A row of committee seats: "chair" is the chair of a committee. */
export const COMMITTEE_ROW = /\bmember\b[^.]*\bchair\w*|\bchair\w*[^.]*\bmember\b/i;
/** The name of a committee before those of people. */
export const COMMITTEE_SEATS = /^(?:[A-Z&][\w,&]* ){1,8}Committee \p{Lu}/u;
export const OF_BOARD = /\bboard\b|\bchair(?:man|woman|person)?\b[^.]{0,12}\b(?:ceo|chief)\b/i;
/** A limit by age. */
export const AGE = /\bage (?:limit|of)\b|\byears of age\b|\breach\w* (?:the )?age\b/i;
/** A row for one kind of tax fees, above the total. */
export const TAX_PART = /\btax[- ](?:and )?(?:compliance|consulting|planning|advi[sc]\w+)\b/i;
