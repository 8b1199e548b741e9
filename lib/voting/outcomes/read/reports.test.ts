import { expect, it } from 'vitest';
import { htmlBlocks } from './tables/html-blocks';
import { readOutcomes } from './read-outcomes';
import { VOTE_KINDS, type ReadLine } from './types';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const HEADING = '<div>Item 5.07<span>Submission of Matters to a Vote of Security Holders.</span></div>';
const MEETING = '<p>The annual meeting of Larch Metals, Inc. was held on May 20, 2026.</p>';

const linesIn = (...parts: string[]): ReadLine[] =>
  readOutcomes(htmlBlocks(HEADING + MEETING + parts.join('')).blocks).meetings.flatMap(({ lines }) => lines);
const figuresOf = ({ number, nominee, shareClass, votes }: ReadLine) => [
  number,
  nominee ?? shareClass,
  ...VOTE_KINDS.flatMap((kind) => (votes[kind] ? [`${kind} ${votes[kind].value}`] : [])),
];

const ON_PAY = table(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['5,100', '610', '20', '900']);

it('finds the item whose heading is right behind its number, and its end', () => {
  const lines = linesIn(
    paragraphs('2. Advisory vote on pay. The proposal was approved.'),
    ON_PAY,
    '<div>Item 9.01<span>Financial Statements and Exhibits.</span></div>',
    paragraphs('3. Another matter'),
    table(['For', 'Against'], ['1,000', '2,000']),
  );
  expect(lines.map(figuresOf)).toEqual([['2', null, 'for 5100', 'against 610', 'abstain 20', 'broker_non_votes 900']]);
});

it('reads the number behind a bullet, and the one that a sentence gives its proposal', () => {
  const lines = linesIn(
    paragraphs('● Proposal 2 – Advisory vote on pay'),
    ON_PAY,
    paragraphs('(d) The shareholders voted on the frequency of the vote on pay (Proposal 3), as follows:'),
    table(['One Year', 'Two Years', 'Three Years', 'Abstain'], ['5,000', '100', '600', '30']),
  );
  expect(lines.map(({ number }) => number)).toEqual(['2', '3']);
});

it('gives the broker non-votes of each nominee, in a row of their own, to the nominees above', () => {
  const lines = linesIn(
    paragraphs('1. Election of directors:'),
    table(
      ['', 'For', 'Withheld/Abstentions'],
      ['Jane Doe', '5,000', '730'],
      ['Mark Poe', '5,100', '630'],
      ['Broker non-votes (each nominee)', '', '900'],
    ),
    paragraphs('2. Advisory vote on pay'),
    table(['For', 'Against', 'Abstain'], ['5,100', '610', '20']),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 730', 'broker_non_votes 900'],
    ['1', 'Mark Poe', 'for 5100', 'withheld 630', 'broker_non_votes 900'],
    ['2', null, 'for 5100', 'against 610', 'abstain 20'],
  ]);
});

it('reads that a proposal, or none, had broker non-votes, before its votes are told', () => {
  const [first, second, third] = [
    paragraphs('2. Advisory vote on pay'),
    paragraphs('Proposal 3: Bylaws. As brokers could not vote, there were no broker non-votes on this proposal.'),
    table(['For', 'Against', 'Abstain'], ['5,100', '610', '20']),
  ];
  const ofOne = linesIn(first, third, second, third);
  expect(ofOne.map(({ votes }) => votes.broker_non_votes?.value)).toEqual([undefined, 0]);
  const ofAll = linesIn(paragraphs('There were no broker non-votes on any matter.'), first, third);
  expect(ofAll.map(({ votes }) => votes.broker_non_votes?.value)).toEqual([0]);
});

