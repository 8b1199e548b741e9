import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const ACTS_FOR_OTHERS: Alternatives = [
  'on behalf of',
  'together with',
  [/acting as (?:an? |the )?(?:representative|agent) (?:of|for)/u, 'acting as representative of'],
  [/and (?:its |the |\w+ )?(?:co-?filers?|co-?proponents?)/u, 'and its co-filers'],
];

export const HAS_NOTIFIED = plainWords(`
  notified, informed, advised, indicated, submitted, given, told, stated, represented, requested, sponsored, proposed,
  provided,
`);

export const IS_PROPONENT: Alternatives = [
  [/proponents?/u, 'proponent'],
  [/sponsors?/u, 'sponsor'],
  [/filers?/u, 'filer'],
  [/(?:beneficial )?owners? of/u, 'owner of'],
  [/holders? of/u, 'holder of'],
];

export const THAT_THEY_HOLD: Alternatives = [
  'will',
  'has',
  'have',
  [/holds?/u, 'hold'],
  [/owns?/u, 'own'],
  [/intends?/u, 'intend'],
  'beneficially',
];

export const THAT_THEY_PRESENT = plainWords('present, propose, submit, introduce, move, offer, put forward, bring');

const TO_PRESENT: Alternatives = [
  ...plainWords('present, submit, introduce, move, offer, place before, have voted on'),
  [/put (?:forward|before)/, 'put forward'],
  [/bring(?: forward| before| up)?/, 'bring'],
];

/** How a text is said to be printed. */
const PRINTED = plainWords('set out, set forth, printed, quoted, reproduced, contained, shown, described, presented');

const THIS_PROPOSAL: Alternatives = [
  'this',
  'the following',
  [
    new RegExp(
      String.raw`the (?:(?:share|stock)(?:holder|owner) )?(?:proposal|resolution) (?:below|(?:that|which) follows|` +
        String.raw`(?:as )?${oneOf(PRINTED)} (?:below|in this|above)|for (?:inclusion|consideration|the))`,
    ),
    'the proposal set forth below',
  ],
];

export const PRESENTS_THIS: Alternatives = [
  [/will (?:present|submit|introduce|move|offer|put forward|bring(?: forward)?)/u, 'will present'],
  'submits',
  'presents',
  'sponsors',
  'proposes',
  'offers',
  'submitted',
  'presented',
  'sponsored',
  'proposed',
];

export const AT_LEAST: Alternatives = ['at least ', 'no fewer than ', 'approximately ', 'more than ', 'over '];

