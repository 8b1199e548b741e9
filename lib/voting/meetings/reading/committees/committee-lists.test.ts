import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { placedPage, type PlacedLine } from '@/lib/reading/structure/placed-page.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { committeeLists } from './committee-lists';

const NOMINEES = ['Anna Bergholm', 'Marcus Tolland', 'Inês Carvalho', 'Peter A. Wynfield', 'Doreen Low'];
const OTHERS = ['Hollis Grange'];

const listsIn = (text: string) =>
  committeeLists(readFilingText([pageOf(text)], []), { nominees: NOMINEES, others: OTHERS }).map(
    ({ committee, members, chair, isWhole }) => ({ committee, members, chair, isWhole }),
  );

it.each([
  [
    'The Audit Committee consists of three independent directors: Ms. Bergholm (Chair), Mr. Tolland and Ms. Low.',
    { committee: 'audit', members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], chair: 'Anna Bergholm' },
  ],
  [
    'The Audit Committee is composed of Ms. Bergholm (Chair), Mr. Tolland and, since May 2025, Ms. Low. It met twice.',
    { committee: 'audit', members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], chair: 'Anna Bergholm' },
  ],
  [
    '#Audit Committee\nChair: Doreen Low. Members: Anna Bergholm, Marcus Tolland. Meetings in 2025: 11.',
    { committee: 'audit', members: ['Doreen Low', 'Anna Bergholm', 'Marcus Tolland'], chair: 'Doreen Low' },
  ],
  [
    'Nominating, Governance and Social\nResponsibility Committee\nMeetings in 2025: 5\nChair: Doreen Low\n' +
      'Members: Anna Bergholm, Marcus\nTolland\nRecommends nominees',
    { committee: 'nominating', members: ['Doreen Low', 'Anna Bergholm', 'Marcus Tolland'], chair: 'Doreen Low' },
  ],
  [
    'Audit Committee. Ms. Bergholm (Chair), Mr. Tolland and Ms. Low are the members of the Audit\nCommittee. It met.',
    { committee: 'audit', members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], chair: 'Anna Bergholm' },
  ],
  [
    'The members of the Compensation Committee, Ms. Bergholm and Messrs. Tolland and Wynfield, are not officers.',
    { committee: 'compensation', members: ['Anna Bergholm', 'Marcus Tolland', 'Peter A. Wynfield'], chair: null },
  ],
  [
    'Submitted by the Human Resources Committee of the Board of Directors\nMarcus Tolland, Chair\n' +
      'Inês Carvalho, CBE\n' +
      'Peter Wynfield\nVote Required',
    {
      committee: 'compensation',
      members: ['Marcus Tolland', 'Inês Carvalho', 'Peter A. Wynfield'],
      chair: 'Marcus Tolland',
    },
  ],
  [
    'Nominating and Governance Committee Members: Hollis Grange (ex-officio), Doreen Low, Inês Carvalho\n' +
      'Meetings held in 2024: 5',
    { committee: 'nominating', members: ['Hollis Grange', 'Doreen Low', 'Inês Carvalho'], chair: null },
  ],
  [
    'Reviews practices for people and teams\nNominating Committee\nDoreen Low (Chair)\nMarcus Tolland\nFive meetings',
    { committee: 'nominating', members: ['Doreen Low', 'Marcus Tolland'], chair: 'Doreen Low' },
  ],
  [
    '#Committees\nAudit Committee. It met eight times. Its members are Ms. Bergholm (Chair), Mr. Tolland and\n' +
      'Ms. Low. It appoints the accountants.',
    { committee: 'audit', members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], chair: 'Anna Bergholm' },
  ],
  [
    'Compensation Committee. Ms. Bergholm serves as Chair; the other members are Mr. Tolland and Ms. Low. It met.',
    { committee: 'compensation', members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], chair: 'Anna Bergholm' },
  ],
  [
    'Compensation Committee. It sets pay. The members of the committee, which met four times during 2025, are\n' +
      'Mr. Tolland (chair) and Mmes. Bergholm and Low. A report of the committee is set forth below.',
    { committee: 'compensation', members: ['Marcus Tolland', 'Anna Bergholm', 'Doreen Low'], chair: 'Marcus Tolland' },
  ],
  [
    '#Nominating Committee\nIt proposes nominees. The Committee is currently composed of directors:\n' +
      'Ms. Low, who chairs it. This Committee consists of Ms. Low, Mr. Tolland and Ms. Carvalho.',
    { committee: 'nominating', members: ['Doreen Low', 'Marcus Tolland', 'Inês Carvalho'], chair: null },
  ],
  [
    'Audit Committee\nMembers\nPeter A. Wynfield,\nJr. (Chair)\nMarcus\nTolland\nMeetings in 2024: 6',
    { committee: 'audit', members: ['Peter A. Wynfield', 'Marcus Tolland'], chair: 'Peter A. Wynfield' },
  ],
  [
    'Compensation Committee Report\nThe Committee has read the discussion and recommended that it be included.\n' +
      'Anna Bergholm, J.D., Chair\nMarcus Tolland\nDoreen Low\nHow pay is set: the year',
    { committee: 'compensation', members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], chair: 'Anna Bergholm' },
  ],
  [
    'Governance and\nSustainability\nWalter Ashcombe (Chair)\nMarcus Tolland\nDoreen Low (from January 2025)\nRisk',
    {
      committee: 'nominating',
      members: ['Walter Ashcombe', 'Marcus Tolland', 'Doreen Low'],
      chair: 'Walter Ashcombe',
    },
  ],
])('reads the members named in "%s"', (text, expected) => {
  expect(listsIn(text)).toEqual([{ ...expected, isWhole: true }]);
});