it('counts holders less some of them apart from the total', () => {
  const lines = linesIn(
    paragraphs('1. Election of directors:'),
    table(['', 'For', 'Withheld'], ['Jane Doe', '5,000', '730'], ['Mark Poe', '5,100', '630']),
    paragraphs('Proposal 2. The stockholders approved the sale of shares below net asset value:'),
    table(
      ['', 'For', 'Against', 'Abstentions'],
      ['All stockholders', '5,000', '700', '30'],
      ['All stockholders, excluding affiliated persons', '4,000', '690', '30'],
    ),
    paragraphs(
      'Excluding the shares owned by Mr. Poe, 4,100 votes were cast for, and 690 votes were cast against, it.',
    ),
  );
  expect(lines.slice(2).map(figuresOf)).toEqual([
    ['2', null, 'for 5000', 'against 700', 'abstain 30'],
    ['2', 'All stockholders, excluding affiliated persons', 'for 4000', 'against 690', 'abstain 30'],
  ]);
});

it('takes nobody for elected where the words count fewer people than have votes', () => {
  const told = (count: string) =>
    linesIn(
      paragraphs(`Proposal 1: Election of Directors. The ${count} nominees named below as elected were elected.`),
      table(['', 'For', 'Withheld'], ['Jane Doe', '5,000', '730'], ['Mark Poe', '2,100', '3,630']),
    ).map(({ statedResult }) => statedResult);
  expect(told('two')).toEqual(['passed', 'passed']);
  expect(told('one')).toEqual([null, null]);
});

it('takes for elected only whom the words name, where a contest has two tables', () => {
  const lines = linesIn(
    paragraphs(
      'Proposal 1. Election of three directors. Holders elected the following three persons: Doe, Poe and Mossley.',
    ),
    paragraphs('Company Nominees'),
    table(
      ['Nominee', 'For', 'Withhold'],
      ['Jane Doe', '5,000', '730'],
      ['Mark Poe', '4,900', '830'],
      ['Ann Moss', '2,100', '3,630'],
    ),
    paragraphs('Harrow Fund Nominees'),
    table(['Nominee', 'For', 'Withhold'], ['Sam Mossley', '4,800', '930']),
  );
  expect(lines.slice(0, 3).map(({ nominee, statedResult }) => [nominee, statedResult])).toEqual([
    ['Jane Doe', 'passed'],
    ['Mark Poe', 'passed'],
    ['Ann Moss', null],
  ]);
});

it('reads directors in rows numbered "3.a", and a note below a table begins no proposal', () => {
  const lines = linesIn(
    table(
      ['Resolution', 'For', 'Against'],
      ['3.a To re-elect Jane Doe as a Director of the Company', '5,000', '730'],
      ['3.b To re-elect Mark Poe as a Director of the Company', '5,100', '630'],
    ),
    paragraphs('(1) Elected by holders of preferred shares only.'),
    table(['', 'For', 'Against'], ['Shareholder proposal to declassify the board', '2,000', '3,730']),
  );
  expect(lines.map(({ number, nominee, title }) => [number?.replace('.', ''), nominee ?? title])).toEqual([
    ['3a', 'Jane Doe'],
    ['3b', 'Mark Poe'],
    [undefined, 'Shareholder proposal to declassify the board'],
  ]);
});

it('takes words of terms for no heading, and counts in rows of their own among proposals for one vote', () => {
  const terms = linesIn(
    paragraphs('1. Election of directors for the terms indicated:'),
    table(
      ['Name', 'Term', 'For', 'Withheld'],
      ['Jane Doe', 'Three years', '5,000', '730'],
      ['Mark Poe', 'One year', '5,100', '630'],
    ),
  );
  expect(terms.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 730'],
    ['1', 'Mark Poe', 'for 5100', 'withheld 630'],
  ]);
  const one = linesIn(
    table(
      ['Proposal', 'For', 'Against/Withheld', 'Abstentions'],
      ['1. Election of Directors:', '', '', ''],
      ['Jane Doe', '5,000', '730', 'N/A'],
      ['Mark Poe', '5,100', '630', 'N/A'],
      ['2. Advisory Vote on Pay', '4,100', '1,610', '20'],
      ['3. Frequency of the Vote on Pay:', '', '', ''],
      ['1 Year', '5,000', '', ''],
      ['2 Years', '100', '', ''],
      ['3 Years', '600', '', ''],
      ['Abstentions', '30', '', ''],
      ['4. Independent Chairman', '1,000', '4,700', '30'],
    ),
  );
  expect(one.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 730'],
    ['1', 'Mark Poe', 'for 5100', 'withheld 630'],
    ['2', null, 'for 4100', 'against 1610', 'abstain 20'],
    ['3', null, 'abstain 30', 'one_year 5000', 'two_years 100', 'three_years 600'],
    ['4', null, 'for 1000', 'against 4700', 'abstain 30'],
  ]);
});

