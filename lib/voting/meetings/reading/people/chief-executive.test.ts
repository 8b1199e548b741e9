import { expect, it } from 'vitest';
import type { Fact } from '@/lib/facts/fact';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { chiefExecutiveOf } from './chief-executive';

const NOMINEES = ['Ann B. Roe', 'Mark Poe', 'Jane Calder'];

function read(text: string, ...facts: Pick<Fact, 'key' | 'value' | 'page' | 'quote'>[]) {
  return chiefExecutiveOf(readFilingText([pageOf(text, 1)], []), facts as Fact[], NOMINEES, 2026);
}

const named = (text: string) => read(`Mr. Poe and Ms. Roe are directors. ${text}`)?.names ?? null;

it.each([
  'The annual total compensation of Mr. Poe, our Chairman and CEO, was $10,278,098.',
  'Under the leadership of our CEO, Mark Poe, sales grew.',
  'Currently, Mr. Poe serves as our President and CEO.',
  'As the Company’s chief executive officer, Mr. Poe runs the business.',
  'Mark Poe, 60, has been President and Chief Executive Officer and a director since 2016.',
  'Our named executive officers are Jane Calder, Chief Financial Officer; and Mark Poe, President and CEO; and others.',
  'Sincerely, Mark Poe Chairman, President and Chief Executive Officer NOTICE OF ANNUAL MEETING',
  'Our named executives were Mark Poe, President and Chief Executive Officer; Ian Moss, former Finance Chief.',
])('reads who leads the company from "%s"', (text) => {
  expect(named(text)).toEqual(['Mark Poe']);
});

it.each([
  'Mr. Poe, our former Chief Executive Officer, chairs the board.',
  'Mr. Poe will become our Chief Executive Officer in May.',
  'Mr. Poe, the chief executive officer of Acme Corporation, joined in 2019.',
  'Our interim CEO, Mr. Poe, began in March.',
  'The report names Mr. Poe, our CEO. The search committee met Ms. Roe, our CEO.',
  'It was announced by our CEO, Mr. Strange.',
  'Mark Poe, 60, has been Chief Executive Officer and Chairman of Acme Corporation since 2016.',
  'Mark Poe, 60, has been Chief Executive Officer of Acme Corporation since 2016.',
  'Its customers are led by Mark Poe, Chief Executive Officer; and others.',
])('names nobody from "%s"', (text) => {
  expect(named(text)).toBeNull();
});

it('takes below a letter the office of the same column', () => {
  const names = 'Mark Poe   Ann B. Roe';
  const titles = 'Chief Executive Officer   Lead Independent Director';
  expect(named(`It was a good year.\nSincerely,\n${names}\n${titles}`)).toBeNull();
  expect(named(`It was a good year.\nSincerely,\nAnn B. Roe\nChief Executive Officer`)).toEqual(['Ann B. Roe']);
});

it('names nobody where the compensation table names another than the text', () => {
  const quote = 'Jane Calder Chief Executive Officer 2024';
  const fact = { key: 'ceo_name', value: 'Jane Calder', page: 1, quote } as const;
  expect(read(`${quote}\nMr. Poe left.`, fact)?.names).toEqual(['Jane Calder']);
  expect(read(`${quote}\nOur CEO, Mr. Poe, joined in May.`, fact)).toBeNull();
});

it('is open where two hold the office, or where a nominee is called chief whom the fact does not name', () => {
  const fact = { key: 'ceo_name', value: 'Ian Moss', page: 1, quote: 'Ian Moss' } as const;
  const known = 'Mr. Poe and Ms. Roe are directors. Ian Moss earned more.';
  expect(read(known, fact)?.names).toEqual(['Ian Moss']);
  expect(read(`${known} Mark Poe   61   2019   Chairman, President and CEO`, fact)).toBeNull();
  expect(read(`${known} The bonus for our Co-CEOs rose.`, fact)).toBeNull();
});

it('is open where the office changed hands after the year whose pay the table tells', () => {
  const fact = { key: 'ceo_name', value: 'Jane Calder', page: 1, quote: 'Jane Calder' } as const;
  const text = (words: string) => `Jane Calder earned more. ANN B. ROE has been a director since 2018. ${words}`;
  expect(read(text('She was elected Chief Executive Officer effective January 1, 2026.'), fact)).toBeNull();
  const ofBoard =
    'The Board elected Ms. Roe as Chief Executive Officer effective March 31, 2026, to succeed Ms. Calder.';
  expect(read(`Jane Calder earned more. ${ofBoard}`, fact)).toBeNull();
  expect(
    read(text('Ann B. Roe would become President and Chief Executive Officer on January 1, 2026.'), fact),
  ).toBeNull();
  expect(
    read(text('Ms. Roe has been our Chief Executive Officer and a director since January 1, 2026.'), fact),
  ).toBeNull();
  expect(read(text('She was elected Chief Executive Officer of Acme in 2026.'), fact)?.names).toEqual(['Jane Calder']);
  expect(read(text('She was named Chief Executive Officer in 2012.'), fact)?.names).toEqual(['Jane Calder']);
});
