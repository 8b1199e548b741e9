import { pct, word } from '../format';
import { fact, text } from '../markup';
import { independentCount } from '../people';
import { committeeTable, directorPayTable, skillsTable } from '../shared/governance-tables';
import type { ProxyContext } from './proxy';

const skills = [
  'Utility operations',
  'Regulation',
  'Engineering',
  'Water quality',
  'Finance',
  'Law',
  'Leadership',
  'Community',
];

export function directorPages({ year, is2025 }: ProxyContext): string {
  const directors = year.directors;
  const independent = independentCount(directors);
  return `
# ITEM 1. ELECTION OF DIRECTORS

${fact(
  'nominees',
  directors.length,
  'Eight directors are to be elected at the Annual Meeting, and the Board of Directors has nominated the eight ' +
    'persons who now serve.',
)} \
Each will hold office until the next annual meeting and until a successor is elected and qualified. If any nominee \
should be unable to serve, which is not expected, proxies will be voted for a substitute designated by the Board.

The following table shows, for each nominee, age, the year in which service as a director of the Company began, \
principal occupation during at least the last five years, and other directorships of public companies.

${text(
  ['Name and Age', 'Director Since', 'Principal Occupation and Qualifications'],
  directors.map((director) => [
    `**${director.name}**<br/>Age ${director.age}`,
    String(director.since),
    `${director.title}. ` +
      `${director.bio}${
        director.otherBoards.length > 0 ? ` Director of ${director.otherBoards.join(' and ')}.` : ''
      }<br/>Committees: ` +
      `${director.committees.join(', ')}.`,
  ]),
  [1.3, 0.7, 4],
)}

There is no family relationship between any director and executive officer.

## Experience represented on the Board

${skillsTable(directors, skills, (director) => director.name.split(' ').at(-1) ?? '')}

Three of the eight directors are women and three identify as members of a racial or ethnic minority. The Corporate \
Governance Committee considers diversity of background among other factors and has no formal policy on the subject.

> THE BOARD OF DIRECTORS RECOMMENDS A VOTE FOR EACH OF THE NOMINEES.

# THE BOARD OF DIRECTORS AND ITS COMMITTEES

## Independence

${fact(
  'independent_directors',
  `${independent} of ${directors.length} (${pct((independent / directors.length) * 100)})`,
  `The Board has determined that ${word(independent)} of its ${word(directors.length)} members ` +
    `(${pct((independent / directors.length) * 100)}) are independent under the rules of the New York Stock ` +
    'Exchange.',
)} \
Mr. Prescott is not independent because he is an officer, and Mr. Quist is not because he was one within the last \
three years. In its determination the Board considered that the Company keeps deposits with Thameside Community Bank, \
of which Ms. Vega is President, on terms offered to others, and that it buys insurance through brokers unconnected \
with Mr. Mumford's agency.

## Leadership

${fact(
  'leadership',
  'combined chair and CEO',
  'Mr. Prescott serves as both Chairman of the Board and Chief Executive Officer.',
)} \
The Board believes that the arrangement suits a company of this size, whose business and regulators he has known for \
more than thirty years. The Board has not designated a lead independent director. Ms. Standish, as chair of the \
Corporate Governance Committee, presides over executive sessions of the independent directors, of which there were \
${is2025 ? 'four in 2025' : 'three in 2024'}.

## Meetings

${fact(
  'board_meetings',
  year.boardMeetings,
  `The Board of Directors held ${word(year.boardMeetings)} meetings in ${year.fiscalYear}.`,
)} \
Every director attended at least 75 percent of the total number of meetings of the Board and of the committees on \
which he or she served. Directors are encouraged, but not required, to attend the annual meeting; \
${is2025 ? 'seven' : 'all eight'} did so in ${year.fiscalYear}.

## Committees

${committeeTable(directors, year.committeeMeetings)}

**Audit Committee.** The committee assists the Board in its oversight of financial statements, of compliance with law, \
of the independent accountants and of the internal audit function, which an outside firm performs. **Compensation \
Committee.** The committee approves the compensation of officers other than the Chief Executive Officer and recommends \
his to the independent directors. **Corporate Governance Committee.** The committee recommends nominees and principles \
of governance. **Executive Committee.** The committee may act for the Board between meetings. **Pension Committee.** \
The committee oversees the investment of the pension trust.

The charters of the first three committees are available on the website of the Company.

## Nomination of directors

The Corporate Governance Committee considers integrity, judgment, ties to the territory that the Company serves and \
freedom from conflicts. It will consider persons recommended by shareholders in writing and applies the same criteria \
to them. The bylaws do not provide for access to the Company's proxy statement by shareholders who wish to nominate \
directors. A director may not stand for election after reaching the age of 75.

## Oversight of risk

The Board receives a report on risk at each regular meeting. Drought, failure of a dam, contamination, and attack on \
control systems are considered by the full Board. The Audit Committee considers financial reporting and cybersecurity; \
the Pension Committee, funding of retirement plans; the Compensation Committee, incentives. The Compensation Committee \
has concluded that the compensation policies of the Company are not reasonably likely to have a material adverse \
effect on it.

## Succession

The independent directors discuss the succession of the Chief Executive Officer at least once a year. Mr. Prescott has \
told the Board that he expects to retire \
${
  is2025
    ? 'at the annual meeting of 2027, and the Board has begun a search that includes candidates from within and ' +
      'from outside the Company'
    : 'after reaching the age of 65'
}. \
The Board will consider at that time whether the offices of Chairman and Chief Executive Officer should continue to be \
held by one person. A plan names persons who would act in the place of each officer in an emergency.

## Evaluation

Each year the directors complete a questionnaire about the Board, and the members of each committee one about the \
committee. Ms. Standish summarizes the answers and leads a discussion of them. \
${
  is2025
    ? 'In 2025 the directors asked for more time with the managers of plants and for a yearly review of ' +
      'cybersecurity with an outside expert.'
    : 'In 2024 the directors asked for earlier delivery of materials.'
} \
Individual directors are not evaluated.

## Orientation and education

New directors visit each plant, spend a day with the Corporate Secretary and the Chief Financial Officer, and meet the \
auditors. The Company pays for attendance at one program of education each year, and ${is2025 ? 'five' : 'four'} \
directors attended one in ${year.fiscalYear}.

## Water quality and the environment

The Board receives monthly results of sampling. \
${
  is2025
    ? 'In 2025 the Company completed treatment for per- and polyfluoroalkyl substances at two of the five well ' +
      'fields that need it before the federal limits take effect.'
    : 'In 2024 the Company began to build treatment for per- and polyfluoroalkyl substances at the first of five ' +
      'well fields that need it before the federal limits take effect.'
} \
Water lost from mains was ${is2025 ? '11.8' : '12.4'} percent of water produced.

## Engagement with shareholders

The Chairman and the Chief Financial Officer met with ${is2025 ? 'eleven' : 'nine'} institutional shareholders in \
${year.fiscalYear}. \
${
  is2025
    ? 'Several of them asked about the requirement of an 80 percent vote. The independent directors did not take ' +
      'part in the meetings.'
    : 'The subjects were rate cases, capital spending and dividends.'
} \
Shareholders and others may write to the independent directors in care of the Corporate Secretary, 14 Harbor Street, \
New London, Connecticut 06320.

## Code of ethics; transactions with related persons

The Company has a code of ethics that applies to all directors, officers and employees. The Corporate Governance \
Committee reviews any transaction in which a related person has an interest and which exceeds $120,000. \
${fact(
  'related_party',
  is2025 ? '$148,000' : '$144,500',
  'A son of Mr. Quist is employed by the Company as superintendent of distribution and was paid ' +
    `${is2025 ? '$148,000' : '$144,500'} in ${year.fiscalYear}.`,
)} \
The committee approved his employment and reviews his compensation each year.

# COMPENSATION OF DIRECTORS

Directors who are not officers received in ${year.fiscalYear} a retainer of ${is2025 ? '$40,000' : '$38,000'}, $12,000 \
for service on committees, and additional amounts of $5,000 to $12,000 as chairs. Each also received stock units worth \
${is2025 ? '$45,000' : '$40,000'}, payable in shares on retirement from the Board. No fees are paid for individual \
meetings. Mr. Prescott receives no compensation as a director.

${directorPayTable(directors)}

Mr. Quist also receives a pension of $121,300 a year that he earned as an employee, which is not included in the \
table. \
${
  is2025
    ? 'In December 2025 the Board adopted a guideline that directors own stock worth three times the retainer ' +
      'within five years.'
    : 'The Company has no guideline on ownership of stock by directors.'
}
`;
}
