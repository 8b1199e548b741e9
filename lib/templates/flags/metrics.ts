import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  AUDITOR_TENURE_FILLERS_WORDS,
  BOARD_ETHNIC_DIVERSITY_WORDS,
  BOARD_WOMEN_FILLERS_WORDS,
  CEO_NAMES,
  CEO_OR_CHAIR,
  CHAIR_ENDINGS,
  CHAIR_OR_CEO,
  CLASSIFIED_BOARD_OPPOSITE_WAYS_WORDS,
  COMBINED_CHAIR_CEO_ROLES,
  COMBINING_ENDINGS,
  DIRECTOR_BOARD_SEATS_FILLERS_WORDS,
  DIRECTOR_BOARD_SEATS_WORDS,
  DIRECTOR_TENURE_ANY,
  DIRECTOR_TENURE_BOARD,
  DIRECTOR_TENURE_FILLERS_WORDS,
  DUAL_CLASS_SHARES_WORDS,
  FIRST_ROLE,
  HEDGING_PERMITTED_OPPOSITE_WAYS_WORDS,
  HELD_BY_ONE,
  HOLDS_ROLE,
  HOLDS_VERBS,
  LARGEST_HOLDER_FILLERS_WORDS,
  NON_AUDIT_FEE_SHARE_FILLERS_WORDS,
  OVERBOARDING_LIMIT_FILLERS_WORDS,
  PLEDGING_PERMITTED_OPPOSITE_WAYS_WORDS,
  ROLES_JOINED_BY,
  SAY_ON_PAY_OPPOSITION_FILLERS_WORDS,
  SAY_ON_PAY_SUPPORT_FILLERS_WORDS,
  SAY_ON_PAY_WORDS,
  SEPARATE_CHAIR_AND_CEO,
  SPECIAL_MEETING_THRESHOLD_FILLERS_WORDS,
  TOTAL_AUDITOR_FEES_WORDS,
} from './metrics-patterns';

/** What a typed flag can be about. Values come from the facts of the newest proxy statement. */
export type MetricUnit =
  'ratio' | 'percent' | 'USD' | 'years' | 'times' | 'people' | 'boards' | 'meetings' | 'proposals';

/** Metrics based on the list of nominees. */
export type PeopleMetricKey = 'director_tenure' | 'director_age' | 'average_tenure';
/**
 * Metrics based on facts. The readers in lib/reports/flags are typed by these, so a missing reader is a compile error.
 */
export type FactMetricKey =
  | 'ceo_pay_ratio'
  | 'median_employee_pay'
  | 'ceo_ownership_multiple'
  | 'director_ownership_multiple'
  | 'ceo_total_pay'
  | 'say_on_pay_opposition'
  | 'say_on_pay_support'
  | 'non_audit_to_audit_fees'
  | 'non_audit_fee_share'
  | 'audit_related_fees'
  | 'tax_fees'
  | 'total_auditor_fees'
  | 'audit_fees'
  | 'auditor_tenure'
  | 'attendance'
  | 'term_limit'
  | 'retirement_age'
  | 'overboarding_limit'
  | 'director_board_seats'
  | 'board_meetings'
  | 'board_women'
  | 'board_ethnic_diversity'
  | 'board_diversity'
  | 'board_non_independence'
  | 'board_independence'
  | 'board_size'
  | 'special_meeting_threshold'
  | 'largest_holder'
  | 'shareholder_proposals'
  | 'classified_board'
  | 'plurality_vote'
  | 'dual_class_shares'
  | 'combined_chair_ceo'
  | 'lead_independent_director'
  | 'clawback_policy'
  | 'hedging_permitted'
  | 'pledging_permitted'
  | 'poison_pill'
  | 'supermajority'
  | 'proxy_access'
  | 'special_meeting_right'
  | 'annual_say_on_pay'
  | 'women_directors'
  | 'diverse_directors'
  | 'independent_directors'
  | 'non_independent_directors';
export type MetricKey = FactMetricKey | PeopleMetricKey;

type Common = {
  /** The end of the sentence "Triggers when …". */
  label: string;
  /**
   * Wordings; all patterns of one wording must match. The first metric of the table with a matching wording is used.
   */
  ways: RegExp[][];
  /** Words that do not change the meaning. */
  fillers?: RegExp;
  /** The library question about the same subject. */
  libraryQueryId?: string;
};