it('knows counts from shares of votes by both rows of headings', () => {
  const pair = (count: string, share: string) => `<td>${count}</td><td></td><td></td><td>${share}</td><td>%</td>`;
  const heads = '<td>Votes</td><td></td><td colspan="3">%(1)</td>';
  const spanned = `<table>
    <tr><td></td><td colspan="5">For</td><td colspan="5">Against</td><td>Broker Non-Votes</td></tr>
    <tr><td>Name</td>${heads}${heads}<td>Votes</td></tr>
    <tr><td>1a. Jane Doe</td>${pair('5,000', '97.1')}${pair('149', '2.9')}<td>900</td></tr>
    <tr><td>1b. Mark Poe</td>${pair('5,100', '99.1')}${pair('49', '0.9')}<td>900</td></tr>
  </table>`;
  expect(linesIn(paragraphs('1. Election of directors'), spanned).map(figuresOf)).toEqual([
    ['1a', 'Jane Doe', 'for 5000', 'against 149', 'broker_non_votes 900'],
    ['1b', 'Mark Poe', 'for 5100', 'against 49', 'broker_non_votes 900'],
  ]);
  const besides = `<table>
    <tr><td></td><td colspan="2">Number of Shares</td><td>Percentage</td></tr>
    <tr><td>Item</td><td>For</td><td>Against</td><td>For(1)</td></tr>
    <tr><td>2. Advisory Vote on Pay</td><td>5,000</td><td>149</td><td>97.1</td></tr>
  </table>`;
  expect(linesIn(besides).map(figuresOf)).toEqual([['2', null, 'for 5000', 'against 149']]);
});

it('gives two counts of broker non-votes in one sentence to the proposals of each', () => {
  const lines = linesIn(
    table(
      ['Matter', 'For', 'Against / Withheld', 'Abstain'],
      ['1. Election of directors', '', '', ''],
      ['Jane Doe', '5,000', '30', '–'],
      ['2. Advisory vote on pay', '4,000', '1,000', '30'],
      ['3. Ratification of the auditor', '5,900', '30', '0'],
    ),
    paragraphs('There were 900 broker non-votes on each of Proposals 1 and 2, and no broker non-votes on Proposal 3.'),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 30', 'abstain 0', 'broker_non_votes 900'],
    ['2', null, 'for 4000', 'against 1000', 'abstain 30', 'broker_non_votes 900'],
    ['3', null, 'for 5900', 'against 30', 'abstain 0', 'broker_non_votes 0'],
  ]);
});

it('reads a sentence on each nominee, also of one whose name begins with an initial', () => {
  const lines = linesIn(
    paragraphs('(a) Shareholders elected two directors. The vote on each was:'),
    paragraphs('Jane Doe received 5,000 votes for election and 30 votes were withheld.'),
    paragraphs('R. Mark Poe received 4,900 votes for election and 130 votes were withheld.'),
    paragraphs('There were 900 broker non-votes with respect to the election of each director.'),
  );
  expect(lines.map(figuresOf)).toEqual([
    [null, 'Jane Doe', 'for 5000', 'withheld 30', 'broker_non_votes 900'],
    [null, 'R. Mark Poe', 'for 4900', 'withheld 130', 'broker_non_votes 900'],
  ]);
});

