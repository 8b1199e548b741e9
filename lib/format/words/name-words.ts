import { oneOf, plainWords, type Alternative, type Alternatives } from '../patterns';

/** Titles before most names, without the point. "Miss" is not here: with a point it is Mississippi. */
export const PLAIN_TITLES = plainWords('Mr, Ms, Mrs, Dr');
/** The same for text in small letters; and with their point or without it. */
export const LOWER_TITLES = PLAIN_TITLES.map((title) => title.toLowerCase());
export const WRITTEN_LOWER_TITLES = LOWER_TITLES.map((title): Alternative => [
  new RegExp(String.raw`${title}\.?`),
  title,
]);
/** Titles before the names of several. */
export const PLURAL_TITLES = plainWords('Messrs, Mses, Mmes, Mss, Drs');
/** Forms of address that everybody may have, whatever their office. */
export const COURTESY_TITLES = [...PLAIN_TITLES, ...plainWords('Miss, Mx, Prof, Professor, Sir, Dame, Lord, Lady')];

/** Behind the name of a father or a son, without the point. */
const JUNIORS = plainWords('Jr, Sr');
export const NUMERALS = plainWords('III, II, IV');
export const JUNIOR = oneOf(JUNIORS);
export const NUMERAL = oneOf(NUMERALS);
/** Either, for the source of a pattern; and as it is written: "Jr.", "III". */
export const GENERATIONS = [...JUNIORS, ...NUMERALS];
export const GENERATION = oneOf(GENERATIONS);
export const WRITTEN_GENERATION = `(?:${JUNIOR}\\.?|${NUMERAL})`;

/** What may follow a name, without the last point: "Ph.D", "CPA". */
export const DEGREE_WORDS: Alternatives = [
  [/Ph\.?\s?D/, 'Ph.D'],
  [/M\.?D/, 'M.D'],
  [/J\.?D/, 'J.D'],
  'CPA',
  'CFA',
  'Esq',
  [/M\.?B\.?A/, 'MBA'],
  [/[CDKO]BE/, 'CBE'],
];
export const DEGREES: Alternatives = [
  [new RegExp(String.raw`${oneOf(DEGREE_WORDS)}\.?`), 'Ph.D.'],
  [/P\.?E\.?/, 'P.E.'],
  [/D\.?D\.?S\.?/, 'DDS'],
  [/M\.P\.H\.?/, 'M.P.H.'],
];

/** The words before a surname that belong to it, in small letters. */
const NO_SURNAMES = plainWords('van, von, der, den, de, del, di, da, du, ter');
export const PARTICLES = [...NO_SURNAMES, 'la', 'le'];
export const PORTUGUESE_PARTICLES = plainWords('das, do, dos');
export const ARABIC_PARTICLES = plainWords('bin, al');
/** What ends no name, as capitals too: "Le" of "Minh Le" is a surname. */
export const PARTICLES_BEFORE_MORE = [...NO_SURNAMES, 'dos'];