export type NumberMetric = Common & {
  kind: 'number';
  key: MetricKey;
  unit: MetricUnit;
  /** The side that is a concern, for lines without an operator. */ concern: 'above' | 'below';
  /** True when its name contains a negation, which does not belong to the comparison. */ isNegative?: boolean;
};
export type YesNoMetric = Common & {
  kind: 'yes_no';
  key: MetricKey;
  /** Wordings with the opposite meaning. */
  oppositeWays?: RegExp[][];
  negativeLabel: string;
  /** True for a good practice: a line that only names it does not say whether to flag its presence or absence. */
  isGood?: boolean;
};
export type Metric = NumberMetric | YesNoMetric;

const CEO = "(?:ceo|chief executive(?: officer)?)(?:'s|s')?";
const PAY = '(?:pay|compensation|remuneration)';
const BOARD = /\b(?:boards?|directors?|members|nominees?)(?:'s|s')?\b/;
const one = (...patterns: RegExp[]) => patterns.map((pattern) => [pattern]);
const number = (
  key: MetricKey,
  unit: MetricUnit,
  concern: 'above' | 'below',
  label: string,
  ways: RegExp[][],
  extra: Partial<Common & Pick<NumberMetric, 'isNegative'>> = {},
): NumberMetric => ({ kind: 'number', key, unit, concern, label, ways, ...extra });
const yesNo = (
  key: MetricKey,
  label: string,
  negativeLabel: string,
  ways: RegExp[][],
  extra: Partial<Omit<YesNoMetric, 'kind' | 'key'>> = {},
): YesNoMetric => ({ kind: 'yes_no', key, label, negativeLabel, ways, ...extra });

const SAY_ON_PAY = new RegExp(alternatives(SAY_ON_PAY_WORDS));
const OPPOSITION = /\b(?:opposition|against|dissent|oppos(?:ed|e|es|ing))\b/;
const VOTERS = /\b(?:votes?|voters?|shareholders?|stockholders?|investors?)\b/;
const EXECUTIVE_PAY = /\b(?:executive|named executive officer|neo)(?:'s|s')? (?:pay|compensation|remuneration)\b/;
const NON_AUDIT = /\bnon-?audit(?: services?| work)?(?: fees?)?\b/;
const FEE_FILLERS = /\b(?:paid|auditors?|accounting|firm|independent|services|billed)\b/g;