it('takes the total where kinds of stock are counted beside it, and each kind for itself where there is none', () => {
  const lines = linesIn(
    paragraphs('Item (1): ELECTION OF DIRECTORS.'),
    `<table><tr><td></td><td colspan="3">Votes For</td><td>Votes</td></tr>
     <tr><td>Name</td><td>Common</td><td>Preferred</td><td>Total</td><td>Withheld</td></tr>
     <tr><td>Jane Doe</td><td>4,000</td><td>1,000.25</td><td>5,000.25</td><td>30</td></tr>
     <tr><td>Mark Poe</td><td>4,000</td><td>900</td><td>4,900</td><td>130.25</td></tr></table>`,
    paragraphs('There were no abstentions and no broker non-votes with respect to the election of directors.'),
    paragraphs('Item (2): CONSENT TO DEBT. The two kinds of stock voted as separate classes.'),
    table(['Class', 'For', 'Against'], ['Common Stock', '4,000', '0'], ['Cumulative Preferred Stock', '400', '600']),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000.25', 'withheld 30', 'abstain 0', 'broker_non_votes 0'],
    ['1', 'Mark Poe', 'for 4900', 'withheld 130.25', 'abstain 0', 'broker_non_votes 0'],
    ['2', 'Common Stock', 'for 4000', 'against 0'],
    ['2', 'Cumulative Preferred Stock', 'for 400', 'against 600'],
  ]);
});

it('reads votes down the page beside their shares, and people across it', () => {
  const lines = linesIn(
    paragraphs('Proposal One – Election of two directors'),
    table(['', 'Jane Doe', 'Mark Poe'], ['Units Voted For', '5,000', '5,100'], ['Units Withheld', '730', '630']),
    paragraphs('(2) The proposal to ratify the auditor was approved based on the following votes:'),
    table(['Votes For', '5,000', '94.5', '%'], ['Votes Against', '291', '5.5', '%'], ['Abstentions', '30', '', '']),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 730'],
    ['1', 'Mark Poe', 'for 5100', 'withheld 630'],
    ['2', null, 'for 5000', 'against 291', 'abstain 30'],
  ]);
});

it('reads numbers of lettered groups, and those in a cell beside the title', () => {
  const lines = linesIn(
    table(
      ['', 'Shares For', 'Shares Against'],
      ['A. Election of Directors', '', ''],
      ['A1. Jane Doe', '5,000', '730'],
      ['A2. Mark Poe', '5,100', '630'],
      ['B. Proposals', '', ''],
      ['B1. Advisory approval of pay', '4,000', '1,730'],
    ),
    table(['3', 'Reduction of share capital.']),
    table(['For', 'Against'], ['4,100', '1,630']),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['A1', 'Jane Doe', 'for 5000', 'against 730'],
    ['A2', 'Mark Poe', 'for 5100', 'against 630'],
    ['B1', null, 'for 4000', 'against 1730'],
    ['3', null, 'for 4100', 'against 1630'],
  ]);
});

it('names in full whom a paragraph calls by surname, and reads "no" and "none" as zero', () => {
  const lines = linesIn(
    paragraphs(
      '1. Jane Doe and Mark Poe were elected as directors. Ms. Doe received 42,606,500 votes for and 12,000 votes ' +
        'were withheld. Mr. Poe received 42,618,500 votes for and no votes were withheld.',
      '2. The stockholders ratified the auditor. The vote was 42,618,500 shares for, none against and none abstaining.',
    ),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 42606500', 'withheld 12000'],
    ['1', 'Mark Poe', 'for 42618500', 'withheld 0'],
    ['2', null, 'for 42618500', 'against 0', 'abstain 0'],
  ]);
});

