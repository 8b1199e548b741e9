import { COMMITTEES, type Committee, standardCommittee } from '@/lib/facts/committees';

/** What a committee's name without that word is made of; "All Other Compensation" belongs to a table. */
const COMMITTEE_WORDS = new Set(
  (
    'audit risk finance compliance compensation remuneration human capital resources people talent leadership ' +
    'culture development management succession nomination nominations nominating governance corporate sustainability ' +
    'responsibility public policy technology cybersecurity esg and & of the'
  ).split(' '),
);
/** Whether a name is a committee's without that word: "Audit", "Nominating and Governance". */
export const isBareName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[:,]/g, '')
    .split(/\s+/)
    .every((word) => COMMITTEE_WORDS.has(word));

/** The words in capitals before a name in capitals: a sentence or a heading may end right before it. */
const IN_CAPITALS = /(?:\b\p{Lu}[\p{L}-]*(?:,?\s(?:(?:and|&|of)\s)?))+Committees?$/u;

/** The name without the words before it: "Audit Committee" of "Roe chairs the Audit Committee". */
export const ownWords = (name: string) => name.replace(/^.*\b(?:the|our|its|by|of)\s/i, '');

/**
 * The one of the three committees that a name is of; undefined for a name with two of the duties, as several committees
 * named together have.
 */
export function onlyCommittee(name: string): Committee | undefined {
  const words = ownWords(IN_CAPITALS.exec(name)?.[0] ?? name);
  const committee = standardCommittee(words);
  const duties: Record<Committee, RegExp> = {
    audit: /\baudit\b/i,
    compensation: /\bcompensation\b|\bremuneration\b/i,
    nominating: /\bnominat|\bgovernance\b/i,
  };
  return committee && COMMITTEES.every((other) => other === committee || !duties[other].test(words))
    ? committee
    : undefined;
}