it('says that a list may go on where somebody unknown or the next column follows', () => {
  expect(listsIn('Audit Committee: Anna Bergholm Marcus Tolland Walter Ashcombe')).toMatchObject([{ isWhole: false }]);
  expect(listsIn('Audit Committee: Anna Bergholm Marcus Tolland • Reviews the accounts')).toMatchObject([
    { isWhole: false },
  ]);
});

it('adds the chair whom the sentence before names to the other members', () => {
  const others = 'The other members of our Compensation Committee are Mr. Tolland and Ms. Low.';
  const chair = 'Ms. Bergholm has been the Chair of our Compensation Committee since May 2021. ';
  const members = ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'];
  expect(listsIn(chair + others)).toEqual([
    { committee: 'compensation', members, chair: 'Anna Bergholm', isWhole: true },
  ]);
  expect(listsIn(others)).toMatchObject([{ members: ['Marcus Tolland', 'Doreen Low'], isWhole: false }]);
  expect(listsIn(chair.replace('Compensation', 'Audit') + others)).toMatchObject([{ chair: null, isWhole: false }]);
});

it('knows somebody behind two titles, and that the list goes on behind one it does not read', () => {
  const list = (last: string) =>
    listsIn(`#Nominating Committee\nChair: Doreen Low. Other members: Anna Bergholm, ${last}.`);
  expect(list('Rev. Dr. Marcus Tolland')).toMatchObject([
    { members: ['Doreen Low', 'Anna Bergholm', 'Marcus Tolland'], isWhole: true },
  ]);
  expect(list('Rev. Dr. Quill Stranger')).toMatchObject([{ members: ['Doreen Low', 'Anna Bergholm'], isWhole: false }]);
});

it('takes financial experts of a committee for no list of its members', () => {
  expect(
    listsIn('Of the Audit Committee, Ms. Bergholm and Mr. Tolland are financial experts under the rules of the SEC.'),
  ).toEqual([]);
});

it('says that a list is not all of the committee where it tells of the other members', () => {
  expect(
    listsIn('Ms. Bergholm chairs the Audit Committee, and Ms. Low and Mr. Tolland are its other members.'),
  ).toMatchObject([{ members: ['Doreen Low', 'Marcus Tolland'], isWhole: false }]);
});

it('takes a word without a sign for the chair only beside the first name', () => {
  expect(listsIn('Audit Committee Anna Bergholm Marcus Tolland Doreen Low Chair Meetings held')).toMatchObject([
    { chair: null },
  ]);
});

it.each([
  'No officer is on another Audit Committee. Messrs. Tolland and Wynfield sold shares.',
  'During 2024 the Audit Committee consisted of Ms. Bergholm and Mr. Tolland.',
  'The Compensation and Governance Committee consists of Ms. Bergholm and Mr. Tolland.',
  'The Audit Committee thanks Ms. Bergholm and Mr. Tolland.',
  // The heads of a matrix, and its rows.
  'Director   Audit Committee   Nominating Committee\nAnna Bergholm   Member   Member\nMarcus Tolland   Chair',
])('reads no members in "%s"', (text) => {
  expect(listsIn(text)).toEqual([]);
});

