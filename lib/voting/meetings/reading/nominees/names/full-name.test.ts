import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { formalName, plainName } from './full-name';

const plainIn = (text: string, name: string) => plainName(readFilingText([pageOf(text)], []), name);

it('drops a word of the cell before it that the filing uses as a word', () => {
  const text = 'Skills: Cybersecurity Ronald C. Whit\nWe invest in cybersecurity.\nFees: Ronald C. Whit 90,000';
  expect(plainIn(text, 'Cybersecurity Ronald C. Whit')).toBe('Ronald C. Whit');
  expect(plainIn(text.replace('We invest in cybersecurity.', ''), 'Cybersecurity Ronald C. Whit')).toBe(
    'Cybersecurity Ronald C. Whit',
  );
});

it('keeps a first name of its own', () => {
  const text = 'Grant Ronald C. Whit has served since 2001. We made each grant in May.';
  expect(plainIn(text, 'Grant Ronald C. Whit')).toBe('Grant Ronald C. Whit');
});

it('gives the name in full for the initials of a proxy card, where only one person may be meant', () => {
  const filing = readFilingText([pageOf('1. H.M. Rourke, A.J. Parr')], []);
  const people = ['Harlan M. Rourke', 'Hugh P. Rourke', 'Andrew J. Parr', 'Alice J. Parr'].map((name) => ({ name }));
  expect(formalName(filing, 'H.M. Rourke', people)).toBe('Harlan M. Rourke');
  expect(formalName(filing, 'A.J. Parr', people)).toBe('A.J. Parr');
});

it('gives the name in full for a nickname that one table has, where only one person may be meant', () => {
  const often = 'Kermit D. Rourke. Kermit D. Rourke. Kermit D. Rourke. Mr. Rourke.';
  const people = [{ name: 'Kermit D. Rourke' }];
  const formal = (text: string, others = people) =>
    formalName(readFilingText([pageOf(text)], []), 'Kip Rourke', others);
  expect(formal(`Kip Rourke 59. ${often}`)).toBe('Kermit D. Rourke');
  expect(formal(`Kip Rourke 59. Kip Rourke. Kip Rourke. ${often}`)).toBe('Kip Rourke');
  expect(formal(`Kip Rourke 59. ${often}`, [...people, { name: 'Kate Rourke' }])).toBe('Kip Rourke');
});
