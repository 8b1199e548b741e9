import { alternatives, wholeWords } from '@/lib/format/patterns';
import {
  BOARD_ETHNIC_DIVERSITY_WORDS,
  BOARD_WOMEN_FILLERS_WORDS,
  LARGEST_HOLDER_FILLERS_WORDS,
  SPECIAL_MEETING_THRESHOLD_FILLERS_WORDS,
} from './board-metrics-patterns';
import { type Metric, BOARD, one, number } from './metric-types';

/** The board as a whole, holders and proposals. */
export const BOARD_METRICS: readonly Metric[] = [
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
];