it('gives rows of classes and their total to the nominee whose name is alone above them', () => {
  const lines = linesIn(
    paragraphs('Proposal 1. Election of directors'),
    table(
      ['Nominee', 'For', 'Against', 'Abstain'],
      ['Jane Doe', '', '', ''],
      ['Class A', '4,000', '200', '10'],
      ['Class B', '9,000', '-', '-'],
      ['Total', '13,000', '200', '10'],
      ['Mark Poe', '', '', ''],
      ['Class A', '4,100', '100', '10'],
      ['Class B', '9,000', '-', '-'],
      ['Total', '13,100', '100', '10'],
    ),
  );
  expect(lines.map(({ nominee, shareClass, votes }) => [nominee, shareClass, votes.for?.value])).toEqual([
    ['Jane Doe', 'Class A', 4000],
    ['Jane Doe', 'Class B', 9000],
    ['Jane Doe', null, 13_000],
    ['Mark Poe', 'Class A', 4100],
    ['Mark Poe', 'Class B', 9000],
    ['Mark Poe', null, 13_100],
  ]);
});

it('reads counts behind bullets that a table sets', () => {
  const bullets = (...texts: string[]) => table(...texts.map((text) => ['', '•', text]));
  const lines = linesIn(
    paragraphs('Proposal 1: Election of two directors', 'Jane Doe, M.D.'),
    bullets('Votes For: 5,000', 'Votes Withheld: 730', 'Broker Non-Votes: 900'),
    paragraphs('Proposal 2: Ratification of the auditors'),
    bullets('Votes For: 6,000', 'Votes Against: 50', 'Abstentions: 7'),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe, M.D.', 'for 5000', 'withheld 730', 'broker_non_votes 900'],
    ['2', null, 'for 6000', 'against 50', 'abstain 7'],
  ]);
});

it('reads "No. 4" as the number of a proposal, and letters before titles in capitals', () => {
  const lines = linesIn(
    paragraphs('NO. 4 SAY ON PAY. Approved.'),
    table(['FOR', 'AGAINST'], ['5,100', '610']),
    paragraphs('Proposals B and C. The auditor was ratified.'),
    table(
      ['', 'Proposal B Ratification of Auditors', 'Proposal C Say on Pay'],
      ['Votes for', '5,600', '5,000'],
      ['Votes against', '110', '710'],
    ),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['4', null, 'for 5100', 'against 610'],
    ['B', null, 'for 5600', 'against 110'],
    ['C', null, 'for 5000', 'against 710'],
  ]);
});

it('leaves out the shares in a column of their own beside votes down the page', () => {
  const lines = linesIn(
    paragraphs('Proposal 2: Advisory vote on pay'),
    table(['', 'Shares', '% of Voted'], ['For', '5,000', '94.52'], ['Against', '290', '5.48'], ['Abstain', '30', '—']),
    paragraphs('Proposal 3: Frequency of the vote on pay'),
    table(
      ['Choice', 'Votes', '%'],
      ['One Year', '5,000', '97.1'],
      ['Two Years', '100', '1.9'],
      ['Three Years', '50', '1.0'],
      ['Abstain', '30', '—'],
    ),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['2', null, 'for 5000', 'against 290', 'abstain 30'],
    ['3', null, 'abstain 30', 'one_year 5000', 'two_years 100', 'three_years 50'],
  ]);
});

it('counts the votes of other holders on the same proposal apart', () => {
  const votes = (count: string) => paragraphs(`For: ${count}`, 'Against: 88', 'Abstain: 3');
  const lines = linesIn(
    paragraphs('1. The Merger Proposal. To adopt the Merger Agreement.'),
    votes('5,000'),
    paragraphs('A majority of stockholders other than the Founding Holders was needed. Their votes were as follows:'),
    votes('2,000'),
    paragraphs('2. The Pay Proposal.'),
    votes('4,000'),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', null, 'for 5000', 'against 88', 'abstain 3'],
    ['1', 'stockholders other than the Founding Holders', 'for 2000', 'against 88', 'abstain 3'],
    ['2', null, 'for 4000', 'against 88', 'abstain 3'],
  ]);
});

