import { describe, expect, it } from 'vitest';
import type { PartFigure, PartKind } from '../parts/part-figures';
import { annual, balance, flow } from '../statements.fixture';
import { answerFromFigures } from './answer-from-figures';

function part(kind: PartKind, member: string, concept: string, values: readonly number[], page = 70): PartFigure[] {
  return values.map((value, at) => ({
    ...flow(concept, value * 1e6, 2024 - at),
    statement: 'note',
    documentId: '10-K 2024',
    page,
    kind,
    member,
  }));
}

const CLOUD = 'acme:CloudToolsSegmentMember';
const HOME = 'acme:HomeGoodsSegmentMember';
const PARTS = [
  ...part('segment', CLOUD, 'Revenues', [300, 240]),
  ...part('segment', CLOUD, 'OperatingIncomeLoss', [90, 60]),
  ...part('segment', HOME, 'Revenues', [700, 760]),
  ...part('segment', HOME, 'OperatingIncomeLoss', [70, 80]),
  ...part('region', 'country:US', 'Revenues', [600, 550]),
  ...part('region', 'us-gaap:NonUsMember', 'Revenues', [400, 450]),
  // Two divisions of all products: two lines, or one of them in its parts.
  ...part('product', 'acme:ToolsMember', 'Revenues', [300]),
  ...part('product', 'acme:GoodsMember', 'Revenues', [700]),
  ...part('product', 'acme:ChairsMember', 'Revenues', [200]),
  ...part('product', 'acme:TablesMember', 'Revenues', [500]),
];
const WHOLE = [
  flow('Revenues', 1000e6),
  flow('Revenues', 1000e6, 2023),
  flow('OperatingIncomeLoss', 150e6),
  flow('OperatingIncomeLoss', 130e6, 2023),
  flow('NetIncomeLoss', 120e6),
  balance('Assets', 5000e6),
];

function said(question: string, parts: readonly PartFigure[] = PARTS): string | null {
  const result = answerFromFigures(question, [{ ...annual(2024, WHOLE), parts }], 'Acme Inc.');
  if (result === null) return null;
  return 'answer' in result ? result.answer.answer.replaceAll('\u00a0', ' ') : `missing: ${result.missing.join()}`;
}

