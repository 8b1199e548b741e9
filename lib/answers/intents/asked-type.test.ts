import { describe, expect, it } from 'vitest';
import { canAnswer } from './asked-type';
import { keysByMeaning } from './keys-by-meaning';

describe('the kind of thing a question asks for', () => {
  it.each([
    ['board_size', 'How often did the board come together?', false],
    ['board_meetings', 'How often did the board come together?', true],
    ['median_employee_pay', 'How many times the typical pay is that?', false],
    ['record_date', 'When must one hold the shares?', true],
    ['audit_fees', 'When was the auditor appointed?', false],
    ['cybersecurity_oversight', 'When it comes to hackers, who keeps watch?', true],
    ['board_chair', 'Who chaired the board previously?', false],
    ['ceo_total_pay', 'What is the largest component of CEO pay?', false],
    ['say_on_pay_support', 'Why did support for pay fall?', false],
    ['meeting_date', 'When was the last annual meeting?', false],
    ['nominee_count', 'After how many years must a director leave?', false],
  ] as const)('%s, %s: %s', (key, question, isKind) => {
    expect(canAnswer(key, question)).toBe(isKind);
  });
});

describe('the fact that a question means', () => {
  it.each([
    ['board meetings', 'How frequently did the full board assemble?', 'board_meetings'],
    ['hedging and pledging', 'May managers put their stock up as collateral?', 'hedging_policy'],
  ])('is found where search and the examples agree: %s', async (concept, question, key) => {
    expect(await keysByMeaning(question, [concept])).toContain(key);
  });

  it.each([
    ['ceo total pay', 'What bonus did the chief executive get?'],
    ['ceo total pay', 'How much did the CFO earn?'],
    ['auditor ratification', 'Who chairs the audit committee?'],
    ['largest holder', 'Who is the largest customer?'],
    ['director independence', 'What is the average tenure of the directors?'],
    ['record date', 'Who signed the letter?'],
    ['pay ratio', 'What is the gender pay gap?'],
  ])('is none where they differ: %s, %s', async (concept, question) => {
    expect(await keysByMeaning(question, [concept])).toEqual([]);
  });
});
