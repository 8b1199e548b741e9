const VOWEL_IN_STEM = /[aeiou]|[^aeiou]y/;
const CONSONANT_VOWEL_CONSONANT = /[^aeiou][aeiouy][^aeiouwxy]$/;
const DOUBLE_CONSONANT = /([^aeiou])\1$/;

const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4: readonly string[] = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ion',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
  'ou',
];

/** Number of vowel-consonant sequences in a stem (Porter's m). */
function measure(stem: string): number {
  const form = stem.replace(/y/g, (_, at: number) => (at === 0 || /[aeiou]/.test(stem[at - 1] ?? '') ? 'c' : 'a'));
  return (form.match(/[aeiou]+[^aeiou]+/g) ?? []).length;
}

function replaceLongest(word: string, table: readonly (readonly [string, string])[]): string {
  for (const [suffix, replacement] of table) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return measure(stem) > 0 ? stem + replacement : word;
  }
  return word;
}

function dropPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

function dropPastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const suffix = word.endsWith('ed') ? 'ed' : word.endsWith('ing') ? 'ing' : '';
  if (!suffix) return word;
  const stem = word.slice(0, -suffix.length);
  if (!VOWEL_IN_STEM.test(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE_CONSONANT.test(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && CONSONANT_VOWEL_CONSONANT.test(stem) ? `${stem}e` : stem;
}

function dropDerivation(word: string): string {
  for (const suffix of STEP_4) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    if (measure(stem) <= 1) return word;
    return suffix === 'ion' && !/[st]$/.test(stem) ? word : stem;
  }
  return word;
}

function tidyEnd(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const shorter = stem.slice(0, -1);
    const m = measure(shorter);
    if (m > 1 || (m === 1 && !CONSONANT_VOWEL_CONSONANT.test(shorter))) stem = shorter;
  }
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

/**
 * The stem of one lower-case English word by Porter's algorithm (1980). Words with other letters are returned
 * unchanged.
 */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = dropPastAndGerund(dropPlural(word));
  if (stem.endsWith('y') && VOWEL_IN_STEM.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  return tidyEnd(dropDerivation(replaceLongest(replaceLongest(stem, STEP_2), STEP_3)));
}