describe('a question about one part', () => {
  it.each([
    ['What was the operating income of Cloud Tools in FY2024?', /^Cloud Tools operating income was \$90 million/],
    ["What was Acme's Cloud Tools segment revenue in 2023?", /^Cloud Tools revenue was \$240 million in fiscal 2023/],
    ['By what percentage did Cloud Tools revenue grow in 2024?', /^Cloud Tools revenue increased by 25\.0%/],
    ['Did the operating margin of Home Goods improve in 2024?', /^No\. Home Goods operating margin was 10\.0%/],
    ['What was revenue in the United States in FY2024?', /^United States revenue was \$600 million/],
    ['What percentage of total revenue came from Cloud Tools in 2024?', /^Cloud Tools revenue was 30\.0% of that/],
  ])('%s', (question, answer) => expect(said(question)).toMatch(answer));

  it('is about the figure that ends its name', () => {
    const parts = [...PARTS, ...part('product', 'acme:HireRevenueMember', 'Revenues', [500, 400])];
    expect(said('What was hire revenue growth in FY2024?', parts)).toMatch(/^Hire Revenue growth was 25\.0%/);
    expect(said('What portion of revenue was hire revenue in FY2024?', parts)).toMatch(/^Hire Revenue was 50\.0% of/);
  });

  it('has operands that say whose they are, each with its page', () => {
    const result = answerFromFigures(
      'What was the operating margin of Cloud Tools in 2024?',
      [{ ...annual(2024, WHOLE), parts: PARTS }],
      'Acme Inc.',
    );
    expect(result).toMatchObject({
      answer: {
        sources: [{ page: 70 }, { page: 70 }],
        calculation: {
          value: 30,
          operands: [{ label: 'Cloud Tools: operating income' }, { label: 'Cloud Tools: revenue' }],
        },
      },
    });
  });

  it.each([
    ['which the filing does not tell of it', 'What was the net income of Cloud Tools in 2024?'],
    ['which does not exist', 'What was the revenue of the Antarctic segment in 2024?'],
    ['and the whole company', 'What was total company revenue of Cloud Tools in 2024?'],
    ['without another', 'What was revenue excluding Cloud Tools in 2024?'],
    ['in a country that is called like the dollars', 'What was the revenue in Texas in 2024?'],
  ])('%s is left to the passages', (_why, question) => expect(said(question)).toBeNull());

  it('is left to the passages where two figures of it differ', () => {
    const twice = [...PARTS, ...part('segment', CLOUD, 'Revenues', [310])];
    expect(said('What was Cloud Tools revenue in 2024?', twice)).toBeNull();
  });

  it('is one thing where a segment and a kind of product have one name and no figure that differs', () => {
    const product = part('product', 'acme:CloudToolsMember', 'Revenues', [300, 240]);
    expect(said('What was Cloud Tools revenue in 2024?', [...PARTS, ...product])).toMatch(/\$300 million/);
    const other = part('product', 'acme:CloudToolsMember', 'Revenues', [280]);
    expect(said('What was Cloud Tools revenue in 2024?', [...PARTS, ...other])).toBeNull();
    expect(said('What was Cloud Tools segment revenue in 2024?', [...PARTS, ...other])).toMatch(/\$300 million/);
  });

  it('does not take a part for the company', () => {
    expect(said('What was revenue in FY2024?')).toMatch(/^Revenue was \$1,000 million/);
    expect(said('What was revenue in 2024 in US dollars?')).toMatch(/^Revenue was \$1,000 million/);
  });
});

describe('which part has the most', () => {
  it.each([
    ['Which segment had the highest revenue in 2024?', /^Home Goods had the highest revenue in fiscal 2024, at \$700/],
    ['Which segment had the highest operating income in FY2024?', /^Cloud Tools had the highest operating income/],
    [
      'Which segment grew the fastest in 2024?',
      /^Cloud Tools had the highest revenue growth in fiscal 2024, at 25\.0%/,
    ],
    ['Which segment declined the most in 2024?', /^Home Goods had the lowest revenue growth in fiscal 2024, at -7\.9%/],
    ['Which region had the lowest revenue in 2024?', /^Outside the United States had the lowest revenue/],
  ])('%s', (question, answer) => expect(said(question)).toMatch(answer));

  it('is not told by a growth from a loss', () => {
    const parts = [...PARTS.slice(0, 4).toSpliced(3, 1), ...part('segment', HOME, 'OperatingIncomeLoss', [70, -80])];
    expect(said('Which segment had the highest operating income growth in 2024?', parts)).toBeNull();
  });

  it('is none of what is left over beside them, and that of the later of two years', () => {
    const parts = [
      ...part('segment', CLOUD, 'Revenues', [300, 240]),
      ...part('segment', HOME, 'Revenues', [690, 740]),
      ...part('segment', 'us-gaap:CorporateNonSegmentMember', 'Revenues', [10, 20]),
    ];
    expect(said('Which segment had the biggest decline in revenue in FY2024 vs. FY2023?', parts)).toMatch(
      /^Home Goods had the lowest revenue growth in fiscal 2024, at -6\.8%; Cloud Tools 25\.0%\./,
    );
  });

  it('is not told where the parts are not all of the company, or divide it in two ways', () => {
    expect(said('Which segment had the highest revenue in 2024?', PARTS.slice(0, 4))).toBeNull();
    expect(said('Which product line had the highest revenue in 2024?')).toBeNull();
    expect(said('Which segment had the highest net income in 2024?')).toBeNull();
  });
});