it('knows that a list may go on behind a note or the rest of a name that it did not read', () => {
  const text = (note: string) => `Audit Committee\nAnna Bergholm, Chair\nMarcus Tolland${note}\nDoreen Low`;
  expect(listsIn(text(' (member since May 2, 2024)'))).toMatchObject([
    { members: ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], isWhole: true },
  ]);
  expect(listsIn(text(' (until June)'))[0]).toMatchObject({ isWhole: false });
  expect(listsIn(text(' de la Vega'))[0]).toMatchObject({ isWhole: false });
});

it('reads surnames with titles in the column below a committee of two lines', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const sidebar = placedPage([
    { ...row(700, ['Governance and Nominating', 50], ['The committee has several functions,', 230]), isBold: true },
    { ...row(689, ['Committee', 50], ['including:', 230]), isBold: true },
    row(675, ['• criteria for directors', 230]),
    { ...row(663, ['MEMBERS:', 55], ['and their nomination', 230]), isBold: true },
    row(652, ['Ms. Bergholm (Chair)', 55]),
    row(641, ['Mr. Tolland', 55], ['• evaluation of the board', 230]),
    row(600, ['All members are independent', 50]),
  ]);
  const lists = committeeLists(readFilingText([sidebar], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists).toMatchObject([
    { committee: 'nominating', members: ['Anna Bergholm', 'Marcus Tolland'], chair: 'Anna Bergholm', isWhole: true },
  ]);
});

it('reads members below how often a committee met, with the star that the page explains as the chair', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const met = [
    row(700, ['Audit Committee', 60], ['Oversees the financial reporting', 230]),
    row(688, ['Meetings in 2025: 5', 60], ['and the independent auditor.', 230]),
    row(665, ['Members:', 60]),
    row(653, ['Anna Bergholm, Chair', 60]),
    row(641, ['Marcus Tolland', 60]),
    row(610, ['Nominating Committee', 60], ['Identifies nominees.', 230]),
    row(598, ['Doreen Low*', 60]),
    row(586, ['Peter A. Wynfield', 60]),
  ];
  const read = (...notes: PlacedLine[]) =>
    committeeLists(readFilingText([placedPage([...met, ...notes])], []), { nominees: NOMINEES, others: OTHERS }).map(
      ({ committee, members, chair }) => [committee, members, chair],
    );
  const audit = ['audit', ['Anna Bergholm', 'Marcus Tolland'], 'Anna Bergholm'];
  const nominating = ['Doreen Low', 'Peter A. Wynfield'];
  expect(read(row(560, ['* Chair', 60]))).toEqual([audit, ['nominating', nominating, 'Doreen Low']]);
  expect(read(row(560, ['* Financial expert', 60]))).toEqual([audit, ['nominating', nominating, null]]);
});

it('knows somebody of two surnames by the first, whoever else seems to have it', () => {
  const people = { nominees: ['José Manuel Madero Garza', 'Anna Bergholm'], others: ['Ernesto M. Madero'] };
  const text = 'The Audit Committee consists of Mr. Madero (Chair) and Ms. Bergholm.';
  expect(committeeLists(readFilingText([pageOf(text)], []), people)[0]?.members).toEqual([
    'José Manuel Madero Garza',
    'Anna Bergholm',
  ]);
});

it('reads columns of centred names, with the mark of the chair', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const table = placedPage([
    row(700, ['Audit', 120], ['Governance, Nominating, and', 260]),
    row(690, ['Committee (1)', 100], ['Responsibility Committee (2)', 257]),
    row(680, ['Ms. Bergholm u', 98], ['Mr. Tolland', 300]),
    row(670, ['Mr. Tolland l', 100], ['Ms. Low u', 305]),
    row(650, ['u Committee Chair', 90], ['l Financial expert', 260]),
  ]);
  const lists = committeeLists(readFilingText([table], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists.map(({ committee, members, chair }) => [committee, members, chair])).toEqual([
    ['audit', ['Anna Bergholm', 'Marcus Tolland'], 'Anna Bergholm'],
    ['nominating', ['Marcus Tolland', 'Doreen Low'], 'Doreen Low'],
  ]);
});