export const ACTS_OF_HOLDERS: Alternatives = [
  [
    /(?: who| which|,)? has (?:designated|appointed|authorized) [^;]{3,90}? to (?:present|submit|introduce)/u,
    ' has designated Jane Doe, its counsel, to present',
  ],
  [
    /(?: who| which|,)? has (?:designated|appointed|named) [^;]{3,90}? as (?:his|her|its|their) (?:agent|proxy)/u,
    ' has named Mr. John Poe as his agent',
  ],
  [
    new RegExp(String.raw`(?: who| which|,)? (?:has|have|had)(?: each| also)? ${oneOf(HAS_NOTIFIED)}`, 'u'),
    ' has notified',
  ],
  [
    new RegExp(
      String.raw`(?: who| which|,)? (?:intends?|plans?|proposes?|(?:is|are) expected) to ${oneOf(TO_PRESENT)}`,
      'u',
    ),
    ' intends to put forward',
  ],
  [
    /(?: who| which|,)? (?:notified|informed|advised) (?:us|[Tt]he (?:[Cc]ompany|[Cc]orporation|[Tt]rust)|[Oo]ur)/u,
    ' notified us',
  ],
  [
    /(?: who| which|,)? (?:notified|informed|advised) \p{Lu}[\p{L}\d&.'’-]+ (?:that|of (?:his|her|its|their))/u,
    ' informed Harbour that',
  ],
  [
    new RegExp(
      String.raw`(?: who| which|,)? (?:gave|sent|delivered|provided|furnished)(?: (?:us|[Tt]he [Cc]\p{L}+|` +
        String.raw`\p{Lu}[\p{L}\d&.'’-]+)(?: with)?)?(?: (?:timely|written|proper|formal|advance))* notice`,
      'u',
    ),
    ' gave notice',
  ],
  [
    /(?: who| which|,)? (?:ha(?:s|ve) )?(?:asked|requested)(?: us| that we| that)? (?:to )?(?:include|the following)/u,
    ' asked us to include',
  ],
  [
    new RegExp(String.raw`(?: who| which|,)? (?:is|are|was) (?:the )?(?:lead )?${oneOf(IS_PROPONENT)}`, 'u'),
    ' is the proponent',
  ],
  [
    new RegExp(
      String.raw`,? (?:states?|has stated|says|represents?) that (?:he|she|it|they) ` +
        String.raw`${oneOf(THAT_THEY_HOLD)}`,
      'u',
    ),
    ' states that she will',
  ],
  [
    new RegExp(
      String.raw`,? that (?:he|she|it|they) (?:(?:intends?|plans?|proposes?) to|will) ` +
        String.raw`${oneOf(THAT_THEY_PRESENT)}`,
      'u',
    ),
    ' that they intend to present',
  ],
  [new RegExp(String.raw`,? ${oneOf(PRESENTS_THIS)} ${oneOf(THIS_PROPOSAL)}`, 'u'), ' will present this'],
  [
    new RegExp(
      String.raw`,? (?:and )?(?:the )?(?:owners?|beneficial owners?|holders?) of ${oneOf(AT_LEAST)}?[\d$]`,
      'u',
    ),
    ' owner of 2',
  ],
];

export const SUBMITTED_BY = plainWords('submitted, sponsored, presented, made, filed, introduced, offered, received');

export const A_SHAREHOLDER: Alternatives = [
  [/a shareholder, /u, 'a shareholder, '],
  [/a stockholder, /u, 'a stockholder, '],
  [/our (?:stock|share)holder,? /u, 'our stockholder '],
];

/** "As the holder of", "as described in": where a sentence about a proponent goes on. */
export const BEHIND_AS: Alternatives = [
  'of',
  'the',
  [/an?/, 'a'],
  ...plainWords('to, in, by, for, on, with'),
  ...plainWords('described, required, permitted, discussed'),
];

export const NOT_A_NAME_WORDS: Alternatives = [
  [/boards?/, 'board'],
  'amended',
  'certificate',
  [/articles?/, 'article'],
  [/by-?laws?/, 'by-law'],
  'charter',
  'company',
  'corporation',
  [/proponents?/, 'proponent'],
  [/stockholders?/, 'stockholder'],
  [/shareholders?(?! (?:commons|association|advocacy|rights))/, 'shareholder'],
  [/shareowners?/, 'shareowner'],
  [/proposals?/, 'proposal'],
  'following',
  'secretary',
  'supporting',
  'statement',
  'yes',
  'its',
  'their',
  'his',
  'her',
  'my',
  'resolved',
  'whereas',
  'we',
  'our',
  'it',
  'management',
  'committee',
  'sec',
  'securities',
  'annual meeting',
  'election',
  'item',
  'vote',
  'in accordance',
  'certain',
  'this',
  'these',
  'if',
  [new RegExp(`as ${oneOf(BEHIND_AS)}`), 'as of'],
  'for',
  'each',
  ...SMALL_NUMBERS.slice(1, 8),
  'several',
  'some',
  'rule',
  'section',
  'to',
  'in',
  'no',
  'upon',
  'name',
  'address',
  [/proxy(?= (?:statement|card|materials?|vot)|$)/, 'proxy statement'],
  'such',
  'they',
  'he',
  'she',
  'voting',
  'beneficial',
  'common',
  [/u\.?s\.? (?:equal|securities|department|congress)/, 'u.s. equal'],
  'chief',
  'president',
  'congress',
  'federal',
  'requesting',
  'report',
  [/(?:corporate )?secretary(?! of)/, 'corporate secretary'],
  'general counsel',
];

export const ANSWERS_OF_BOARD: Alternatives = [
  'response',
  'recommendation',
  [/oppos(?:ing|ition) statement/, 'opposing statement'],
  [/(?:statement|position) (?:in opposition|against)/, 'statement in opposition'],
];

export const ANSWER_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:the |our |[A-Z][\w&.-]+ ){0,3}(?:board(?: of directors)?|company|management)` +
        String.raw`['’]?s?['’]? ${oneOf(ANSWERS_OF_BOARD)}`,
    ),
    "board's response",
  ],
  [
    /^(?:our )?(?:statement (?:in opposition|against)|opposition statement|opposing statement)/,
    'statement in opposition',
  ],
];

export const STATE_NAMES: Alternatives = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
  [/D\.C\./, 'D.C.'],
  [/[A-Z]{2}/, 'NY'],
];
