import { pct, usd, word } from '../format';
import { fact, text } from '../markup';
import { averageAge, averageTenure, independentCount, type Director } from '../people';
import { committeeTable, directorPayTable, skillsTable } from '../shared/governance-tables';
import type { ProxyContext } from './proxy';

const skills = [
  'Medical devices',
  'Health care delivery',
  'Regulation and quality',
  'Operations and quality',
  'Accounting and finance',
  'Executive leadership',
  'Technology and cybersecurity',
  'Research and innovation',
  'Mergers and acquisitions',
  'International markets',
  'Risk oversight',
  'Human capital',
  'Public company boards',
];

function biography(director: Director): string {
  return (
    `**${director.name.toUpperCase()}**, ${director.age}, director since ${director.since}. *${director.title}.* ` +
    `${director.bio} Committees: ${director.committees.join('; ') || 'none'}. Other public company boards: ` +
    `${director.otherBoards.join('; ') || 'none'}.`
  );
}

export function governancePages({ year, is2025 }: ProxyContext): string {
  const directors = year.directors;
  const total = directors.length;
  const independent = independentCount(directors);
  const women = directors.filter((director) => director.isWoman).length;
  const asOf = year.fiscalYear + 1;
  return `
# Governance

## Our practices at a glance

- \
${fact(
  'independent_directors',
  `${independent} of ${total} (${pct((independent / total) * 100)})`,
  `${independent} of ${total} directors, or ${pct((independent / total) * 100)}, are independent; the only ` +
    'exception is the Chief Executive Officer.',
)}
- An independent Chair; the offices of Chair and Chief Executive Officer have been separate since 2004
- Annual election of all directors, by majority vote
- Proxy access for holders of three percent for three years
- Holders of fifteen percent of the stock may call a special meeting
- No supermajority voting provisions and no rights plan
- \
${fact(
  'women_directors',
  `${women} of ${total}`,
  `Women hold ${word(women)} of the ${word(total)} seats on the Board (${pct((women / total) * 100)}).`,
)}
- Average tenure of ${averageTenure(directors, asOf).toFixed(1)} years, and a limit of fifteen

## Independence of directors

The Board applies the standards of the New York Stock Exchange and categorical standards of its own, which are \
stricter in two respects: the period for looking back is five years, and a director is not independent if a close \
relative is an employee at any level. The Governance and Nominating Committee reviewed the answers of each director to \
a questionnaire. It noted that Dr. Obi's university bought products from us for ${is2025 ? '$412,000' : '$388,000'}, \
less than one tenth of one percent of our sales, under a tender in which she took no part. The Board determined that \
all directors except Mr. Halvorsen are independent.

## Leadership of the Board

Ms. Holm has been independent Chair since 2020. She sets agendas after consulting the Chief Executive Officer, \
presides at all meetings and at sessions without management, which take place at the beginning and the end of each \
regular meeting, speaks for the Board with shareholders, and leads the annual review of the Chief Executive Officer. \
The Board believes that the separation of offices lets Mr. Halvorsen give his whole attention to the business.

## Meetings

${fact(
  'board_meetings',
  year.boardMeetings,
  `In ${year.fiscalYear} the Board held ${word(year.boardMeetings)} meetings, and average attendance at meetings ` +
    `of the Board and its committees was ${is2025 ? 98 : 97} percent.`,
)} \
No director attended fewer than 90 percent of the meetings that he or she was expected to attend. All directors \
attended the annual meeting in ${year.fiscalYear}.

## Committees of the Board

Each committee consists only of independent directors and has a charter, reviewed every year, which is posted on our \
website.

${committeeTable(directors, year.committeeMeetings)}

The **Audit Committee** oversees the integrity of the financial statements, the auditor, internal audit and \
cybersecurity. Mr. Breckinridge is an audit committee financial expert. The **Compensation Committee** determines \
executive pay and oversees succession and the development of leaders. The **Governance and Nominating Committee** \
recommends nominees and governance guidelines and reviews political activity, of which we have none. The **Quality and \
Compliance Committee** oversees product safety, regulatory matters and dealings with health care professionals. The \
**Finance Committee** reviews capital structure and acquisitions.

## Limits on other service

${fact(
  'overboarding_limit',
  '3 other public company boards',
  'A director may serve on no more than three other public company boards, and on no more than one other if he or ' +
    'she is the chief executive officer of a public company.',
)} \
A member of the Audit Committee may serve on no more than two other audit committees. Every director complies, and \
none serves on more than one other board.

## Tenure, retirement and renewal

Directors leave the Board at the annual meeting after fifteen years of service or after reaching age 74, whichever \
comes first, and the Board may not waive either limit. Four of the present directors have joined since 2021. Every \
search must consider candidates who differ in sex, ethnicity and background, and \
${
  is2025
    ? 'a search is in progress for a director with experience of manufacturing in Asia'
    : 'no search was in progress at the date of this proxy statement'
}.

## Oversight of risk

Management keeps a register of risks and reviews it each quarter. The Board discusses the ten highest twice a year; \
each of them is assigned to the Board or to one committee. Product safety belongs to the Quality and Compliance \
Committee, which meets the chief medical officer without other management. Information security, including the \
security of pumps connected to hospital networks, belongs to the Audit Committee, which received four reports in \
${year.fiscalYear}.

## Evaluation of the Board

An outside adviser interviews every director each year. The Chair gives each director an individual review, and the \
chair of the Governance and Nominating Committee gives one to her. \
${
  is2025
    ? 'As a result of the last review the Board moved one meeting a year to a plant and asked for earlier delivery ' +
      'of materials.'
    : 'As a result of the last review the Board reduced the number of presentations at each meeting.'
}

## Engagement with shareholders

${
  is2025
    ? 'In 2025 we invited holders of 68 percent of our shares to talk with us, and holders of 44 percent accepted. ' +
      'Ms. Holm or Ms. Fuentes joined every conversation with a holder of more than one percent.'
    : 'In 2024 we invited holders of 64 percent of our shares to talk with us, and holders of 41 percent accepted. ' +
      'Ms. Holm or Ms. Fuentes joined most of the conversations.'
} \
Subjects included product cybersecurity, human capital, the goals for annual incentives and emissions of sterilant \
gas. \
${
  is2025
    ? 'After those talks we began to publish emissions of ethylene oxide for each site.'
    : 'After those talks we undertook to publish emissions of ethylene oxide for each site.'
}

## Certain transactions

Under a written policy the Audit Committee must approve in advance any transaction of more than $50,000, a lower \
amount than the rules require, in which a related person has a material interest. \
${fact(
  'related_party',
  'none',
  `There were no transactions with related persons in ${year.fiscalYear} that required disclosure.`,
)}

## Communication with directors

Letters to any director may be sent in care of the Corporate Secretary, 900 North Washington Avenue, Minneapolis, \
Minnesota 55401. Concerns about accounting may be reported, without a name, on a line run by an outside firm that \
reports to the Audit Committee. Our code of ethics and governance guidelines are on our website.

# Proposal 1: Election of directors

${fact(
  'nominees',
  total,
  `${word(total).charAt(0).toUpperCase()}${word(total).slice(1)} directors are nominated for election at the ` +
    'annual meeting, all of whom are now directors and were elected by shareholders last year.',
)} \
Each would serve until the annual meeting in ${asOf + 1} and until a successor has been elected. The average age of \
the nominees is ${averageAge(directors).toFixed(0)}. If a nominee cannot serve, your proxy may be voted for another \
whom the Board proposes.

${directors.map(biography).join('\n\n')}

## Experience of the nominees

${skillsTable(directors, skills, (director) =>
  director.name
    .replace('Dr. ', '')
    .split(' ')
    .map((part) => part.charAt(0))
    .join(''),
)}

^ Columns show initials in the order of the biographies. A dot marks experience gained as an executive, a professional \
or a regulator, not general familiarity.

> **The Board recommends that shareholders vote FOR the election of each nominee.**

# Compensation of directors

Directors who are not employees receive the amounts below. The Compensation Committee compares them each year with \
those of the executive peer group. \
${is2025 ? 'For 2025 the stock retainer rose by $10,000; nothing else changed.' : 'Nothing changed in 2024.'}

${text(
  ['Kind of compensation', 'Amount'],
  [
    ['Cash retainer', '$95,000'],
    ['Stock retainer, in units that vest at the next annual meeting', is2025 ? '$185,000' : '$175,000'],
    ['Additional retainer of the Chair', '$80,000'],
    ['Chairs of Audit, Compensation and Governance Committees', '$15,000 to $20,000'],
    ['Chairs of other committees', '$12,500'],
    ['Members of committees', '$7,500 to $10,000'],
  ],
  [3, 1.5],
)}

${directorPayTable(directors, 'Cash Retainers (1)')}

^ (1) Includes retainers that directors chose to defer into stock units: ${usd(is2025 ? 206000 : 201000)} in total. \
(2) Mr. Halvorsen receives no pay as a director. (3) Each director named in the table held \
${is2025 ? '2,981' : '3,063'} unvested units at year end.

Directors must own stock worth five times the cash retainer and may not sell any until they do. They may not hedge or \
pledge their shares.
`;
}