it('reads the members beside the committees of a table, whose cells go over several lines', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const table = placedPage([
    { ...row(700, ['Committee', 50], ['Members', 200], ['Duties', 400]), isBold: true },
    row(680, ['Anna Bergholm (Chair)', 200]),
    row(669, ['Audit Committee', 50], ['Marcus Tolland', 200], ['Reviews the accounts', 400]),
    row(658, ['Doreen Low', 200]),
    row(634, ['Nominating and', 50], ['Inês Carvalho (Chair), Peter', 200], ['Names candidates', 400]),
    row(623, ['Governance Committee', 50], ['A. Wynfield', 200]),
    row(590, ['Compensation of Directors', 50]),
  ]);
  const lists = committeeLists(readFilingText([table], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists.map(({ committee, members, chair, isWhole }) => [committee, members, chair, isWhole])).toEqual([
    ['audit', ['Anna Bergholm', 'Marcus Tolland', 'Doreen Low'], 'Anna Bergholm', true],
    ['nominating', ['Inês Carvalho', 'Peter A. Wynfield'], 'Inês Carvalho', true],
  ]);
});

it('takes for no list whom a sentence names of the members', () => {
  expect(
    listsIn('Ms. Bergholm and Mr. Tolland are the members of the Audit Committee who are financial experts.'),
  ).toEqual([]);
});

it('counts the chair in a column of its own among the members, and leaves a list open whose chair is not known', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const table = placedPage([
    { ...row(700, ['Committee', 50], ['Chair', 180], ['Members', 300], ['Duties', 450]), isBold: true },
    row(680, ['Nominating and', 50], ['Peter A.', 180], ['Anna', 300], ['Names candidates', 450]),
    row(669, ['Governance Committee', 50], ['Wynfield, Jr.', 180], ['Bergholm', 300]),
    row(658, ['Marcus Tolland', 300]),
    row(634, ['Compensation', 50], ['Osric', 180], ['Doreen Low', 300], ['Sets pay', 450]),
    row(623, ['Committee', 50], ['Unknown', 180], ['Marcus Tolland', 300]),
  ]);
  const lists = committeeLists(readFilingText([table], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists.map(({ committee, members, chair, isWhole }) => [committee, members, chair, isWhole])).toEqual([
    ['nominating', ['Peter A. Wynfield', 'Anna Bergholm', 'Marcus Tolland'], 'Peter A. Wynfield', true],
    ['compensation', ['Doreen Low', 'Marcus Tolland'], null, false],
  ]);
});

it('reads "Members:" in the cell beside a committee, each over several lines', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const table = placedPage([
    row(700, ['Nominating, Governance and', 60], ['Members: Doreen Low (Chair), Anna Bergholm, Peter A.', 230]),
    row(688, ['Responsibility', 60], ['Wynfield', 230]),
    row(676, ['Committee', 60]),
    row(658, ['Meetings in 2025: 6', 60], ['Oversees Board composition.', 230]),
  ]);
  expect(committeeLists(readFilingText([table], []), { nominees: NOMINEES, others: OTHERS })).toMatchObject([
    {
      committee: 'nominating',
      members: ['Doreen Low', 'Anna Bergholm', 'Peter A. Wynfield'],
      chair: 'Doreen Low',
      isWhole: true,
    },
  ]);
});

it('parts rows that are as close as the lines of a cell where two names would be chairs', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const table = placedPage([
    { ...row(700, ['Committee', 50], ['Members', 200]), isBold: true },
    row(688, ['Audit', 50], ['Anna Bergholm (Chair); Marcus Tolland', 200]),
    row(676, ['Finance', 50], ['Doreen Low (Chair); Anna Bergholm', 200]),
    row(664, ['Compensation', 50], ['Inês Carvalho (Chair); Peter A. Wynfield', 200]),
  ]);
  const lists = committeeLists(readFilingText([table], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists.map(({ committee, members, chair }) => [committee, members, chair])).toEqual([
    ['audit', ['Anna Bergholm', 'Marcus Tolland'], 'Anna Bergholm'],
    ['compensation', ['Inês Carvalho', 'Peter A. Wynfield'], 'Inês Carvalho'],
  ]);
});

it('reads the members of a committee for pay and nominations as those of both, where there is none for either', () => {
  const both =
    'The Governance, Compensation and Nominating Committee consists of Doreen Low (Chair) and Anna Bergholm. ' +
    'The Governance, Compensation and Nominating Committee met. Our governance, compensation and nominating committee.';
  expect(listsIn(both).map(({ committee, chair }) => [committee, chair])).toEqual([
    ['compensation', 'Doreen Low'],
    ['nominating', 'Doreen Low'],
  ]);
  expect(listsIn(`${both} The Compensation Committee met. The Compensation Committee met again.`)).toEqual([]);
});

it('ends a list at the number of meetings in the next cell', () => {
  const text =
    'Nominating and Governance Committee: Ms. Bergholm, Mr. Tolland 5\nMs. Low, if elected, will join the Audit one.';
  expect(listsIn(text)).toMatchObject([{ committee: 'nominating', members: ['Anna Bergholm', 'Marcus Tolland'] }]);
});

