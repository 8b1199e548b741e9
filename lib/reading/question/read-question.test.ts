import { describe, expect, it } from 'vitest';
import { COMPARES, askedKindOf, readQuestion } from './read-question';

const person = (name: string, roles: string[], isExecutive = true) => ({
  name,
  surname: name.split(' ').at(-1)?.toLowerCase() ?? '',
  roles,
  mentions: 9,
  isExecutive,
});
const PEOPLE = [
  person('Jane B. Doe', ['chief financial officer']),
  person('Sam Roe', ['general counsel']),
  person('Ann Old', ['chief financial officer'], false),
];
const read = (text: string) =>
  readQuestion(text, {
    people: PEOPLE,
    terms: [{ term: 'AIP', meaning: 'annual incentive plan' }],
    companyNames: ['Acme Corp'],
  });

describe('a question', () => {
  it.each([
    ['How much did the audit cost?', 'money'],
    ['What percentage of votes backed the pay resolution?', 'percent'],
    ['How many shares could vote?', 'number'],
    ['When is the AGM?', 'date'],
    ['Who chairs the audit committee?', 'person'],
    ['Does the CEO have to hold stock?', 'yes_no'],
    ['Why was the target lowered?', 'reason'],
  ])('%s asks for %s', (text, kind) => {
    expect(askedKindOf(text)).toBe(kind);
  });

  it('means the holder of an office, the executive before one who held it elsewhere', () => {
    expect(read('What bonus did the CFO get?').people.map(({ name }) => name)).toEqual(['Jane B. Doe']);
  });

  it('knows people by their surname', () => {
    expect(read('salary of Roe in FY24').people.map(({ name }) => name)).toEqual(['Sam Roe']);
  });

  it('reads years however they are written', () => {
    expect(read("pay in FY24, 2023 and '22").years).toEqual(
      [2024, 2023, 2022].sort((a, b) => [2023, 2024, 2022].indexOf(a) - [2023, 2024, 2022].indexOf(b)),
    );
  });

  it('leaves out the company, the frame of the question, and nothing else', () => {
    expect(read('Can you tell me how big the retention award at Acme was?').terms.map(({ words }) => words)).toEqual([
      'retention award',
    ]);
  });

  it("takes the filing's own short names for what they mean", () => {
    const [term] = read('AIP metrics').terms;
    expect(term?.ways.map((way) => way.join(' '))).toContain('annual incent plan');
  });
});

describe('the years of a question', () => {
  it.each([
    ['fees in 2023', [2023]],
    ['total pay 22 to 23', [2022, 2023]],
    ['total pay 23 vs 22', [2023, 2022]],
    ["what did FY'23 bring", [2023]],
    ['her salary in 23', [2023]],
    ['between 20 to 25 directors', []],
    ['how many meetings in 24 months', []],
  ])('%s', (text, years) => {
    expect(read(text).years).toEqual(years);
  });

  it.each(COMPARES.map(({ example }) => example))('are compared by "%s"', (example) => {
    expect(read(example).compares).toBe(true);
  });

  it('leave no words of comparing among the terms', () => {
    expect(read('audit fee growth 22 to 23').terms.map(({ words }) => words)).toEqual(['audit', 'fee']);
  });
});