it('reads the classes whose names are over the same headings, with their total', () => {
  const spanned = (...texts: string[]) => texts.map((text) => `<td colspan="2">${text}</td>`).join('');
  const heads = '<td>For</td><td>Withheld</td>';
  const lines = linesIn(
    paragraphs('Proposal 1. Election of directors'),
    `<table><tr><td></td>${spanned('Trust Units', 'Special Voting Units', 'Total')}</tr>
     <tr><td>Nominee</td>${heads.repeat(3)}</tr>
     <tr><td>Jane Doe</td><td>4,000</td><td>30</td><td>900</td><td>–</td><td>4,900</td><td>30</td></tr></table>`,
  );
  expect(lines.map(({ nominee, ...line }) => [nominee, ...figuresOf({ ...line, nominee: null }).slice(1)])).toEqual([
    ['Jane Doe', 'Trust Units', 'for 4000', 'withheld 30'],
    ['Jane Doe', 'Special Voting Units', 'for 900', 'withheld 0'],
    ['Jane Doe', null, 'for 4900', 'withheld 30'],
  ]);
});

it('leaves the figures open where the words over the same headings are no classes', () => {
  const lines = linesIn(
    paragraphs('Proposal 1. Election of directors'),
    `<table><tr><td></td><td colspan="2">May 3</td><td colspan="2">May 17</td></tr>
     <tr><td>Nominee</td><td>For</td><td>Withheld</td><td>For</td><td>Withheld</td></tr>
     <tr><td>Jane Doe</td><td>4,000</td><td>30</td><td>4,900</td><td>30</td></tr></table>`,
  );
  expect(lines.map(figuresOf)).toEqual([['1', 'Jane Doe']]);
});

it('reads nominees and proposals that one sentence tells one by one', () => {
  const lines = linesIn(
    paragraphs(
      'The stockholders elected Jane B. Doe, who received 5,000 votes for and 1,730 votes withheld; and Mark Poe, ' +
        'who received 5,100 votes for, with 1,630 withheld. In the case of each director there were 2,900 broker ' +
        'non-votes.',
      'Finally, stockholders voted 5,200 shares for and 1,500 shares against the plan of its named officers, with 30 ' +
        'abstentions; and 5,900 shares were voted for an advisory vote every year, 100 for every two years and 1,200 ' +
        'for every three years, with 30 abstaining.',
    ),
  );
  expect(lines.map(figuresOf)).toEqual([
    [null, 'Jane B. Doe', 'for 5000', 'withheld 1730', 'broker_non_votes 2900'],
    [null, 'Mark Poe', 'for 5100', 'withheld 1630', 'broker_non_votes 2900'],
    [null, null, 'for 5200', 'against 1500', 'abstain 30'],
    [null, null, 'abstain 30', 'one_year 5900', 'two_years 100', 'three_years 1200'],
  ]);
  expect(lines.slice(2).map(({ title }) => title)).toEqual([
    'the plan of its named officers',
    'Frequency of the advisory vote',
  ]);
});

it('reads what was cast for each candidate, behind leaders, as the text above it says', () => {
  const dots = '. . . . . .';
  const lines = linesIn(
    paragraphs('(b) The matters voted on were:', 'Election of Directors. The votes cast for each candidate were:'),
    table(['Jane Doe', dots, '5,000'], ['Mark Poe', dots, '4,000']),
    paragraphs('Approval of Amendment. The amendment was approved:'),
    table(['Shares for', dots, '5,100'], ['Shares against', dots, '610']),
  );
  expect(lines.map(({ title, ...line }) => [title, ...figuresOf({ ...line, title }).slice(1)])).toEqual([
    ['Election of Directors', 'Jane Doe', 'for 5000'],
    ['Election of Directors', 'Mark Poe', 'for 4000'],
    ['Approval of Amendment', null, 'for 5100', 'against 610'],
  ]);
});

