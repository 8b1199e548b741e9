import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { DATE } from '@/lib/facts/text/values';

export const HALVES_OF_DAY: Alternatives = [[/a\.?\s?m\.?/, 'am'], [/p\.?\s?m\.?/, 'pm'], 'noon', "o'clock"];

export const TIME_ZONES: Alternatives = [
  'Eastern',
  'Central',
  'Mountain',
  'Pacific',
  'local',
  [/E[SD]?T/, 'ET'],
  [/C[SD]?T/, 'CT'],
  [/M[SD]?T/, 'MT'],
  [/P[SD]?T/, 'PT'],
];

export const TIME_KINDS: Alternatives = ['Standard', 'Daylight'];

export const DEADLINE_LEAD_BY: Alternatives = [
  'by',
  'until',
  'till',
  'before',
  'through',
  'prior to',
  [/(?:no|not) later than/, 'no later than'],
  'up to',
  [/deadline\w*(?: (?:is|of|for \w+))?/, 'deadlines'],
];

export const HOURS_OF_DEADLINE: Alternatives = [
  [/\d{1,2}(?::\d\d)?\s?[ap]\.?\s?m\.?,?/, '2am'],
  [/midnight,?/, 'midnight'],
  [/noon,?/, 'noon'],
  [/close of (?:business|voting),?/, 'close of business'],
];

export const DEADLINE_LEAD_TIME: Alternatives = ['Time', [/[A-Z]{2,3}/, 'AA']];

export const OUTSTANDING_OUTSTANDING: Alternatives = [
  'outstanding',
  [/entitled to (?:one |be )?vote/, 'entitled to vote'],
  'issued',
];

export const OUTSTANDING_WORDS: Alternatives = [
  [/(?:issued and )?outstanding\s(?:\w+\s){0,3}?(?:shares|stock)/, 'outstanding shares'],
  [/votes?, (?:consisting|representing)[^.;]{0,120}?outstanding/, 'vote, consistingoutstanding'],
  [
    new RegExp(
      String.raw`(?:class [a-z] )?(?:shares|common shares|ordinary shares)[^.;]{0,200}?` +
        oneOf(OUTSTANDING_OUTSTANDING),
    ),
    'sharesoutstanding',
  ],
];

export const VIRTUAL_URL_WWW: Alternatives = [
  [/www\./, 'www.'],
  [/web\./, 'web.'],
  [/meetnow\./, 'meetnow.'],
  [/meetings\./, 'meetings.'],
  [/register\./, 'register.'],
];

export const VIRTUAL_URL_MEETING: Alternatives = [
  'meeting',
  'lumi',
  'proxydocs',
  'computershare',
  'broadridge',
  [/edge\.media/, 'edge.media'],
];

export const OTHER_DATE_RECORD: Alternatives = [
  'record',
  'close of business',
  'of record',
  'fiscal',
  'year ended',
  [/years? ending/, 'year ending'],
  'as of',
  'adjourned from',
  'dated',
  'filed',
  'since',
  'effective',
  'mailed',
  'mailing',
  [/first (?:sent|made)/, 'first sent'],
  'on or about',
  'no later than',
  'not later than',
  'before',
  'prior to',
  'received',
  'deadline',
  'by',
  'until',
  'through',
  'between',
  'after',
  'and ending',
  'next',
  [/proposals?/, 'proposal'],
];

export const OTHER_DATE_MON = plainWords('mon, tues, wednes, thurs, fri, satur, sun');

export const MEETING_TO_COME_WILL_BE = plainWords('will be, is to be, to be, being, be, is');

export const MEETING_TO_COME_HELD = plainWords('held, convened, conducted, hosted, scheduled');

export const MEETING_PAST_WORDS: Alternatives = [
  [/\b(?:last|previous|prior|20\d\d) (?:annual )?meeting[^.]{0,30}(?:was )?held/, 'last meetingheld'],
  'was held',
  'were held',
  [/held (?:on )?(?:\w+day,? )?$/, 'held '],
];

export const PLACE_OF_MEETING_HELD: Alternatives = [
  'held',
  'located',
  [/location:?/, 'location'],
  [/place:?/, 'place'],
  [/where:?/, 'where'],
];

export const STATES_IN_ADDRESS: Alternatives = [
  [/[A-Z]{2}/, 'AA'],
  [/[A-Z][a-z]+/, 'Aboard'],
];

export const OF_RECORD_WORDS: Alternatives = [
  'record date',
  'of record',
  [/entitled to (?:be )?vote/, 'entitled to vote'],
  [/were (?:issued and )?outstanding/, 'were outstanding'],
  'eligible to vote',
  [/one vote (?:per|for each)/, 'one vote per'],
  'entitled to be voted',
];

export const OTHER_DATE = new RegExp(
  String.raw`\b${oneOf(OTHER_DATE_RECORD)}\s?(?:on |at |the |about |by )?(?:${oneOf(OTHER_DATE_MON)}` +
    String.raw`day,? )?$`,
  'i',
);

export const MEETING_TO_COME = new RegExp(
  String.raw`(?:annual|special|general|agm|(?:stock|share)holders?'? meeting)[^.;]{0,120}?` +
    String.raw`${oneOf(MEETING_TO_COME_WILL_BE)}\s` +
    oneOf(MEETING_TO_COME_HELD),
  'i',
);

export const MEETING_PAST = new RegExp(alternatives(MEETING_PAST_WORDS), 'i');

export const PLACE_OF_MEETING = new RegExp(
  oneOf(PLACE_OF_MEETING_HELD) +
    String.raw`\s(?:[^.;]{0,80}?\s)?at\s(?<place>(?:the |our )?[A-Z][^.;]{10,140}?` +
    String.raw`${oneOf(STATES_IN_ADDRESS)}\s\d{5})`,
  'gi',
);

export const OF_RECORD = new RegExp(alternatives(OF_RECORD_WORDS), 'i');

export const HOLDERS_OF_RECORD: Alternatives = [
  [/holders?/, 'holder'],
  [/owners?/, 'owner'],
  'shareholders',
  'stockholders',
  'shareowners',
  'members',
  'unitholders',
];

export const BEFORE_RECORD_DATE: Alternatives = [
  [/record date[^.;]{0,60}?/, 'record date'],
  [new RegExp(String.raw`${oneOf(HOLDERS_OF_RECORD)} of record[^.;]{0,90}?`), 'holder of record'],
  [/close of business[^.;]{0,30}?/, 'close of business'],
  [/of record (?:as of|on|at)[^.;]{0,40}?/, 'of record as of'],
];

export const AFTER_RECORD_DATE: Alternatives = [
  [/\(?the "?record date/, 'the record date'],
  'is the record date',
  'as the record date',
  [/,? the record date/, ' the record date'],
];

export const RECORD_DATES: Alternatives = [
  [new RegExp(String.raw`${oneOf(BEFORE_RECORD_DATE)}(?<date>${DATE})`), 'record date is March 14, 2025'],
  [
    new RegExp(String.raw`(?<dateFirst>${DATE})[^.;]{0,50}?${oneOf(AFTER_RECORD_DATE)}`),
    'March 14, 2025 as the record date',
  ],
];
