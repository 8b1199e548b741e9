import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  CEO_NAMES,
  CEO_OR_CHAIR,
  CHAIR_ENDINGS,
  CHAIR_OR_CEO,
  CLASSIFIED_BOARD_OPPOSITE_WAYS_WORDS,
  COMBINED_CHAIR_CEO_ROLES,
  COMBINING_ENDINGS,
  DUAL_CLASS_SHARES_WORDS,
  FIRST_ROLE,
  HEDGING_AND_PLEDGING_FILLERS_WORDS,
  HEDGING_PERMITTED_OPPOSITE_WAYS_WORDS,
  HELD_BY_ONE,
  HOLDS_ROLE,
  HOLDS_VERBS,
  PLEDGING_PERMITTED_OPPOSITE_WAYS_WORDS,
  PLURALITY_VOTE_FILLERS_WORDS,
  ROLES_JOINED_BY,
  SEPARATE_CHAIR_AND_CEO,
} from './policy-metrics-patterns';
import { type Metric, one, yesNo } from './metric-types';

/** What a company has or allows: yes or no. */
export const POLICY_METRICS: readonly Metric[] = [
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
      fillers: wholeWords(PLURALITY_VOTE_FILLERS_WORDS, 'g'),
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
      fillers: wholeWords(HEDGING_AND_PLEDGING_FILLERS_WORDS, 'g'),
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
      fillers: wholeWords(HEDGING_AND_PLEDGING_FILLERS_WORDS, 'g'),
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
