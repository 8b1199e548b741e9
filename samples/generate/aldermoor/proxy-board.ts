import { longDate, pct, usd, word } from '../format';
import { fact, text } from '../markup';
import { averageAge, independentCount, type Director } from '../people';
import { committeeTable, directorPayTable, skillsTable } from '../shared/governance-tables';
import type { ProxyContext } from './proxy';

const skills = [
  'Semiconductor industry',
  'Executive leadership',
  'Finance and accounting',
  'Manufacturing and supply chain',
  'Research and technology',
  'International business',
  'Cybersecurity',
  'Risk management',
  'Capital allocation',
  'Human capital',
];

function biography(director: Director): string {
  const facts =
    `**${director.name}**<br/>Age ${director.age}<br/>Director since ` +
    `${director.since}<br/>${director.isIndependent ? 'Independent' : 'Not independent'}<br/>Committees: ` +
    `${director.committees.join(', ') || 'None'}`;
  const boards = director.otherBoards.length > 0 ? director.otherBoards.join('; ') : 'None';
  return text(
    [],
    [
      [
        facts,
        `*${director.title}*<br/>${director.bio}<br/><b>Other public company boards:</b> ${boards}<br/><b>What ` +
          `${director.isWoman ? 'she' : 'he'} brings:</b> ${director.skills.join(', ').toLowerCase()}.`,
      ],
    ],
    [1.2, 3.4],
  );
}

