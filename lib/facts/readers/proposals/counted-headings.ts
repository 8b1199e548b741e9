import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import { editPage, type Edit } from '@/lib/reading/text/edit-page';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { proposalHeading } from './proposal-headings';
import { BUSINESS, isSetAsHeading } from './proposal-titles';

/** "2. RESOLUTION REGARDING PAY": a heading that counts without saying what. */
const COUNTED = /^(?<number>\d{1,2})\.\s+(?<title>\p{Lu}.{5,})$/u;
const FEWEST = 2;
/** Characters to the next number below which they are rows of a list. */
const CLOSE = 350;
/** Of the headings, those that are about business to vote on. */
const MOST = 0.6;

type Heading = { number: number; title: string; page: FlatPage; line: FlatLine };

/**
 * The filing with the word "Proposal" before the numbers of headings that are nothing but a number and a title ("2.
 * RESOLUTION REGARDING PAY"), where they count the meeting's business from one on without a gap and no heading of the
 * filing says "Proposal", "Item" or the like with a number. The page keeps its words, from which quotes are taken.
 */
export function withProposalWord(filing: FilingText): FilingText {
  const pages = filing.pages.filter((page) => !isContentsPage(page));
  const headings = pages.flatMap((page) => page.lines.filter(isSetAsHeading).map((line) => ({ page, line })));
  if (headings.some(({ line }) => proposalHeading(line.text, false))) return filing;
  const counted = headings.flatMap(({ page, line }): Heading[] => {
    const { number, title } = COUNTED.exec(line.text)?.groups ?? {};
    return number && title ? [{ number: Number(number), title, page, line }] : [];
  });
  const run = runOf(counted.filter((heading, at) => !isOfList(heading, counted[at + 1])));
  const isBusiness = (heading: Heading) => BUSINESS.test(heading.title);
  const [first] = run;
  if (run.length < FEWEST || !first || !isBusiness(first)) return filing;
  if (run.filter(isBusiness).length < MOST * run.length) return filing;
  return { ...filing, pages: filing.pages.map((page) => editPage(page, editsOf(page, run))) };
}

function isOfList(heading: Heading, next: Heading | undefined): boolean {
  return next?.page === heading.page && next.line.start - heading.line.start < CLOSE && next.number > heading.number;
}

/** One, two, three and so on, each after the one before it. */
function runOf(headings: readonly Heading[]): Heading[] {
  const run: Heading[] = [];
  for (const heading of headings) if (heading.number === run.length + 1) run.push(heading);
  return run;
}

function editsOf(page: FlatPage, run: readonly Heading[]): Edit[] {
  return run.flatMap(({ page: own, line, number }) => {
    const start = line.start + line.text.indexOf(String(number));
    const word = line.text === line.text.toUpperCase() ? 'PROPOSAL' : 'Proposal';
    return own === page ? [{ start, end: start + String(number).length, text: `${word} ${number}` }] : [];
  });
}
