import { EXCEPTION_WORDS } from '@/lib/reading/text/exception-patterns';
import { oneOf, wholeWords, type Alternatives } from '@/lib/format/patterns';
import { ANY_TITLE } from '@/lib/reading/text/names/honorifics';
import { ARABIC_PARTICLES, PARTICLES } from '@/lib/format/words/name-words';
import { COUNT, smallCount } from '@/lib/format/words/number-words';

const TITLES = String.raw`\b${ANY_TITLE}`;

/** Who is named with a form of address. */
export const TITLED = new RegExp(
  String.raw`${TITLES}\.?\s(?<who>(?:${oneOf([...PARTICLES, ...ARABIC_PARTICLES])}\s)*\p{Lu}[\p{L}'-]+)`,
  'gu',
);

const OTHERWISE: Alternatives = [
  'except as',
  ...EXCEPTION_WORDS,
  [/with (?:one|two|three|a single|an) exceptions?/, 'with one exception'],
  'save for',
  [/all but/, 'all but'],
];

/** Whom a sentence about all directors' attendance leaves out. */
export const LEAVES_OUT = new RegExp(
  String.raw`\b(?<how>${oneOf(OTHERWISE)})\b(?<who>(?:${TITLES}\.|(?!,? including\b)[^.;]){0,200})`,
  'i',
);

const SOMEBODY: Alternatives = [
  [/exceptions?/, 'exception'],
  [new RegExp(String.raw`(?:${smallCount(1, 4)}|a|an|the following|certain|our)\b`), 'one'],
  [/as (?:noted|described|set forth|disclosed|discussed|stated|indicated)/, 'as noted'],
  [/chair(?:man|woman|person)?|chief executive/, 'chairman'],
];

/** Somebody who is left out and not named: "with one exception", "except for two directors". */
export const SOMEBODY_WITHOUT_NAME = new RegExp(
  String.raw`\bexceptions?\b(?! of)|\ball but\b|^\W*${oneOf(SOMEBODY)}\b(?!\s(?:meetings?|committees?|board)\b)`,
  'i',
);

/** The next sentence, where it says that the directors left out also attended enough. */
export const THE_OTHER_TOO = new RegExp(
  String.raw`^\s*(?:the (?:remaining|other)|that|this) director (?:has )?attended (?:at least |over |more than )?` +
    String.raw`(?:7[5-9]|[89]\d|100)(?:\.\d+)?\s?(?:%|percent)`,
  'i',
);

/** A mark of a note that may except somebody. */
export const MARK_OF_NOTE = /[*†‡]|(?<=[\p{L}%])\s?\(\d\)/u;

const RATIO = String.raw`(?<some>${COUNT}) (?:out )?of (?:the |his |her |their |its |a total of )?(?<all>${COUNT})\b`;
const SHARE = String.raw`(?<share>\d{1,3})(?:\.\d+)?\s?(?:%|percent)`;

/** "attended only 68% of", "attended 9 of 13 meetings", "attendance was 60 percent", "missed seven of his 23". */
export const ATTENDED = new RegExp(
  String.raw`\b(?<verb>attended|attending|attendance|missed|absent from|present at)\b` +
    String.raw`(?:(?!\b(?:each|all|every)\b)[^.;%]){0,50}?(?<!(?:at least|minimum of|more than) )` +
    String.raw`(?:\b${RATIO}|\b${SHARE})`,
  'gi',
);

/** "attended fewer than 75% of the meetings". */
export const BELOW = /\battended (?:less|fewer) than (?:75|seventy-five)\b|\battended below (?:75|seventy-five)\b/gi;
export const NOBODY = /\b(?:no|none|neither|nor|not|never)\b/i;
export const OF_RULES_WORDS: Alternatives = [
  'if',
  'would',
  'will',
  'must',
  'should',
  [/expect\w*/, 'expected'],
  [/polic(?:y|ies)/, 'policy'],
  [/guidelines?/, 'guideline'],
  'may',
  'any',
  'whenever',
];
/** What a rule or a guideline says of attendance, and not what happened. */
export const OF_RULES = wholeWords(OF_RULES_WORDS, 'i');
export const OTHERS_WHO_MEET: Alternatives = [
  [/(?:stock|share)(?:holder|owner)s?/, 'stockholder'],
  [/investors?/, 'investor'],
  'holders',
  'shares',
  [/votes?/, 'vote'],
  'quorum',
  'employees',
  'associates',
  [/annual (?:general )?meeting/, 'annual meeting'],
  'average',
  'aggregate attendance',
  'training',
  'webcast',
];
/** Meetings of others than the board and its committees. */
export const OF_OTHERS = wholeWords(OTHERS_WHO_MEET, 'i');

export const OF_ALL_TOGETHER: Alternatives = [
  'average',
  'aggregate attendance',
  'collectively',
  [/combined(?! (?:total|number|meetings))/, 'combined'],
  [/(?<!\b(?:taken|considered) )together/, 'together'],
  'as a group',
  'overall',
];

export const OF_ALL_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(OF_ALL_TOGETHER)}\b`), 'average'],
  [/\bin the aggregate,? (?:our )?directors\b/, 'in the aggregate, our directors'],
];
