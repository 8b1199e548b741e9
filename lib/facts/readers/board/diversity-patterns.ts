import { oneOf, wholeWords, type Alternatives } from '@/lib/format/patterns';
import { COUNT } from '@/lib/format/words/number-words';

export const OTHER_GROUP_OF_WOMEN_WORDS: Alternatives = [
  [/employees?/, 'employee'],
  'workforce',
  'management',
  'leadership team',
  [/hires?/, 'hire'],
  'executives',
  'officers',
  [/committee chairs?/, 'committee chair'],
  'vice presidents',
  'associates',
  'proponent',
  'proposal',
];

export const ONLY_THE_NEW_WORDS: Alternatives = [
  'joined',
  [/new(?:est|ly)? (?:independent )?(?:directors?|nominees?|members?)/, 'new director'],
  'added',
  'appointed',
  'of whom',
  [/since 20\d\d/, 'since 2022'],
  [/last \w+ years/, 'last board years'],
];

export const OTHER_GROUP_OF_WOMEN = wholeWords(OTHER_GROUP_OF_WOMEN_WORDS, 'i');

export const ONLY_THE_NEW = wholeWords(ONLY_THE_NEW_WORDS, 'i');

export const WHICH_DIRECTORS: Alternatives = ['current ', 'independent ', 'continuing '];

export const ARE_WOMEN: Alternatives = ['are ', 'is ', 'were ', 'identify as '];

export const DIRECTORS_WHO_ARE: Alternatives = ['directors ', 'nominees ', 'members '];

export const SUBJECT = '(?:directors?(?: nominees?)?|nominees?|board members?|members of (?:the|our) board|board)';

export const WOMEN = '(?:women|female(?:s)?(?: directors?| nominees?)?|identify as (?:women|female))';

export const COUNT_OF_WOMEN: Alternatives = [
  [
    new RegExp(
      String.raw`\bwomen (?:hold|occupy|make up|represent|comprise|account for|fill) ` +
        String.raw`(?<hold>${COUNT}|\d{1,3}\s?%)`,
    ),
    'women hold nine',
  ],
  [
    new RegExp(
      String.raw`(?<!of )\b(?<count>${COUNT}|\d{1,3}\s?%)\s(?:of (?:our|the|whom)\s)?` +
        String.raw`(?:(?:${COUNT}\s)?${oneOf(WHICH_DIRECTORS)}?${SUBJECT}\s)?${oneOf(ARE_WOMEN)}?${WOMEN}\b`,
    ),
    'nine women',
  ],
  [
    new RegExp(
      String.raw`\binclud(?:es?|ing)\s(?<includes>${COUNT})\s${oneOf(DIRECTORS_WHO_ARE)}?` +
        String.raw`(?:who (?:identify as|are) )?(?:women|female)`,
    ),
    'include nine women',
  ],
  [
    new RegExp(
      String.raw`\b(?<outOf>${COUNT}) (?:out )?of (?:our )?(?:${COUNT})(?: ${SUBJECT})? are ` +
        String.raw`(?:women|female|gender diverse)`,
    ),
    'eight of nine are women',
  ],
  [/\b(?:women|female)(?: directors?| nominees?)?:?\s(?<tail>\d{1,2})\s?(?:\/|of)\s?\d{1,2}\b/, 'women: 4 of 9'],
];

export const DIVERSE_DIRECTORS: Alternatives = [
  [/(?:racially|ethnically)[\w/ -]{0,25}diverse/, 'racially or ethnically diverse'],
  'people of color',
  'persons of color',
  [/(?:racial|ethnic) (?:or|and|\/)? ?(?:racial |ethnic )?minorit\w+/, 'racial minorities'],
  [/members of (?:an )?under-?represented (?:communit|minorit)\w+/, 'members of under-represented communities'],
];

export const ARE_DIVERSE: Alternatives = ['are ', 'is ', 'identify as ', 'who are '];

export const COUNT_OF_DIVERSE: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:racially|ethnically)[\w/ -]{0,25}diverse(?: directors?| nominees?)?:?\s` +
        String.raw`(?<tail>\d{1,2})\s?(?:\/|of)\s?\d{1,2}\b`,
    ),
    'racially diverse 8 / 9',
  ],
  [
    new RegExp(
      String.raw`(?<!of )\b(?<count>${COUNT}|\d{1,3}\s?%)\s(?:of (?:our|the|whom)\s)?` +
        String.raw`(?:(?:${COUNT}\s)?(?:current |independent )?${SUBJECT}\s)?${oneOf(ARE_DIVERSE)}?` +
        String.raw`${oneOf(DIVERSE_DIRECTORS)}`,
    ),
    'nine directors are racially or ethnically diverse',
  ],
];
