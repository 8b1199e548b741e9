import type { FactKey } from '../fact-keys';

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
  retirement_age:
    /\bretirement (?:age|policy)\b|\bmandatory retire|\bretire from the board\b|\bdirectors? (?:must |shall |will |should )?retires?\b|\b(?:not|no)\b[^.]{0,60}\b(?:stand|nominat\w*|re-?elect\w*|serve|eligible)\b|\btender\w*\b[^.]{0,40}\bresign|\bbirthday\b/i,
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
    no: /\bannual(?:ly)?\b(?! (?:stock|share|general|meeting))|\beach year\b|\bevery year\b|\bone[- ]year\b|\bnext annual\b|\b20\d\d annual\b|\bdeclassif\w*|\b(?:no|not (?:have )?(?:a )?) ?classified\b/i,
  },
  chair_ceo_separate: {
    yes: /\bseparat\w*|\bsplit\b|\bdistinct\b|\btwo (?:different )?(?:people|individuals|persons)\b|\bnot (?:combined|the same)\b|\bnon-?executive chair|\bindependent chair/i,
    no: /\bcombin\w*|\bboth\b|\b(?:one|same|single) (?:person|individual)\b|\bchair\w*(?: of (?:the|our) board(?: of directors)?)?,? (?:and|&) (?:our |the )?(?:president (?:and|&) )?(?:ceo|chief executive)|\b(?:ceo|chief executive(?: officer)?),? (?:and|&) (?:our |the )?chair|\bserves as (?:our |the )?chair/i,
  },
  dual_class_shares: {
    yes: /\bclass [b-h]\b|\b(?:dual|multi)[- ]class\b|\b(?:ten|10|twenty|20|\d+) votes\b/i,
    no: /\bone vote\b|\bsingle class\b|\bone class\b|\bno dual\b|\bno other\b/i,
  },
  clawback_policy: {
    yes: /\bclaw-?\s?back|\brecover\w*|\brecoup\w*/i,
    no: /\b(?:no|not (?:yet |currently |presently )?(?:have|adopted|maintain)) [^.;]{0,40}(?:claw-?\s?back|recoup|recovery)/i,
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
    prohibited:
      /\bprohibit|\bmay not\b|\bnot (?:permit|allow)|\bforbid|\bbarr?ed\b|\bprecluded?\b|\bban(?:s|ned)?\b|\brestrict|\bmust not\b|\bcannot\b|\bno\b|\banti-hedging/i,
    permitted: /\bpermit|\ballow|\bnot (?:adopted|prohibit|have)|\bno (?:policy|policies|practices)/i,
    restricted: /./,
  },
  pledging_policy: {
    prohibited:
      /\bprohibit|\bmay not\b|\bnot (?:permit|allow)|\bforbid|\bbarr?ed\b|\bprecluded?\b|\bban(?:s|ned)?\b|\brestrict|\bmust not\b|\bcannot\b|\bno\b|\banti-pledging/i,
    permitted: /\bpermit|\ballow|\bnot (?:adopted|prohibit|have)|\bno (?:policy|policies|practices)/i,
    restricted: /./,
  },
  director_vote_standard: {
    majority: /(?<!\b(?:simple|super)[- ]?)\bmajority\b|\bexceed|\bmore votes\b/i,
    plurality: /\bplurality\b/i,
  },
  say_on_pay_frequency: {
    'every year':
      /\bannual(?:ly)?\b(?! (?:stock|share|general|meeting))|\bevery (?:one |1 )?year|\beach year|\bonce (?:a|every) year|\byearly\b/i,
    'every two years': /\btwo\b|\b2\b|\bbiennial/i,
    'every three years': /\bthree\b|\b3\b|\btriennial/i,
  },
};

/** Statements by a proponent, or about another time or case: a former position, a hypothetical figure. */
export const PROPONENT =
  /\bRESOLVED\b|\b(?:share|stock)(?:holders|owners)\b[^.]{0,60}\brequest\b|\bproponents?\b|\bbylaw shall\b/;
export const FORMER = /\bhad\b|\bformer(?:ly)?\b|\bpreviously\b/i;
export const HYPOTHETICAL =
  /\bhad (?:we|the company) (?:not )?\w+|\bwould (?:have been|be)\b|\bif we (?:had|were|did|excluded?|included?)\b|\bassuming\b/i;
/** A duty of a committee, as opposed to fees paid for it or other activities. */
export const DUTY =
  /\boverse\w*|\boversight\b|\bresponsib\w*|\breview\w*|\bmonitor\w*|\bassist\w*|\bbrief\w*|\breport(?:s|ing)? to\b|\breceiv\w*|\bdelegat\w*|\bsupervis\w*/i;
/** Attendance of each director, as opposed to the average of all. */
export const EACH_DIRECTOR =
  /\beach\b|\bevery\b|\ball\b|\bnone\b|\bno (?:incumbent |current )?(?:director|member|nominee)|\bat least\b|\bor more\b|\bmore than\b|\bfewer than\b|\bless than\b/i;
/** Words of other columns in the title of a proposal. */
export const OTHER_COLUMNS = /\bNO RECOMMENDATION\b|\bAGAINST\b|\bABSTAIN\b|\bFOR\b|\b\d-\d{3}-\d{3}-\d{4}\b|\bItem \d/;

/** A ban with exceptions for some shares or people, or for awards only. */
export const EXCEPTED =
  /\b(?:unless|except\w*|with (?:the )?(?:prior )?(?:approval|consent)|pre-?clear\w*|pre-?approv\w*|carve[-‐]?\s?out\w*|grandfather\w*)\b/i;
export const LIMITED_PLEDGING =
  /\bpledging limit\w*|\blimit\w*[^.;]{0,30}\bpledg\w*|\bpledg\w*[^.;]{0,30}\b(?:these|unvested|such awards?|RSUs?|restricted stock units|options)\b/i;

/** A row of committee seats: "chair" is the chair of a committee. */
export const COMMITTEE_ROW = /\bmember\b[^.]*\bchair\w*|\bchair\w*[^.]*\bmember\b/i;
export const OF_BOARD = /\bboard\b|\bchair(?:man|woman|person)?\b[^.]{0,12}\b(?:ceo|chief)\b/i;
/** A limit by age. */
export const AGE = /\bage (?:limit|of)\b|\byears of age\b|\breach\w* (?:the )?age\b/i;
/** A row for one kind of tax fees, above the total. */
export const TAX_PART = /\btax[- ](?:and )?(?:compliance|consulting|planning|advi[sc]\w+)\b/i;
