import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const BEFORE_OTHER_AGE = plainWords('Retirement, Normal, Mandatory, Minimum, Average, Median, Mean, at, of, to');

export const NOT_AN_AGE: Alternatives = [[/[\d,.%]\d/, '22'], '%', [/\s(?:or|and|with|years of)\b/, ' or']];

/**
 * A finance director or a managing director has that post somewhere, and no seat on this board by it; a lead director
 * took the seat before.
 */
export const BEFORE_OTHER_DIRECTOR = plainWords(
  'Finance, Managing, Creative, Medical, Sales, Marketing, Operations, Operating, Technical, Research, Regional, ' +
    'Lead, Lead Independent, Presiding',
);

export const DIRECTOR_TITLES = plainWords('Director, Board member, Trustee, Member of the board');

export const DIRECTORSHIP_NAMES: Alternatives = [
  [/Directorships?/, 'Directorship'],
  [/Boards?/, 'Board'],
  [/Board (?:Service|Memberships?)/, 'Board Service'],
];

export const OTHER_BOARDS_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`Other (?:Current )?(?:U\.S\. )?(?:(?:Public|U\.S\.-Listed|Listed) (?:Company )?)?` +
        oneOf(DIRECTORSHIP_NAMES),
    ),
    'Other Directorship',
  ],
  [/(?:Current )?Public Company (?:Directorships?|Boards?)(?: \(current\))?/, 'Public Company Directorship'],
];

export const NEXT_LABEL_WORDS: Alternatives = [
  'Age',
  [/(?:Director|Trustee) since/, 'Trustee since'],
  [/Committees?/, 'Committee'],
  'Other',
  'Former',
  'Past',
  'Prior',
  [/(?:Prior|Previous|Other) (?:business|professional)(?: and leadership)? experience/, 'Prior business experience'],
  'Primary Occupation',
  'Principal Occupation',
  'Education',
  'Experience',
  'Skills',
  'Qualifications',
  'Key',
  'Career',
  'Independent',
  'Professional',
  'Business',
  'Background',
  'Biography',
  'None',
];

export const SINCE_HEADS: Alternatives = [
  [/\b(?:director|trustee|board member|served|joined).{0,12}since$/, 'directorsince'],
  [/^since$/, 'since'],
  [/\byear (?:first )?(?:elected|joined)/, 'year elected'],
  [/^(?:director|trustee) since\b/, 'director since'],
];

export const OTHER_BOARDS_HEADS: Alternatives = [
  [/^(?:# of |number of )?other (?:current )?(?:u\.s\. )?public\b.*\bboards?\b/, 'other public board'],
  [
    /^(?:# of |number of )?other (?:current )?(?:u\.s\.-|publicly[- ])?listed (?:company )?boards?\b/,
    'other listed boards',
  ],
  [/^other (?:public )?(?:company )?(?:boards|directorships)/, 'other boards'],
];