it('gives broker non-votes to lettered numbers from one to another, and none to others that it names', () => {
  const lines = linesIn(
    table(
      ['No.', 'Resolution', 'For', 'Against'],
      ['1', 'Receive the accounts', '5,000', '30'],
      ['2(a)', 'Re-elect Jane Doe as a director', '4,000', '130'],
      ['2(b)', 'Re-elect Mark Poe as a director', '4,000', '130'],
      ['3', 'Approve the pay report', '4,000', '130'],
    ),
    paragraphs('There were 900 broker non-votes on each of Resolutions 2(a) to 2(b) and 3, and none on Resolution 1.'),
  );
  expect(lines.map(({ number, votes }) => [number, votes.broker_non_votes?.value])).toEqual([
    ['1', 0],
    ['2a', 900],
    ['2b', 900],
    ['3', 900],
  ]);
});

it('leaves open what one sentence counts of two classes, or of holders who voted on something else', () => {
  expect(
    linesIn(
      paragraphs(
        'The plan was approved. Class A: 5,000 votes for and 1,100 against; Class B: 3,000 for and 1,200 against.',
      ),
    ),
  ).toEqual([]);
  const lines = linesIn(
    paragraphs('The stockholders approved the merger:', 'For: 5,000', 'Against: 88'),
    paragraphs('The votes of stockholders other than the Founders, on the plan, were:', 'For: 2,000', 'Against: 70'),
  );
  expect(lines.map(figuresOf)).toEqual([
    [null, null, 'for 5000', 'against 88'],
    [null, null, 'for 2000', 'against 70'],
  ]);
});

it('reads a numbered title beneath the headings of all proposals, and headings of authority withheld', () => {
  const lines = linesIn(
    '<table><tr><td>No</td><td>Proposal</td><td>Votes cast for</td><td>Common shares as to which authority withheld' +
      '</td></tr><tr><td>1</td><td colspan="3">Election of two directors</td></tr>' +
      '<tr><td></td><td>Jane Doe</td><td>5,000</td><td>730</td></tr>' +
      '<tr><td></td><td>Mark Poe</td><td>5,100</td><td>630</td></tr></table>',
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 730'],
    ['1', 'Mark Poe', 'for 5100', 'withheld 630'],
  ]);
});

it('reads votes over their shares in one cell, and a name with its figures right behind it', () => {
  const lines = linesIn(
    paragraphs('1. Election of directors.', 'Jane Doe5,000 for; 730 withheld', 'Mark Poe5,100 for; 630 withheld'),
    paragraphs('2. Advisory vote on pay. The proposal was approved.'),
    table(['', 'For', 'Against'], ['Votes<br>% of shares voted', '5,100<br>89.3%', '610<br>10.7%']),
  );
  expect(lines.map(figuresOf)).toEqual([
    ['1', 'Jane Doe', 'for 5000', 'withheld 730'],
    ['1', 'Mark Poe', 'for 5100', 'withheld 630'],
    ['2', null, 'for 5100', 'against 610'],
  ]);
});

it('takes the title from the row where only a sentence on the vote is above it', () => {
  const lines = linesIn(
    paragraphs('The stockholders of the Company approved the plan.'),
    table(['Matter', 'For', 'Against'], ['Amendment of the 2016 Equity Incentive Plan', '5,100', '610']),
  );
  expect(lines.map(({ title }) => title)).toEqual(['Amendment of the 2016 Equity Incentive Plan']);
});

it.each([
  ['Item 5.07Submission of Matters to a Vote of Security Holders', true],
  ['5.07 Submission of Matters to a Vote of Security Holders.', true],
  ['5.07 million shares were voted', false],
])('"%s" begins the report: %s', (text, hasItem) =>
  expect(readOutcomes([{ kind: 'text', text, raw: text, start: 0, end: text.length }]).hasItem).toBe(hasItem),
);
