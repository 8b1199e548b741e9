import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { COUNT } from '@/lib/format/words/number-words';

export const SAY_ON_PAY_SUPPORT_SUBJECT_WORDS: Alternatives = [
  [/\bsay[- ]on[- ]pay\b/, 'say on pay'],
  [/\badvisory\b/, 'advisory'],
  [/\bexecutive compensation\b/, 'executive compensation'],
  [/\bcompensation of (?:our|the) named/, 'compensation of our named'],
  [/\bpay program/, 'pay program'],
  [/\bcompensation program/, 'compensation program'],
];

export const WOMEN_DIRECTORS_NOT_WORDS: Alternatives = [
  [/\bchaired?\b/, 'chaire'],
  [/\bcommittees?\b/, 'committee'],
  [/\bemployees?\b/, 'employee'],
  [/\bworkforce/, 'workforce'],
  [/\bmanagers?\b/, 'manager'],
  [/\badded\b/, 'added'],
  [/\bnew (?:directors|nominees)/, 'new directors'],
  [/\bjoined\b/, 'joined'],
  [/\band\/or\b/, 'and/or'],
  [/\bwomen,? or\b/, 'women or'],
  [/\bor (?:racially|ethnically|people)/, 'or racially'],
];

export const NOT_A_COUNT_OF_MEETINGS: Alternatives = [
  [/\d{4}/, '2025'],
  'executive sess',
  'committee',
  [/of (?:our|the|its) (?:\w+ )?(?:directors|committees)/, 'of our directors'],
];

export const BOARD_MET: Alternatives = [
  'held',
  'met',
  'had',
  'convened',
  'conducted',
  [/meetings?(?:\s\w+){0,5}?:?/, 'meeting'],
];

export const KINDS_OF_MEETINGS: Alternatives = [
  'regular ',
  'special ',
  'scheduled ',
  'formal ',
  'in-person ',
  'telephonic ',
  'virtual ',
  'total ',
];

export const MEETINGS_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(BOARD_MET)}\s(?:a total of |approximately |formally |on )*(?<value>${COUNT})` +
        String.raw`\b(?!,? ${oneOf(NOT_A_COUNT_OF_MEETINGS)})`,
    ),
    'held nine',
  ],
  [
    new RegExp(String.raw`\b(?<before>${COUNT})\s${oneOf(KINDS_OF_MEETINGS)}*(?:board )?meetings?\b`),
    'nine regular meetings',
  ],
];

export const BETWEEN_COUNT_AND_WOMEN: Alternatives = [
  'of',
  'are',
  'is',
  'who',
  [/identif\w+/, 'identify'],
  'as',
  'our',
  'ten',
  'eleven',
  'twelve',
  [/\d+/, '2'],
  [/directors?/, 'director'],
  'independent',
  [/nominees?/, 'nominee'],
  'the',
  'current',
  'board',
  [/members?/, 'member'],
  'continuing',
];

export const BETWEEN_SHARE_AND_WOMEN: Alternatives = [
  'of ',
  'our ',
  'the ',
  'are ',
  'is ',
  'director ',
  'directors ',
  'nominees ',
  'board ',
  'members ',
  'current ',
  'independent ',
  'who ',
  'identify ',
  'as ',
  'gender ',
];

export const WOMEN_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`(?<![\d.,$])\b(?<value>${COUNT})\s(?:${oneOf(BETWEEN_COUNT_AND_WOMEN)}\s){0,9}?` +
        String.raw`(?:wom[ae]n|females?)\b`,
    ),
    'nine directors are women',
  ],
  [
    new RegExp(
      String.raw`\b(?:wom[ae]n|females?)(?:\s(?:directors?|nominees?|board|members?))*:\s` +
        String.raw`(?<before>${COUNT})\b(?!\s?%)`,
    ),
    'women directors: nine',
  ],
  [
    new RegExp(
      String.raw`\b(?<share>\d{2})(?:\.\d)?\s?(?:%|percent)\s${oneOf(BETWEEN_SHARE_AND_WOMEN)}*` +
        String.raw`(?:wom[ae]n|females?)\b`,
    ),
    '30% of our board are women',
  ],
];

export const SINCE_WORDS: Alternatives = [
  'since',
  [/continuous(?:ly)?(?: \w+){0,6}? (?:from|in)/, 'continuous from'],
  [/(?:first|initially|originally) (?:retained|engaged|appointed|selected|hired)[^.;]{0,90}? in/, 'first retained in'],
  [/began[^.;]{0,80}? in/, 'began in'],
  'every year since',
  [/became[^.;]{0,60}?\bin/, 'became in'],
];

export const MOST_BOARDS_WORDS: Alternatives = [
  'more than',
  [/exceed(?:s|ing)?/, 'exceeding'],
  'in excess of',
  'up to',
  [/maximum(?: number)? of/, 'maximum of'],
  [/limit(?:ed|s)?(?:\s\w+){0,8}? (?:of|to|at)/, 'limit of'],
  'at most',
  'greater than',
  'total of',
  'over',
];

export const BOARD_LIMIT_WORDS: Alternatives = [
  [/\bmore than\b/, 'more than'],
  [/\bexceed/, 'exceed'],
  [/\blimit/, 'limit'],
  [/\bmaximum/, 'maximum'],
  [/\bup to\b/, 'up to'],
  [/\bin excess\b/, 'in excess'],
  [/\boverboard/, 'overboard'],
  [/\bat most\b/, 'at most'],
  [/\bfewer than\b/, 'fewer than'],
];
