import { SHORT_FORMS } from '@/lib/format/words/legal-forms-patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { HONORIFIC, PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { surnameAsWritten, surnameOf } from '@/lib/reading/text/names/names';
import type { Person, Unit } from '../types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { CHAIR_OF_BOARD, ROLE_AFTER_NAME } from './people-patterns';

/** Offices as filings write them, with the names that questions use. */
export const OFFICES: readonly { office: string; pattern: RegExp }[] = [
  { office: 'chief executive officer', pattern: /\bchief executive officer\b|\bCEO\b/i },
  { office: 'chief financial officer', pattern: /\bchief financial officer\b|\bCFO\b/i },
  { office: 'chief operating officer', pattern: /\bchief operating officer\b|\bCOO\b/i },
  { office: 'general counsel', pattern: /\bgeneral counsel\b|\bchief legal officer\b|\bCLO\b/i },
  { office: 'chief technology officer', pattern: /\bchief (?:technology|information|digital) officer\b|\bC[TI]O\b/i },
  { office: 'chief people officer', pattern: /\bchief (?:people|human resources?|talent) officer\b|\bCHRO\b/i },
  { office: 'chief commercial officer', pattern: /\bchief (?:commercial|revenue|marketing) officer\b/i },
  { office: 'chief accounting officer', pattern: /\bchief accounting officer\b/i },
  { office: 'chief medical officer', pattern: /\bchief (?:medical|scientific) officer\b/i },
  {
    office: 'board chair',
    pattern: new RegExp(alternatives(CHAIR_OF_BOARD), 'i'),
  },
  { office: 'lead independent director', pattern: /\blead (?:independent )?director\b|\bpresiding director\b/i },
  { office: 'president', pattern: /(?<!vice )\bpresident\b/i },
];

const ROLE_REACH = 90;

/** The people in a filing, with the offices directly after their names. */
export function readPeople(pages: readonly FlatPage[], units: readonly Unit[], names: readonly string[]): Person[] {
  const text = pages.map((page) => page.text).join(' ');
  const payLabels = units.filter(isPayRow).map((unit) => unit.row?.label ?? '');
  const variants = variantsOf(text, names);
  return names
    .map((name) => {
      const label = payLabels
        .filter((each) => each.includes(surnameAsWritten(name)))
        .sort((a, b) => b.length - a.length)[0];
      const offices = label ? OFFICES.filter(({ pattern }) => pattern.test(label)).map(({ office }) => office) : [];
      const roles = offices.length > 0 ? offices : rolesOf(name, text);
      const mentions = text.split(surnameAsWritten(name)).length - 1;
      return {
        name,
        surname: surnameOf(name),
        roles,
        mentions,
        isExecutive: label !== undefined,
        variants: variants.get(surnameOf(name)) ?? [],
      };
    })
    .sort((a, b) => b.mentions - a.mentions);
}

const MOST_VARIANTS = 6;
const IS_HONORIFIC = new RegExp(`^${HONORIFIC}$`);

/** Other forms of a name in the filing: "Ms. Doe", "J. Doe", "Jane Doe" for "Jane B. Doe". */
function variantsOf(text: string, names: readonly string[]): Map<string, string[]> {
  const byLast = new Map(names.map((name) => [surnameAsWritten(name), name]));
  const found = new Map<string, Map<string, number>>();
  const pattern = new RegExp(
    String.raw`(?<![\p{L}.])(${HONORIFIC}|\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}\.)?)\s(\p{Lu}[\p{L}'’-]+)`,
    'gu',
  );
  for (const [words, first = '', last = ''] of text.matchAll(pattern)) {
    const name = byLast.get(last);
    if (!name || words === name) continue;
    if (!IS_HONORIFIC.test(first) && first[0] !== name[0]) continue;
    const counts = found.get(surnameOf(name)) ?? new Map<string, number>();
    found.set(surnameOf(name), counts.set(words, (counts.get(words) ?? 0) + 1));
  }
  return new Map(
    [...found].map(([surname, counts]) => [
      surname,
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, MOST_VARIANTS)
        .map(([words]) => words),
    ]),
  );
}

/** Whether a unit is a row of the summary compensation table: a person, a year, a salary and a total. */
function isPayRow(unit: Unit): boolean {
  const heads = unit.row?.cells.map((cell) => cell.head).join(' ') ?? '';
  return unit.row?.year !== null && /salary/i.test(heads) && /total/i.test(heads);
}

const AFTER_ROLE = new RegExp(
  String.raw`[.;]|\band ${PLAIN_TITLE}|\d{4}|\b(?:former|retired|until|of [A-Z][a-z]+ ${oneOf(SHORT_FORMS)})`,
);

function rolesOf(name: string, text: string): string[] {
  const counts = new Map<string, number>();
  const last = surnameAsWritten(name);
  let at = text.indexOf(last);
  while (at >= 0) {
    const after = text.slice(at + last.length, at + last.length + ROLE_REACH);
    const role = ROLE_AFTER_NAME.exec(after)?.[1] ?? '';
    const phrase = role.split(AFTER_ROLE)[0] ?? '';
    for (const { office, pattern } of OFFICES) {
      const found = pattern.exec(phrase);
      if (found && found.index < 50 && !/\b[A-Z][a-z]+\s[A-Z][a-z]+,/.test(phrase.slice(0, found.index)))
        counts.set(office, (counts.get(office) ?? 0) + 1);
    }
    at = text.indexOf(last, at + last.length);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .filter(([, count], _, all) => count >= Math.max(1, (all[0]?.[1] ?? 0) * 0.2))
    .map(([office]) => office);
}