it('takes whom a committee recommends for no members of it', () => {
  const names = 'Anna Bergholm, Marcus Tolland, Inês Carvalho';
  expect(listsIn(`The Board nominated, upon recommendation of the Nominating Committee: ${names}.`)).toEqual([]);
  expect(listsIn(`Nominating Committee: ${names}.`)).toHaveLength(1);
});

it('gives a name of two lines to the row beside it, and reads a cell that runs into its chair', () => {
  const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
  const table = placedPage([
    { ...row(700, ['Committee', 50], ['Chair', 200], ['Members', 290]), isBold: true },
    row(680, ['Management Development and', 50]),
    row(669, ['Compensation', 50], ['Mr. Tolland Ms. Bergholm, Ms. Low, Ms. Carvalho', 200]),
    row(651, ['Nominating and Corporate', 50]),
    row(640, ['Governance', 50], ['Ms. Low', 200], ['Ms. Carvalho, Mr. Wynfield', 290]),
  ]);
  const lists = committeeLists(readFilingText([table], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists.map(({ committee, members, chair }) => [committee, members, chair])).toEqual([
    ['compensation', ['Marcus Tolland', 'Anna Bergholm', 'Doreen Low', 'Inês Carvalho'], null],
    ['nominating', ['Doreen Low', 'Inês Carvalho', 'Peter A. Wynfield'], 'Doreen Low'],
  ]);
});

it('reads a column that is headed "Members" and has the chair in a line of its own', () => {
  const line = (y: number, words: string, left = 93): PlacedLine => ({ y, cells: [[words, left]], role: 'text' });
  const page = placedPage([
    line(731, 'Nominating and Governance Committee'),
    { y: 716, cells: [['Members*:', 95] as const, ['Responsibilities', 260] as const], role: 'text' },
    line(690, 'A. Bergholm'),
    line(676, '(Chair)', 98),
    line(663, 'W. Strand'),
    line(650, 'Doreen Low, M.D., M.P.H.'),
    line(637, 'M. Tolland'),
  ]);
  expect(committeeLists(readFilingText([page], []), { nominees: NOMINEES, others: OTHERS })).toMatchObject([
    {
      committee: 'nominating',
      members: ['Anna Bergholm', 'W. Strand', 'Doreen Low', 'Marcus Tolland'],
      chair: 'Anna Bergholm',
      isWhole: true,
    },
  ]);
});

it('does not hold a column for whole that ends before an initial', () => {
  const lines = ['Audit Committee', 'Anna Bergholm (Chair)', 'Marcus Tolland', 'W. Strand, retiring'];
  const page = placedPage(lines.map((words, at) => ({ y: 700 - 12 * at, cells: [[words, 93]], role: 'text' })));
  const [list] = committeeLists(readFilingText([page], []), { nominees: NOMINEES, others: OTHERS });
  expect(list).toMatchObject({ committee: 'audit', chair: 'Anna Bergholm', isWhole: false });
});

it.each([
  [664, 'Anna Bergholm'],
  // As close to the name below it as to the one above.
  [666, null],
])('reads "Chair" below one of the names beside each other, with further names at %i', (next, chair) => {
  const page = placedPage([
    { y: 700, cells: [['Audit Committee Members', 50]], role: 'text' },
    { y: 688, cells: [['Anna Bergholm', 50] as const, ['Marcus Tolland', 200] as const] },
    { y: 677, cells: [['Chair', 50]], role: 'text' },
    { y: next, cells: [['Doreen Low', 50] as const, ['Peter A. Wynfield', 200] as const] },
  ]);
  const [list] = committeeLists(readFilingText([page], []), { nominees: NOMINEES, others: OTHERS });
  expect(list).toMatchObject({ committee: 'audit', chair });
});

it('reads surnames below "Other members", in rows of a line each and of several', () => {
  const row = (y: number, ...cells: string[]): PlacedLine => ({
    y,
    cells: cells.flatMap((text, at): [string, number][] => (text === '' ? [] : [[text, [50, 260, 380][at] ?? 0]])),
  });
  const lists = (...rows: PlacedLine[]) => {
    const filing = readFilingText([placedPage([row(700, 'Committee', 'Chair', 'Other members'), ...rows])], []);
    return committeeLists(filing, { nominees: NOMINEES, others: OTHERS }).map(({ committee, members, chair }) => [
      committee,
      members,
      chair,
    ]);
  };
  const read = [
    ['audit', ['Doreen Low', 'Anna Bergholm', 'Marcus Tolland'], 'Doreen Low'],
    ['nominating', ['Anna Bergholm', 'Peter A. Wynfield', 'Inês Carvalho'], 'Anna Bergholm'],
  ];
  expect(
    lists(
      row(685, 'Audit Committee', 'Doreen Low', 'Bergholm, Tolland'),
      row(670, 'Committee on Directors and Governance', 'Anna Bergholm', 'Wynfield, Carvalho'),
      row(655, 'Executive Committee', 'Hollis Grange', 'Bergholm, Low'),
    ),
  ).toEqual(read);
  expect(
    lists(
      row(685, 'Audit Committee', 'Doreen Low', 'Bergholm, Tolland'),
      row(660, 'Committee on Directors and', 'Anna', 'Wynfield, Carvalho'),
      row(648, 'Corporate Governance', 'Bergholm'),
      row(623, 'Executive Committee', 'Hollis Grange', 'Doreen Low, Tolland,'),
      row(611, '', '', 'Bergholm'),
    ),
  ).toEqual(read);
});

it('takes the end of one row and the committee of the next for no name of a committee', () =>
  expect(listsIn('Governance   Carvalho\nExecutive Committee   Hollis Grange   Doreen Low, Marcus Tolland')).toEqual(
    [],
  ));

it('takes the rows of a matrix below the end of its head for no list of members', () => {
  const row = (y: number, ...cells: string[]): PlacedLine => ({
    y,
    cells: cells.map((text, at): [string, number] => [text, [50, 260, 380][at] ?? 0]),
  });
  const page = placedPage([
    row(700, 'Governance'),
    row(688, 'Committee'),
    row(670, 'Doreen Low', 'X', 'Chair'),
    row(655, 'Anna Bergholm', 'X', 'X'),
    row(640, 'Marcus Tolland', 'X'),
  ]);
  expect(committeeLists(readFilingText([page], []), { nominees: NOMINEES, others: OTHERS })).toEqual([]);
});

it('reads the names of a column beside bullets of the text in the next', () => {
  const row = (y: number, ...cells: string[]): PlacedLine => ({
    y,
    cells: cells.map((text, at): [string, number] => [text, [50, 260][at] ?? 0]),
  });
  const page = placedPage([
    row(700, 'Nominating', '•'),
    row(688, 'Doreen Low (Chair)', '•'),
    row(676, 'Anna Bergholm', '•'),
    row(664, 'Marcus Tolland'),
  ]);
  const lists = committeeLists(readFilingText([page], []), { nominees: NOMINEES, others: OTHERS });
  expect(lists.map(({ committee, members, chair }) => [committee, members, chair])).toEqual([
    ['nominating', ['Doreen Low', 'Anna Bergholm', 'Marcus Tolland'], 'Doreen Low'],
  ]);
});

it('knows that a list goes on where a last name was read to its particle', () => {
  const others = ['Dennis A. De'];
  const text = 'AUDIT COMMITTEE: Doreen Low, Chairman; Dennis A. De\nGennaro; Marcus Tolland';
  const [list] = committeeLists(readFilingText([pageOf(text)], []), { nominees: NOMINEES, others });
  expect([list?.members, list?.isWhole]).toEqual([['Doreen Low', 'Dennis A. De'], false]);
});

it.each([
  'The Audit Committee is made up of Ms. Low (chairman), Mr. Tolland, who took the seat of Mr. Roe, and Dr. Poe.',
  'Audit Committee   Doreen Low (Chair), Marcus Tolland,\n7 meetings in 2022   Max Poe, Abel Roe',
])('knows that a list goes on behind its last known name: %s', (text) => {
  expect(listsIn(text).map(({ members, isWhole }) => [members, isWhole])).toEqual([
    [['Doreen Low', 'Marcus Tolland'], false],
  ]);
});

it('reads nobody where two committees are printed beside each other', () => {
  const text = 'NOMINATING AND GOVERNANCE COMMITTEE\nMembers:   Members:\n' + `${NOMINEES[0]}, Chair; ${NOMINEES[1]}`;
  expect(committeeLists(readFilingText([pageOf(text)], []), { nominees: NOMINEES, others: OTHERS })).toEqual([]);
  const own = text.replace('   Members:', '');
  expect(committeeLists(readFilingText([pageOf(own)], []), { nominees: NOMINEES, others: OTHERS })).toHaveLength(1);
});
