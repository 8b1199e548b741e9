import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const SHORTER_WORDS: Alternatives = [
  [/short(?:er|en(?:ed)?)?/, 'short'],
  [/brief(?:er|ly)?/, 'brief'],
  'concise',
  'condense',
  'trim',
  'tighten',
  [/cut (?:it )?down/, 'cut down'],
  'crisper',
  'fewer words',
  [/less (?:text|detail|long|wordy)/, 'less text'],
  'in a few sentences',
];

export const DETAIL_NAMES: Alternatives = [
  'detail',
  'details',
  'evidence',
  'context',
  'information',
  [/quotes?/, 'quote'],
  'background',
  'explanation',
];

export const LONGER_WORDS: Alternatives = [
  [new RegExp(String.raw`(?:more|add|further|extra|additional) (?:\w+ )?${oneOf(DETAIL_NAMES)}`), 'more detail'],
  'detailed',
  [/elaborat\w*/, 'elaborat'],
  [/expand\w*/, 'expand'],
  'longer',
  'in depth',
  'lengthen',
  [/flesh(?:ed)? out/, 'flesh out'],
];

export const FORMAL_WORDS: Alternatives = [
  [/more formal(?:ly)?/, 'more formal'],
  [/formal(?:ly)?/, 'formal'],
  'official',
  [/less (?:casual|friendly|informal)/, 'less casual'],
  [/strict(?:er)?/, 'strict'],
  'sterner',
  'respectful',
];

export const FRIENDLY_WORDS: Alternatives = [
  [/friend(?:ly|lier)/, 'friendly'],
  [/warm(?:er|ly)?/, 'warm'],
  [/less (?:formal|stiff|harsh)/, 'less formal'],
  'informal',
  'casual',
  'softer',
  'soften',
  'gentler',
  'nicer',
  [/polite(?:r)?/, 'polite'],
  'personal',
];

export const TIMES_WORDS: Alternatives = [
  [/meeting times?/, 'meeting time'],
  [/time slots?/, 'time slot'],
  'slots',
  [/dates? (?:and times? )?for (?:a|the) (?:call|meeting)/, 'date for a call'],
  [/propose (?:a )?(?:times?|dates?|meeting|call)/, 'propose time'],
  [/suggest (?:a )?(?:times?|dates?|meeting|call)/, 'suggest time'],
  [/availabilit\w+/, 'availability'],
  [/ask for a (?:meeting|call)/, 'ask for a meeting'],
  [/request a (?:meeting|call)/, 'request a meeting'],
  [/when (?:we|to) (?:could )?meet/, 'when we meet'],
];

export const ONLY_WORDS: Alternatives = [
  [/only (?:about|mention|on|ask|the)?/, 'only '],
  [/focus(?:ing|ed)? on/, 'focus on'],
  'concentrate on',
  [/limit (?:it )?to/, 'limit to'],
  [/just (?:about|the|mention)?/, 'just '],
  'keep only',
];

export const NEGATION_WORDS: Alternatives = [
  'not',
  "don't",
  'do not',
  'never',
  'no need to',
  'without making it',
  "isn't",
  'avoid',
  'instead of',
];

export const REMOVAL_WORDS: Alternatives = [
  'remove',
  'drop',
  'delete',
  'leave out',
  'take out',
  'omit',
  'skip',
  'exclude',
  [/without (?:the )?(?:point|part|paragraph)?/, 'without the paragraph'],
];