export const METRICS: readonly Metric[] = [
  number(
    'ceo_pay_ratio',
    'ratio',
    'above',
    'the CEO pay ratio',
    [
      [
        new RegExp(
          `\\b(?:${CEO}[- ]?)?(?:to[- ](?:median[- ])?(?:worker|employee)s?[- ])?(?:annual )?` +
            `(?:total )?${PAY}[- ](?:to[- ]median[- ](?:(?:employee|worker)s?[- ])?(?:${PAY}[- ])?)?ratio\\b`,
        ),
      ],
      [new RegExp(`\\b${CEO}[- ](?:to[- ](?:median[- ])?(?:worker|employee)s?[- ])?${PAY}[- ](?:gap|multiple)\\b`)],
      [
        new RegExp(
          `\\bratio (?:of|between) (?:the )?${CEO}(?: annual| total)*(?: ${PAY})? (?:to|and) (?:that of )?` +
            `(?:the )?(?:median )?(?:employee|worker)(?:'s|s)?(?: ${PAY})?\\b`,
        ),
      ],
      [
        new RegExp(`\\b${CEO}(?: ${PAY})?\\b`),
        new RegExp(`\\b(?:the |that of the )?median (?:employee|worker)(?:'s|s)?(?: ${PAY})?\\b`),
        /\btimes\b|\d\s?x\b/,
      ],
      [new RegExp(`\\b${CEO}[- ]to[- ](?:median[- ])?(?:worker|employee)(?:s|[- ]${PAY})?(?: ratio)?\\b`)],
    ],
    {
      fillers: /\b(?:ceo|earns|earning|makes|receives|paid|what|median|employee|worker|as much as)\b/g,
      libraryQueryId: 'comp_pay_ratio',
    },
  ),
  number(
    'median_employee_pay',
    'USD',
    'below',
    'the median employee pay',
    one(new RegExp(`\\bmedian (?:employee|worker)(?:'s|s)?(?: annual| total)* ${PAY}\\b|\\bmedian ${PAY}\\b`)),
    { libraryQueryId: 'comp_median_pay' },
  ),
  number(
    'ceo_ownership_multiple',
    'times',
    'below',
    'the stock ownership guideline of the CEO',
    [
      [
        new RegExp(`\\b${CEO}\\b`),
        /\b(?:stock |share |equity )?(?:ownership|holding)s? (?:guidelines?|requirements?|multiple|policy)/,
      ],
    ],
    {
      fillers: /\b(?:guidelines?|requirements?|multiple|salary|base|annual|his|her)\b/g,
      libraryQueryId: 'comp_ownership',
    },
  ),
  number(
    'director_ownership_multiple',
    'times',
    'below',
    'the stock ownership guideline of directors',
    [
      [
        /\b(?:non-employee |outside )?directors?\b/,
        /\b(?:stock |share |equity )?(?:ownership|holding)s? (?:guidelines?|requirements?|multiple|policy)/,
      ],
    ],
    { fillers: /\b(?:guidelines?|requirements?|multiple|retainer|annual|cash)\b/g, libraryQueryId: 'comp_ownership' },
  ),
  number(
    'ceo_total_pay',
    'USD',
    'above',
    "the CEO's total compensation",
    one(
      new RegExp(
        `\\b(?:total |annual )*${CEO}(?: annual| total)* ${PAY}(?: package)?\\b|` +
          `\\b(?:total |annual )*${PAY} of (?:the )?${CEO}`,
      ),
    ),
    { libraryQueryId: 'comp_ceo_total' },
  ),
  number(
    'say_on_pay_opposition',
    'percent',
    'above',
    'the vote against say-on-pay at the previous meeting',
    [
      [SAY_ON_PAY, OPPOSITION],
      [VOTERS, OPPOSITION, EXECUTIVE_PAY],
    ],
    {
      fillers: wholeWords(SAY_ON_PAY_OPPOSITION_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_say_on_pay',
    },
  ),
  number(
    'say_on_pay_support',
    'percent',
    'below',
    'say-on-pay support at the previous meeting',
    [
      [SAY_ON_PAY],
      [/\bsupport for executive (?:pay|compensation)\b/],
      [VOTERS, /\b(?:support(?:s|ed)?|approv(?:al|es?|ed)|favou?r(?:ed)?|back(?:s|ed)?)\b/, EXECUTIVE_PAY],
    ],
    {
      fillers: wholeWords(SAY_ON_PAY_SUPPORT_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_say_on_pay',
    },
  ),
  number(
    'non_audit_to_audit_fees',
    'percent',
    'above',
    'the ratio of tax and other fees to audit and audit-related fees',
    [
      [NON_AUDIT, /\bof (?:the )?(?:total )?audit(?: and audit-related)? fees?\b/],
      [/\bnon-?audit(?: services?)?(?: fees?)? to audit(?: fees?)? ratio\b/],
      [/\bratio of non-?audit(?: services?)?(?: fees?)? to audit fees?\b/],
      [NON_AUDIT, /\b(?<!non-)audit(?: and audit-?\s?related)? fees?\b/],
    ],
    { fillers: FEE_FILLERS, libraryQueryId: 'prop_auditor_fees' },
  ),
  number(
    'non_audit_fee_share',
    'percent',
    'above',
    "the share of tax and other fees in the auditor's total fees",
    [[NON_AUDIT]],
    {
      fillers: wholeWords(NON_AUDIT_FEE_SHARE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_auditor_fees',
    },
  ),
  number('audit_related_fees', 'USD', 'above', 'audit-related fees', one(/\baudit-?\s?related fees?\b/), {
    fillers: FEE_FILLERS,
    libraryQueryId: 'prop_auditor_fees',
  }),
  number('tax_fees', 'USD', 'above', 'tax fees paid to the auditor', one(/\btax fees?\b/), {
    fillers: FEE_FILLERS,
    libraryQueryId: 'prop_auditor_fees',
  }),
  number(
    'total_auditor_fees',
    'USD',
    'above',
    'total fees paid to the auditor',
    one(new RegExp(alternatives(TOTAL_AUDITOR_FEES_WORDS))),
    { fillers: FEE_FILLERS, libraryQueryId: 'prop_auditor_fees' },
  ),
  number(
    'audit_fees',
    'USD',
    'above',
    'audit fees',
    one(/\baudit fees?\b|\bauditor(?:'s)? fees?\b|\bfees for (?:the )?audit\b/),
    { fillers: FEE_FILLERS, libraryQueryId: 'prop_auditor_fees' },
  ),
  number(
    'auditor_tenure',
    'years',
    'above',
    "the auditor's tenure",
    [
      [/\b(?:auditor|audit firm|external auditor|accounting firm)(?:'s|s')?(?: firm)? tenure\b/],
      [/\btenure of (?:the )?(?:independent |external )?(?:auditor|audit firm)\b/],
      [
        /\b(?:independent |external )?(?:auditor|audit firm|accounting firm)\b/,
        /\b(?:served|serving|been in place|in place|in office|retained|engaged|unchanged|not rotated|same)\b/,
        /\byears?\b/,
      ],
    ],
    {
      fillers: wholeWords(AUDITOR_TENURE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_auditor',
    },
  ),
  number(
    'attendance',
    'percent',
    'below',
    "a director's attendance",
    one(/\b(?:board |director |directors'? )?(?:meeting )?attendance\b/, /\battend(?:s|ed|ing)?\b/),
    {
      fillers: /\b(?:any|each|every|individual|meetings?|committees?|and|nominee|incumbent|all|record|rate)\b/g,
      libraryQueryId: 'gov_attendance',
    },
  ),
  number(
    'average_tenure',
    'years',
    'above',
    'the average tenure of the nominees',
    [[/\b(?:average|mean|avg\.?)\b/, /\btenure\b/]],
    { libraryQueryId: 'gov_tenure_refreshment' },
  ),
  number('term_limit', 'years', 'above', 'the term limit of directors', one(/\bterm limits?\b/), {
    libraryQueryId: 'gov_tenure_refreshment',
  }),
  number(
    'director_tenure',
    'years',
    'above',
    "the longest-serving nominee's tenure",
    [
      [
        new RegExp(
          String.raw`\b(?:${oneOf(DIRECTOR_TENURE_ANY)} )*${oneOf(DIRECTOR_TENURE_BOARD)}(?:maximum )?tenure\b`,
        ),
      ],
      [/\btenure of (?:any |a |the )?(?:(?:board|director|nominee|member)s? ?)+/],
      [
        /\b(?:any |a )?(?:director|nominee|board member|member)s?\b/,
        /\b(?:served|serving|serves|tenure|been on the board|on the board)\b/,
        /\byears?\b/,
      ],
      [/^tenure\b/],
    ],
    {
      fillers: wholeWords(DIRECTOR_TENURE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_tenure_refreshment',
    },
  ),
  number(
    'retirement_age',
    'years',
    'above',
    'the retirement age of directors',
    one(/\b(?:mandatory |director )*retirement age\b/),
    { libraryQueryId: 'gov_tenure_refreshment' },
  ),
  number(
    'director_age',
    'years',
    'above',
    "the oldest nominee's age",
    [[/\b(?:director|nominee|board member)s?\b/, /\b(?:age|aged|old|older|younger)\b/]],
    { fillers: /\b(?:any|age|aged|old|years of age|nominee)\b/g, libraryQueryId: 'gov_tenure_refreshment' },
  ),
  number(
    'overboarding_limit',
    'boards',
    'above',
    'the number of public company boards that the policy allows',
    [
      [/\boverboarding (?:limit|policy|threshold)\b/],
      [
        /\b(?:limit on|policy (?:allows?|permits?|limits?)|limits?|allowed|permitted)\b/,
        /\bboards?\b|\bdirectorships?\b/,
      ],
    ],
    {
      fillers: wholeWords(OVERBOARDING_LIMIT_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_overboarding',
    },
  ),
  number(
    'director_board_seats',
    'boards',
    'above',
    'the number of public company boards a director sits on',
    [
      [
        /\b(?:director|nominee|board member|executive|ceo)s?\b/,
        new RegExp(
          String.raw`\b(?:${oneOf(DIRECTOR_BOARD_SEATS_WORDS)} )*(?:boards|directorships|board seats|mandates)\b`,
        ),
      ],
      [/\boverboard(?:ed|ing)?\b/],
    ],
    {
      fillers: wholeWords(DIRECTOR_BOARD_SEATS_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_overboarding',
    },
  ),
  number(
    'board_meetings',
    'meetings',
    'below',
    'the number of board meetings',
    one(/\b(?:number of )?board meetings\b|\bboard met\b|\bboard held\b/),
    { fillers: /\b(?:held|meetings|times)\b/g, libraryQueryId: 'gov_attendance' },
  ),
  number(
    'board_women',
    'percent',
    'below',
    'the share of women on the board',
    one(/\b(?:women|woman|female(?:s)?)\b|\bgender[- ]divers(?:e|ity)\b/),
    {
      fillers: wholeWords(BOARD_WOMEN_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_diversity',
    },
  ),
  number(
    'board_ethnic_diversity',
    'percent',
    'below',
    'the share of racially or ethnically diverse directors',
    one(new RegExp(alternatives(BOARD_ETHNIC_DIVERSITY_WORDS))),
    { fillers: /\b(?:on|representation|seats?|directors|members|nominees)\b/g, libraryQueryId: 'gov_diversity' },
  ),
  number(
    'board_diversity',
    'percent',
    'below',
    'the share of directors who are women or racially or ethnically diverse',
    one(/\b(?:board |director )?diversity\b|\bdiverse (?:directors|board|members|nominees)\b|\bdiverse\b/),
    { fillers: /\b(?:on|representation|seats?|directors|members|nominees)\b/g, libraryQueryId: 'gov_diversity' },
  ),
  number(
    'board_non_independence',
    'percent',
    'above',
    'the share of directors who are not independent',
    [
      [/\bnon-?independent (?:board )?(?:directors?|members?|nominees?)\b/],
      [BOARD, /\b(?:non-?independent|not (?:considered |deemed )?independent)\b/],
    ],
    { isNegative: true, fillers: /\b(?:on|seats?|members|nominees|level)\b/g, libraryQueryId: 'gov_independence' },
  ),
  number(
    'board_independence',
    'percent',
    'below',
    'the share of independent directors',
    [
      [/\b(?:board|directors?)(?:'s|s')? (?:is |of )?independence\b/],
      [/\bindependence of (?:the )?(?:board|directors)\b/],
      [/\bindependent (?:board )?(?:directors?|members?|nominees?)\b/],
      [BOARD, /\bindependent\b/],
      [/\bindependent\b/],
      [/^independence\b/],
    ],
    { fillers: /\b(?:on|seats?|members|nominees|level)\b/g, libraryQueryId: 'gov_independence' },
  ),
  number(
    'board_size',
    'people',
    'above',
    'the number of directors',
    one(
      /\bboard size\b|\bsize of (?:the )?board\b|\bnumber of directors\b/,
      /\bboard (?:has|have|with|consists of|of)\b/,
    ),
    { fillers: /\b(?:members|nominees|people|seats)\b/g, libraryQueryId: 'gov_board_composition' },
  ),
  number(
    'special_meeting_threshold',
    'percent',
    'above',
    'the ownership needed to call a special meeting',
    [[/\bspecial meetings?\b/, /\b(?:threshold|own|ownership|hold(?:ers|ing)?|requires?|call|\d)/]],
    {
      fillers: wholeWords(SPECIAL_MEETING_THRESHOLD_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_shareholder_rights',
    },
  ),
  number(
    'largest_holder',
    'percent',
    'above',
    "the largest holder's share",
    one(/\b(?:largest|biggest|single|controlling|any|one) (?:share|stock)?(?:holder|owner)s?(?:'s)?\b/),
    {
      fillers: wholeWords(LARGEST_HOLDER_FILLERS_WORDS, 'g'),
      libraryQueryId: 'risk_largest_holders',
    },
  ),
  number(
    'shareholder_proposals',
    'proposals',
    'above',
    'the number of shareholder proposals',
    one(/\b(?:share|stock)holder proposals?\b/),
    { fillers: /\b(?:ballot|meeting|agenda|submitted|annual|number)\b/g, libraryQueryId: 'prop_shareholder_proposals' },
  ),

  yesNo(
    'classified_board',
    'the board is classified',
    'all directors are elected annually',
    one(/\b(?:classified|staggered)(?: board)?(?: structure| of directors)?\b/),
    {
      oppositeWays: one(new RegExp(alternatives(CLASSIFIED_BOARD_OPPOSITE_WAYS_WORDS))),
      fillers: /\b(?:structure|terms?|annual|elections?|elected|all)\b/g,
      libraryQueryId: 'gov_classified_board',
    },
  ),
  yesNo(
    'plurality_vote',
    'directors are elected by plurality',
    'directors are elected by majority vote',
    one(/\bplurality(?: vote| voting)?(?: standard)?\b/),
    {
      oppositeWays: one(/\bmajority (?:vote|voting)(?: standard| policy)?\b/),
      fillers: /\b(?:elections?|elected|uncontested|standard|voting|vote|for|directors?|uses?)\b/g,
      libraryQueryId: 'gov_classified_board',
    },
  ),
  yesNo(
    'dual_class_shares',
    'share classes carry unequal votes',
    'each share carries one vote',
    one(new RegExp(alternatives(DUAL_CLASS_SHARES_WORDS))),
    {
      oppositeWays: one(/\bone[- ]share,?[- ]one[- ]vote\b|\bsingle class of (?:shares|stock)\b/),
      fillers: /\b(?:structure|shares?|stock|common|rights)\b/g,
      libraryQueryId: 'prop_voting_rights',
    },
  ),
  yesNo(
    'combined_chair_ceo',
    'one person is both chair and CEO',
    'the roles of chair and CEO are separate',
    one(
      /\bceo duality\b/,
      new RegExp(
        String.raw`\bcombin${oneOf(COMBINING_ENDINGS)} (?:the )?(?:roles? of )?${oneOf(FIRST_ROLE)}` +
          String.raw`${oneOf(ROLES_JOINED_BY)}+(?:the )?${oneOf(FIRST_ROLE)}(?: officer)?` +
          String.raw`${oneOf(COMBINED_CHAIR_CEO_ROLES)}?\b`,
      ),
      new RegExp(
        String.raw`\b${oneOf(CEO_NAMES)} ${oneOf(HOLDS_ROLE)}+(?:also |the )*(?:board )?(?:chair` +
          String.raw`${oneOf(CHAIR_ENDINGS)}?)(?: of the board)?\b`,
      ),
      new RegExp(
        String.raw`\b${oneOf(CHAIR_OR_CEO)}(?:\/| and | & )(?:the )?${oneOf(CEO_OR_CHAIR)}` +
          String.raw`${oneOf(COMBINED_CHAIR_CEO_ROLES)}? (?:are |is )?${oneOf(HELD_BY_ONE)}\b`,
      ),
      new RegExp(
        String.raw`\bsame person ${oneOf(HOLDS_VERBS)} (?:both )?(?:the )?(?:chair|ceo)\w*(?: and |\/)(?:the )?` +
          String.raw`(?:ceo|chair)\w*`,
      ),
    ),
    {
      oppositeWays: one(new RegExp(alternatives(SEPARATE_CHAIR_AND_CEO))),
      fillers: /\b(?:roles?|positions?|person|both)\b/g,
      libraryQueryId: 'gov_chair_structure',
    },
  ),
  yesNo(
    'lead_independent_director',
    'there is a lead independent director',
    'there is no lead independent director',
    one(/\b(?:lead|presiding) (?:independent )?director\b/),
    {
      isGood: true,
      fillers: /\b(?:designated|appointed|named|role|position)\b/g,
      libraryQueryId: 'gov_lead_independent',
    },
  ),
  yesNo(
    'clawback_policy',
    'there is a clawback policy',
    'there is no clawback policy',
    one(/\b(?:clawback|claw-back|compensation recovery|recoupment)(?: policy| policies| provisions?)?\b/),
    {
      isGood: true,
      fillers: /\b(?:policy|policies|provisions?|executive|disclosed|adopted|place)\b/g,
      libraryQueryId: 'comp_clawback',
    },
  ),
  yesNo(
    'hedging_permitted',
    'hedging of company stock is permitted',
    'hedging of company stock is prohibited',
    one(
      /\bhedg\w+ (?:of (?:company )?(?:stock|shares) )?(?:is |are )?(?:allowed|permitted)\b/,
      /\b(?:allows?|permits?|may|can) (?:\w+ )?hedg(?:e|ing)\b/,
    ),
    {
      oppositeWays: one(new RegExp(alternatives(HEDGING_PERMITTED_OPPOSITE_WAYS_WORDS))),
      fillers: /\b(?:policy|policies|stock|shares|executives?|officers?|insiders?|employees|directors?)\b/g,
      libraryQueryId: 'comp_hedging_pledging',
    },
  ),
  yesNo(
    'pledging_permitted',
    'pledging of company stock is permitted',
    'pledging of company stock is prohibited',
    one(
      /\bpledg\w+ (?:of (?:company )?(?:stock|shares) )?(?:is |are )?(?:allowed|permitted)\b/,
      /\b(?:allows?|permits?|may|can) (?:\w+ )?pledg(?:e|ing)\b/,
    ),
    {
      oppositeWays: one(new RegExp(alternatives(PLEDGING_PERMITTED_OPPOSITE_WAYS_WORDS))),
      fillers: /\b(?:policy|policies|stock|shares|executives?|officers?|insiders?|employees|directors?)\b/g,
      libraryQueryId: 'comp_hedging_pledging',
    },
  ),
  yesNo(
    'poison_pill',
    'there is a poison pill',
    'there is no poison pill',
    one(/\bpoison pill\b|\b(?:share|stock)holder rights (?:plan|agreement)\b/),
    { fillers: /\b(?:place|adopted|maintains?|force|effect)\b/g, libraryQueryId: 'prop_takeover_defences' },
  ),
  yesNo(
    'supermajority',
    'there are supermajority vote requirements',
    'there are no supermajority vote requirements',
    one(/\bsuper-?\s?majority(?: vot(?:e|ing))?(?: requirements?| provisions?| standards?)?\b/),
    {
      fillers: /\b(?:requirements?|provisions?|bylaws?|charter|amend(?:ments?)?|certificate|place)\b/g,
      libraryQueryId: 'prop_takeover_defences',
    },
  ),
  yesNo(
    'proxy_access',
    'shareholders have proxy access',
    'shareholders have no proxy access',
    one(/\bproxy access(?: right| rights| bylaw| provision)?\b/),
    {
      isGood: true,
      fillers: /\b(?:shareholders?|stockholders?|rights?|bylaws?|provisions?|provided|offers?)\b/g,
      libraryQueryId: 'prop_shareholder_rights',
    },
  ),
  yesNo(
    'special_meeting_right',
    'shareholders can call a special meeting',
    'shareholders cannot call a special meeting',
    [[/\b(?:right to call|call|calling) (?:a )?special meetings?\b/]],
    {
      isGood: true,
      fillers: /\b(?:shareholders?|stockholders?|rights?|may|can|able|ability|to)\b/g,
      libraryQueryId: 'prop_shareholder_rights',
    },
  ),
  yesNo(
    'annual_say_on_pay',
    'say-on-pay is held every year',
    'say-on-pay is not held every year',
    [[/\b(?:annual(?:ly)?|every year|yearly)\b/, /\bsay[- ]on[- ]pay\b/]],
    { isGood: true, fillers: /\b(?:held|votes?|voted|frequency)\b/g, libraryQueryId: 'prop_say_on_pay' },
  ),
];

export function metricOf(key: string): Metric | undefined {
  return METRICS.find((metric) => metric.key === key) ?? COUNTED[key];
}

/** Shares that may also be given as a count: "fewer than 3 women on the board". */
export const COUNT_TWIN: Record<string, string> = {
  board_women: 'women_directors',
  board_ethnic_diversity: 'diverse_directors',
  board_independence: 'independent_directors',
  board_non_independence: 'non_independent_directors',
};

const counted = (
  key: MetricKey,
  label: string,
  libraryQueryId: string,
  concern: NumberMetric['concern'] = 'below',
): NumberMetric => ({ kind: 'number', key, unit: 'people', concern, label, ways: [], libraryQueryId });
const COUNTED: Record<string, NumberMetric> = {
  women_directors: counted('women_directors', 'the number of women on the board', 'gov_diversity'),
  diverse_directors: counted(
    'diverse_directors',
    'the number of racially or ethnically diverse directors',
    'gov_diversity',
  ),
  independent_directors: counted('independent_directors', 'the number of independent directors', 'gov_independence'),
  non_independent_directors: counted(
    'non_independent_directors',
    'the number of directors who are not independent',
    'gov_independence',
    'above',
  ),
};
