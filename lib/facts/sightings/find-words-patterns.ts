import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { COUNT } from '@/lib/format/words/number-words';

export const KNOWN_FIRM_WORDS = plainWords(`
  PricewaterhouseCoopers, PwC, Ernst, EY, Deloitte, KPMG, BDO, Grant Thornton, RSM, Crowe, Marcum, Moss Adams,
  Baker Tilly, CohnReznick, Forvis, Plante,
`);

export const CHAIR_EXECUTIVE: Alternatives = ['executive ', 'independent ', 'non-executive ', 'non-employee '];

export const CHAIR_BOARD: Alternatives = [
  [/ of (?:the|our) board/, ' of the board'],
  [/\b(?! of (?:the|our|its) (?:\w+ ){0,6}committee)/, 'the '],
];

export const CHAIR_WORDS: Alternatives = [
  [
    new RegExp(String.raw`\b${oneOf(CHAIR_EXECUTIVE)}?(?:chair(?:man|woman|person)?)${oneOf(CHAIR_BOARD)}`),
    'chair of the board',
  ],
  [/\bboard chair\b/, 'board chair'],
];

export const BAN_WORDS: Alternatives = [
  [/\bprohibit/, 'prohibit'],
  [/\bmay not\b/, 'may not'],
  [/\bnot (?:be )?(?:permit|allow)/, 'not permit'],
  [/\bforbid/, 'forbid'],
  [/\bbarr?ed\b/, 'bared'],
  [/\bbans?\b/, 'ban'],
  [/\bmust not\b/, 'must not'],
  [/\bcannot\b/, 'cannot'],
  [/\bno (?:hedging|pledging|short)/, 'no hedging'],
  [/\banti-?(?:hedging|pledging)/, 'antihedging'],
  [/\bprevent/, 'prevent'],
];

export const EXCEPTION_WORDS: Alternatives = [
  [/\bunless\b/, 'unless'],
  [/\bexcept\b/, 'except'],
  [/\bpre-?(?:approv|clear)\w*/, 'preapproval'],
  [/\b(?:prior|advance) (?:written )?(?:approval|consent)\b/, 'prior approval'],
  [/\bwith the (?:approval|consent)/, 'with the approval'],
  [/\bcase-by-case\b/, 'case-by-case'],
  [/\bexception/, 'exception'],
  [/\bdiscourag/, 'discourag'],
  [/\blimited circumstances/, 'limited circumstances'],
  [/\bgrandfather/, 'grandfather'],
];

export const CLASSIFIED_SEEN: Alternatives = [
  [/\bclass (?:i{1,3}|[123])\b/, 'class i'],
  [/\bthree-year term/, 'three-year term'],
  [/\bstaggered\b/, 'staggered'],
  [/\bdivided into (?:three|two) classes/, 'divided into three classes'],
  [/\bclassified board\b/, 'classified board'],
];

export const ANNUAL_ELECTION_SEEN: Alternatives = [
  [/\bannual(?:ly)? elect/, 'annual elect'],
  [/\belect\w* (?:annually|each year|every year)/, 'election annually'],
  [/\bannual election/, 'annual election'],
  [/\bone-year terms?\b/, 'one-year term'],
  [/\bdeclassif/, 'declassif'],
  [/\b(?:no|not) (?:a )?classified/, 'no classified'],
  [/\belected for (?:a )?one-year/, 'elected for one-year'],
  [/\belect\w* all directors (?:annually|each)/, 'election all directors annually'],
];

export const SEPARATE_SEEN: Alternatives = [
  [/\bseparat\w* (?:the )?(?:role|position|office|chair|CEO|of)/, 'separate role'],
  [/\b(?:roles?|positions?|offices?)\b[^.]{0,80}\bseparat/, 'role separat'],
  [/\bindependent (?:non-executive )?(?:board )?chair/, 'independent chair'],
  [/\bnon-executive chair/, 'non-executive chair'],
];

export const CHAIR_CEO_SEPARATE_MAN: Alternatives = ['man', 'woman', 'person'];

export const CHAIR_CEO_SEPARATE_CEO: Alternatives = ['CEO', 'chief executive'];

export const COMBINED_SEEN: Alternatives = [
  [/\bcombin\w*/, 'combined'],
  [/\bserves? (?:as )?(?:both|our) chair\w* and (?:CEO|chief)/, 'serve both chairs and CEO'],
  [
    new RegExp(
      String.raw`\bchair${oneOf(CHAIR_CEO_SEPARATE_MAN)}` +
        String.raw`?(?: of (?:the|our) board)?(?: of directors)?,? (?:and|&) ${oneOf(CHAIR_CEO_SEPARATE_CEO)}`,
    ),
    'chair and CEO',
  ],
  [/\b(?:CEO|chief executive officer),? (?:and|&) chair/, 'CEO and chair'],
];

export const PART_OF_OUR: Alternatives = ['our ', 'the ', 'its ', 'these ', 'which '];

export const PART_OF_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?<part>${COUNT})\s(?:\(\d{1,2}\)\s)?(?:out )?of ${oneOf(PART_OF_OUR)}*` +
        String.raw`(?<whole>${COUNT})\b[^.;]{0,60}?(?:independen)`,
    ),
    'eight of our nine directors are independen',
  ],
  [/independen[^.;]{0,40}?:?\s(?<part2>\d{1,2}) of (?<whole2>\d{1,2})\b/, 'independen 8 of 9'],
  [/\b(?<part3>\d{1,2})\s?\/\s?(?<whole3>\d{1,2})\b[^.;]{0,40}independen/, '8 / 9 independen'],
];
