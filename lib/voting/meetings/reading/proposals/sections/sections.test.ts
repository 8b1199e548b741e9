import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { proposalSections } from './sections';
import { sectionsByTitle } from './sections-by-title';

const words = (subject: string) => `This is about ${subject}. `.repeat(12);

function openings(...pages: string[]): Record<number, string> {
  const filing = readFilingText(
    pages.map((text, at) => pageOf(text, at + 1)),
    [],
  );
  return Object.fromEntries(
    [...proposalSections(filing)].map(([number, { parts }]) => [
      number,
      parts[0]?.page.text.slice(parts[0].start, parts[0].start + 40).replace(/\s+/g, ' ') ?? '',
    ]),
  );
}

it('takes the number that ends a recommendation, or a sentence, for no heading', () => {
  const read = openings(
    'The Board recommends FOR each of Proposals No. 1 to 3, and three years on\nProposal No. 2.\nHow do I vote?',
    `#PROPOSAL NO. 1\n${words('directors')}\nTHE BOARD RECOMMENDS A VOTE FOR\nPROPOSAL NO. 1.\n` +
      `#PROPOSAL NO. 2\n${words('pay')}\nTHE BOARD RECOMMENDS A VOTE FOR\nPROPOSAL NO. 2.`,
  );
  expect(read[1]).toContain('PROPOSAL NO. 1 This is about directors');
  expect(read[2]).toContain('PROPOSAL NO. 2 This is about pay');
});

it('takes no row of contents below the notice for the heading', () => {
  const read = openings(
    `Notice of the meeting\nContents\nProposal 1: Election of Directors   5\nGovernance   9\n${words('votes')}`,
    `#Proposal 1: Election of Directors\n${words('directors')}\nThe Board recommends a vote FOR each nominee.`,
  );
  expect(read[1]).toContain('Election of Directors Thi');
});

it('takes a number with which a line of running text begins for no heading', () => {
  const read = openings(
    `#Item 2\n#Approval of the Sustainability Report\n${words('the report')}\nThe Board recommends a vote FOR it.`,
    `#Item 3\n${words('tides')}\nWe publish it in the report that is voted on under Agenda\nItem 2. It was read.\n` +
      `${words('tides and moons')}\n`.repeat(6),
  );
  expect(read[2]).toContain('Item 2 Approval of the Sustainability');
});

it('begins a section at the number behind a title that goes over two lines', () => {
  const read = openings(
    `#Stockholder Proposal on Oversight\n#in Credit Decisions (Item 8 on Proxy Card)\n${words('credit')}`,
  );
  expect(read[8]).toContain('in Credit Decisions');
});

it('takes a reference in the list of a notice for no heading', () => {
  const read = openings(
    `3. To approve the pay of the officers\n(Proposal Three);\n${words('the notice')}`,
    `#PROPOSAL THREE: SAY ON PAY\n${words('pay')} The Board recommends a vote FOR it.`,
  );
  expect(read[3]).toContain('PROPOSAL THREE: SAY ON PAY');
});

it('begins the section of a title at the heading with its number', () => {
  const prose = `${words('lobbying')}\n`.repeat(4);
  const text = `#5. Stockholder Proposal Requesting a\n#Lobbying Report\n${prose}The Lobbying Report of others`;
  const filing = readFilingText([pageOf(text, 1)], []);
  const section = sectionsByTitle(filing, [{ number: 5, title: 'Lobbying Report' }], new Map()).get(5);
  expect(section?.heading.line.text).toBe('5. Stockholder Proposal Requesting a');
});

it("ends the last of the company at the heading of the shareholders' proposals", () => {
  const company = `#PROPOSAL 4 - STOCK PLAN\n${`${words('the plan')}\n`.repeat(4)}The Board recommends a vote FOR it.`;
  const filing = readFilingText(
    [pageOf(`${company}\n#Shareholder Proposals\nWe were notified of these.`, 1), pageOf('#PROPOSAL 5 - TIDES', 2)],
    [],
  );
  const [part] = proposalSections(filing).get(4)?.parts ?? [];
  expect(part?.page.text.slice(part.start, part.end)).not.toContain('Shareholder Proposals');
});

it("finds the heading of a shareholder's proposal by a title without its first words", () => {
  const text =
    '#Stockholder proposal to report on due diligence efforts to trace end-user misuse of\n#company products\n' +
    'The company has received a stockholder proposal from Owen Tarn. The Board recommends a vote AGAINST it.';
  const filing = readFilingText([pageOf(text, 1)], []);
  const titles = [
    { number: 6, title: 'Permit stockholders to call a special meeting' },
    { number: 7, title: 'Report on due diligence efforts to trace end-user misuse of company products' },
  ];
  expect([...sectionsByTitle(filing, titles, new Map()).keys()]).toEqual([7]);
});

it('begins a section at a heading in the letters of the text, where a recommendation is behind it', () => {
  const reason = `${words('the climate')}\n`.repeat(4);
  const notice = '#4. SHAREHOLDER PROPOSAL REGARDING CLIMATE RISKS';
  const own = `#4. SHAREHOLDER PROPOSAL REGARDING CLIMATE RISKS\n#SHAREHOLDER PROPOSAL\n${reason}`;
  const filing = readFilingText(
    [pageOf(notice, 1), pageOf(`${own}THE BOARD FAVORS A VOTE AGAINST THE PROPOSAL.`, 9)],
    [],
  );
  const section = sectionsByTitle(filing, [{ number: 4, title: 'Climate risks' }], new Map()).get(4);
  expect(section?.heading.page.page).toBe(9);
  expect(section?.parts.some(({ page, start, end }) => page.text.slice(start, end).includes('AGAINST'))).toBe(true);
});
