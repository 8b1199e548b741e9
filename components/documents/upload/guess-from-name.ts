export type Guess = { formType?: string; filingDate?: string; fiscalYear?: string; accession?: string };

const FORMS: readonly [RegExp, string][] = [
  [/DEFA ?14A/i, 'DEFA14A'],
  [/DEFM ?14A/i, 'DEFM14A'],
  [/DEFR ?14A/i, 'DEFR14A'],
  [/DEF[ _-]?14A|proxy/i, 'DEF 14A'],
  [/10[-_ ]?K\/?A(?![a-z])/i, '10-K/A'],
  [/10[-_ ]?K(?![a-z])|annual[-_ ]?report/i, '10-K'],
  [/10[-_ ]?Q(?![a-z])/i, '10-Q'],
  [/(?<!\d)8[-_ ]?K(?![a-z])/i, '8-K'],
  [/20[-_ ]?F(?![a-z])/i, '20-F'],
];

/** Form and date from a file name: "AppleInc_20240111_DEF14A.pdf" is a DEF 14A filed on January 11, 2024. */
export function guessFromName(fileName: string): Guess {
  const name = fileName.replace(/\.[^.]+$/, '');
  const accession = /(?<!\d)\d{10}-\d{2}-\d{6}(?!\d)/.exec(name)?.[0];
  const rest = accession ? name.replace(accession, '') : name;
  const formType = FORMS.find(([pattern]) => pattern.test(rest))?.[1];
  const [, year, month, day] =
    /(?<!\d)((?:19|20)\d{2})[-_]?(0[1-9]|1[0-2])[-_]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(rest) ?? [];
  const lone = /(?<!\d)((?:19|20)\d{2})(?:Q[1-4])?(?![\d])/i.exec(rest)?.[1];
  const filingDate = year && month && day && isDay(`${year}-${month}-${day}`) ? `${year}-${month}-${day}` : undefined;
  return {
    ...(formType ? { formType } : {}),
    ...(filingDate ? { filingDate } : {}),
    ...(!filingDate && lone ? { fiscalYear: lone } : {}),
    ...(accession ? { accession } : {}),
  };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