export function boardPages({ year, is2025 }: ProxyContext): string {
  const directors = year.directors;
  const independent = independentCount(directors);
  const insiders = directors.filter((director) => !director.isIndependent).map((director) => director.name);
  const longest = directors.filter((director) => (is2025 ? 2025 : 2024) - director.since > 15);
  return `
# Proposal 1: Election of Directors

The Board, acting on the advice of the Nominating and Governance Committee, has nominated the \
${word(directors.length)} persons named below to serve until the ${is2025 ? 2026 : 2025} annual meeting and until \
their successors are elected and qualified. Each is a director now, has agreed to be named and has told us that he or \
she will serve if elected. Should a nominee become unable to serve, the proxies may be voted for a substitute chosen \
by the Board, or the Board may reduce its size.

> **The Board recommends a vote FOR each of the ${word(directors.length)} nominees.**

${
  is2025
    ? 'Helen B. Voorhees, a director since 2012, retired from the Board in December 2024. Mr. Hsu was elected to ' +
      'fill the vacancy, and Mr. Drummond was added when the Board increased its size from ten to eleven in ' +
      'February 2025. The Board is grateful to Ms. Voorhees for her service.'
    : 'There has been no change in the membership of the Board since the last annual meeting. Ms. Voorhees has told ' +
      'the Board that she intends to retire during the coming year, and a search for a successor has begun.'
}

## Nominee biographies

${directors.map(biography).join('\n\n')}

# Skills and Composition of the Board

The table shows the experience on which the Nominating and Governance Committee most relied when it recommended each \
nominee. The absence of a mark does not mean that a director lacks the experience.

${skillsTable(directors, skills, (director) => director.name.split(' ').at(-1) ?? '')}

## Composition

${text(
  ['Measure', 'Nominees'],
  [
    ['Average age', `${averageAge(directors).toFixed(1)} years`],
    ['Women', `${directors.filter((d) => d.isWoman).length} of ${directors.length}`],
    ['Racially or ethnically diverse', `${directors.filter((d) => d.isDiverse).length} of ${directors.length}`],
    ['Tenure of five years or less', String(directors.filter((d) => (is2025 ? 2025 : 2024) - d.since <= 5).length)],
    [
      'Tenure of six to fifteen years',
      String(
        directors.filter((d) => (is2025 ? 2025 : 2024) - d.since > 5 && (is2025 ? 2025 : 2024) - d.since <= 15).length,
      ),
    ],
    ['Tenure of more than fifteen years', `${longest.length} (${longest.map((d) => d.name).join(' and ')})`],
  ],
  [2, 3],
)}

The Board has set no term limit. It believes that a mix of tenures serves stockholders better than a fixed end date, \
and it reviews the independence of any director with more than twelve years of service with particular care. Our \
guidelines provide that a director will not be nominated after reaching age 75; the Board waived that guideline for \
Dr. Ashworth ${is2025 ? 'this year and last' : 'this year'}, because of his part in our device roadmap.

## How we find directors

The Nominating and Governance Committee keeps a list of the experience it expects the Board to need over the next five \
years and compares it with the skills of current members. It retains a search firm, tells it to present a slate that \
includes women and members of minority groups, and interviews every candidate. Stockholders may suggest candidates by \
writing to the Secretary, and suggestions are weighed by the same standards.

A group of up to twenty stockholders who together have held three percent of our stock for three years may place \
nominees for up to twenty percent of the Board in our proxy statement.

# Board and Governance Matters

## Independence

The Board has determined that ${independent} of the ${directors.length} nominees are independent, that is, all except \
${insiders.slice(0, -1).join(', ')} and ${insiders.at(-1)}. In reaching that view it considered that we buy test \
equipment, in amounts below one percent of either company's revenue, from a group of which Mr. Pemberton is a \
director, and that Mr. Moreno once represented an investor that no longer holds our stock. Every member of the Audit, \
Compensation and Nominating and Governance Committees is independent under the stricter rules that apply to them.

## Leadership structure

Mr. Whitlock is both Chair and Chief Executive Officer. The Board reviews that arrangement each year and may separate \
the offices at any time. It considers that a single leader gives the Company one voice with customers who commit to \
our processes for a decade at a time, provided that independent oversight is real. For that reason the independent \
directors elect a Lead Independent Director, at present Mr. Moreno, who:

- approves agendas, schedules and materials
- presides at executive sessions, held at every regular meeting
- may call meetings of the independent directors
- leads the evaluation of the Chief Executive Officer
- is available to meet with major stockholders
- takes part in interviews of board candidates

## Meetings and attendance

${fact(
  'board_meetings',
  year.boardMeetings,
  `The Board met ${word(year.boardMeetings)} times during fiscal ${year.fiscalYear}.`,
)} \
${
  is2025
    ? 'Each director attended at least 75 percent of the meetings of the Board and of the committees on which he or ' +
      'she served, except Mr. Pemberton, who attended 71 percent because of conflicts with the meetings of another ' +
      'company.'
    : 'Each director attended at least 75 percent of the meetings of the Board and of the committees on which he or ' +
      'she served.'
} \
We expect directors to attend the annual meeting, and all of those then in office attended the last one.

## Committees

${committeeTable(directors, year.committeeMeetings)}

**Audit Committee.** Oversees financial reporting, internal control, the internal audit function, the independent \
auditor, and compliance. It reviews cybersecurity together with the Technology Committee. Mr. Beckford and Mr. \
Castellane are audit committee financial experts.

**Compensation Committee.** Sets the pay of executive officers, recommends the pay of directors, administers equity \
plans, reviews succession below the level of Chief Executive Officer and considers whether pay encourages undue risk. \
Harrow Lane Consulting advises it and does no other work for us.

**Nominating and Governance Committee.** Identifies candidates, recommends committee assignments, oversees the annual \
evaluation, political spending and our environmental reporting.

**Technology Committee.** Reviews the device roadmap, large research commitments, intellectual property and product \
security.

## Other directorships

${fact(
  'overboarding_limit',
  '4 other public company boards',
  'Under our guidelines, a director may not serve on more than four other public company boards, and a director ' +
    'who is an executive officer of a public company may not serve on more than one other.',
)} \
${
  is2025
    ? 'Mr. Pemberton serves on four other boards and is at the limit. Ms. Lindqvist, who heads a listed company, ' +
      'serves on our board as her one outside appointment.'
    : 'All directors comply with the guideline; Mr. Pemberton, who serves on four other boards, is at the limit.'
}

## Oversight of risk

The Board as a whole oversees strategy, competition and capital spending. The Audit Committee oversees financial, \
legal and cybersecurity risk; the Compensation Committee, pay and talent; the Nominating and Governance Committee, \
governance and environmental matters; the Technology Committee, product and process risk. Management's risk council \
reports to the Board twice a year and presents a ranked register with an owner for every entry.

## Sustainability and human capital

Our fabs use water and fluorinated gases, and our largest customers ask for the carbon content of each part. In fiscal \
${year.fiscalYear} we reclaimed ${is2025 ? 63 : 58} percent of the process water used in Chandler and bought renewable \
electricity for ${is2025 ? 54 : 46} percent of consumption. The Nominating and Governance Committee reviews progress \
twice a year. The Compensation Committee reviews engagement, turnover and safety results and meets with the head of \
human resources in executive session.

## Evaluation

Each year directors answer a written questionnaire about the Board, its committees and their peers. Every third year \
an outside facilitator interviews each director. \
${
  is2025
    ? 'The 2025 evaluation was conducted by a facilitator and led the Board to lengthen the time reserved for ' +
      'succession and to move technology reviews to the start of the agenda.'
    : 'The 2024 evaluation led the Board to ask for shorter materials and more time in executive session.'
}

## Stockholder engagement

${
  is2025
    ? 'After the vote in November 2024 we wrote to holders of 61 percent of our shares and met with holders of 47 ' +
      'percent. Mr. Moreno and Ms. Lindqvist took part in nineteen of the twenty-six meetings, in most of them ' +
      'without management.'
    : 'During the year we wrote to holders of 52 percent of our shares and met with holders of 33 percent. ' +
      'Directors took part in five of the fourteen meetings. The subjects raised most often were capital intensity, ' +
      'the leadership structure and the use of adjusted measures in incentive plans.'
}

## Code of conduct, and how to reach the Board

Our code of conduct applies to every director, officer and employee and is published on our website, where we will \
also post any waiver. Letters addressed to the Lead Independent Director at 2100 West Germann Road, Chandler, Arizona \
85286 are opened by the Secretary and forwarded unless they are advertisements or threats.

## Related person transactions

The Audit Committee reviews any transaction above $120,000 in which a director, an executive officer, a five percent \
holder or a relative of one has a material interest, and approves it only if it is no less favorable to us than one \
with a stranger. \
${fact(
  'related_party',
  is2025 ? '$286,400' : '$271,900',
  `During fiscal ${year.fiscalYear} a daughter of Dr. Ashworth was employed by us as a principal engineer and was ` +
    `paid ${is2025 ? '$286,400' : '$271,900'}, an amount in line with that of others at her level.`,
)} \
There were no other such transactions.

# Director Compensation

Directors who are not employees are paid in cash and stock. The Compensation Committee reviews the amounts every two \
years with the help of its consultant. \
${
  is2025
    ? 'In November 2024 the annual stock award was raised from $220,000 to $230,000; cash amounts did not change.'
    : 'No amount changed in fiscal 2024.'
}

${text(
  ['Element', 'Annual amount'],
  [
    ['Cash retainer', '$95,000'],
    ['Stock award, vesting after one year', is2025 ? '$230,000' : '$220,000'],
    ['Lead Independent Director', '$45,000'],
    ['Chair of Audit Committee', '$32,500'],
    ['Chair of Compensation Committee', '$22,500'],
    ['Chair of another committee', '$17,500'],
    ['Audit Committee member', '$15,000'],
    ['Member of another committee', '$7,500 to $10,000'],
  ],
  [3, 2],
)}

${directorPayTable(directors)}

^ Stock awards are shown at grant date fair value. Mr. Whitlock, Dr. Ashworth${is2025 ? ' and Mr. Drummond' : ''} \
receive nothing for serving as directors. ${is2025 ? 'Mr. Hsu’s amounts are pro-rated from December 2024. ' : ''}Dr. \
Ashworth was paid ${usd(is2025 ? 412000 : 405000)} in salary and ${usd(is2025 ? 310000 : 300000)} in restricted stock \
units as an employee.

## Stock ownership of directors

Each director who is not an employee must own stock worth five times the annual cash retainer within five years of \
election. At the end of fiscal ${year.fiscalYear} all met the requirement or had time left to do so. Directors may \
defer retainers into stock units that are settled when they leave the Board.

^ As of ${longDate(year.recordDate)}. ${pct((independent / directors.length) * 100)} of nominees are independent.
`;
}
