import type { Wording } from './wordings';

/**
 * Wordings for the board and the owners, modelled on filings and written for these tests. # marks a heading; three
 * spaces separate table cells.
 */
export const BOARD_WORDINGS: Wording[] = [
  {
    key: 'board_meetings',
    value: 6,
    text: `#Board Meetings
The Board of Directors held six meetings during 2023. Each director attended at least 75% of the meetings.`,
  },
  {
    key: 'board_meetings',
    value: 8,
    text:
      'During the fiscal year ended June 30, 2023, the Board met eight times, the Audit Committee met nine times ' +
      'and the Compensation Committee met five times.',
  },
  {
    key: 'board_meetings',
    value: 5,
    text: `There were five meetings of the Board of Directors in fiscal 2023.`,
  },
  {
    key: 'board_meetings',
    value: 13,
    text: `Our Board held a total of thirteen (13) meetings in 2023, including four regular and nine special meetings.`,
  },
  {
    key: 'board_meetings',
    value: 7,
    text: `In 2023, the full Board met 7 times, and its committees collectively met 28 times.`,
  },
  {
    key: 'board_meetings',
    value: 10,
    text: `The Board held four regularly scheduled meetings and six special meetings during 2022.`,
  },
  {
    key: 'board_meetings',
    value: 11,
    text: `Number of meetings held in 2023: 11
#Board of Directors
The Board of Directors met 11 times in 2023.`,
  },
  {
    key: 'board_meetings',
    value: 9,
    text: `#Meetings
During 2023, there were nine Board meetings and overall attendance at Board and committee meetings was 98%.`,
  },
  {
    key: 'independent_directors',
    value: '10 of 11',
    text: `Ten of our eleven director nominees are independent under NYSE listing standards.`,
  },
  {
    key: 'independent_directors',
    value: '9 of 10',
    text: `#Board composition
Board Independence 9 of 10 director nominees are independent`,
  },
  {
    key: 'independent_directors',
    value: '7 of 8',
    text:
      'The Board has eight members. The Board has determined that all of our directors, other than Mr. Jones, our ' +
      'CEO, are independent.',
  },
  {
    key: 'independent_directors',
    value: '6 of 7',
    text:
      'Our board currently consists of seven directors. Our Board has determined that each of Ms. Adams, Mr. Baker, ' +
      'Ms. Cole, Dr. Dunn, Mr. Evans and Ms. Fox is an independent director under Nasdaq rules.',
  },
  {
    key: 'independent_directors',
    value: '12 of 13',
    text: `Elect thirteen directors named in this proxy statement. 12 of 13 directors are independent`,
  },
  {
    key: 'board_chair',
    value: 'Mary Johnson',
    text: `#Board Leadership Structure
Mary Johnson has served as the independent Chair of the Board since 2020. The roles of Chair and Chief Executive \
Officer are separate. Ms. Johnson leads executive sessions.`,
  },
  {
    key: 'chair_ceo_separate',
    value: true,
    text: `#Board Leadership Structure
Mary Johnson has served as the independent Chair of the Board since 2020. The roles of Chair and Chief Executive \
Officer are separate. Ms. Johnson leads executive sessions.`,
  },
  {
    key: 'chair_ceo_separate',
    value: false,
    text: `#Board leadership
Our Board believes that combining the positions of Chairman and CEO is in the best interests of shareholders at this \
time. Robert Smith currently serves as Chairman and Chief Executive Officer. Mr. Smith has led the company since 2015.`,
  },
  {
    key: 'board_chair',
    value: 'Robert Smith',
    text: `#Board leadership
Our Board believes that combining the positions of Chairman and CEO is in the best interests of shareholders at this \
time. Robert Smith currently serves as Chairman and Chief Executive Officer. Mr. Smith has led the company since 2015.`,
  },
  {
    key: 'lead_independent_director',
    value: 'James Wilson',
    text:
      'James Wilson was elected as our Lead Independent Director in 2021. Mr. Wilson presides at executive ' +
      'sessions.',
  },
  {
    key: 'largest_holder',
    value: { holder: 'BlackRock, Inc.' },
    text: `#Security Ownership of Certain Beneficial Owners
Name and Address of Beneficial Owner   Shares Beneficially Owned   Percent of Class
BlackRock, Inc.   12,345,678   14.2%
50 Hudson Yards
New York, NY 10001
The Vanguard Group   10,234,567   11.8%
100 Vanguard Blvd.
Malvern, PA 19355
All directors and executive officers as a group (15 persons)   1,234,567   1.4%`,
  },
  {
    key: 'largest_holder',
    value: { holder: 'FMR LLC' },
    text: `#Principal Stockholders beneficial ownership
Beneficial Owner   Number   Percent
5% Stockholders:
FMR LLC (1)   8,123,000   15.03
BlackRock, Inc. (2)   7,500,000   13.88`,
  },
  {
    key: 'cybersecurity_oversight',
    value: 'Audit Committee',
    text: `The Audit Committee is responsible for oversight of cybersecurity risks.`,
  },
  {
    key: 'cybersecurity_oversight',
    value: 'Risk Committee',
    text: `#Risk oversight
Our Risk Committee reviews our information security and cybersecurity programs quarterly with the Chief Information \
Security Officer.`,
  },
  {
    key: 'cybersecurity_oversight',
    value: 'Nominating and Corporate Governance Committee',
    text:
      'The Nominating and Corporate Governance Committee oversees risks related to corporate governance and ' +
      'cybersecurity.',
  },
  {
    key: 'classified_board',
    value: true,
    text: `Our Board is divided into three classes serving staggered three-year terms.`,
  },
  {
    key: 'classified_board',
    value: false,
    text: `All of our directors are elected annually.`,
  },
  {
    key: 'director_vote_standard',
    value: 'majority',
    text: `In an uncontested election, each director must be elected by a majority of the votes cast.`,
  },
  {
    key: 'director_vote_standard',
    value: 'plurality',
    text: `Directors are elected by a plurality of the votes cast.`,
  },
  {
    key: 'dual_class_shares',
    value: true,
    text:
      'Each share of Class B common stock is entitled to ten votes per share, while each share of Class A common ' +
      'stock has one vote.',
  },
  {
    key: 'women_directors',
    value: 5,
    text: `Five of our 12 directors are women.`,
  },
  {
    key: 'women_directors',
    value: 4,
    text: `Our Board includes four women and three racially or ethnically diverse directors.`,
  },
  {
    key: 'women_directors',
    value: 40,
    text: `40% of our director nominees are women`,
  },
  {
    key: 'special_meeting_right',
    value: /25%/,
    text: `Shareholders holding at least 25% of our outstanding shares may request a special meeting.`,
  },
  { key: 'supermajority', value: false, text: 'No supermajority voting provisions apply to our charter or bylaws.' },
  {
    key: 'supermajority',
    value: true,
    text: 'The affirmative vote of 80% of the outstanding shares is needed to amend our bylaws.',
  },
  {
    key: 'poison_pill',
    value: false,
    text: `We do not have a poison pill.`,
  },
  {
    key: 'proxy_access',
    value: true,
    text:
      'Our bylaws provide proxy access, permitting a shareholder or group holding 3% for three years to nominate up ' +
      'to 20% of the Board.',
  },
  {
    key: 'board_meetings',
    value: 12,
    text: `The Board met twelve times last year.`,
  },
  {
    key: 'board_meetings',
    value: 5,
    text: `#Meetings of the Board
The Board of Directors held 5 meetings in fiscal year 2023 and acted by written consent on two occasions.`,
  },
  {
    key: 'board_meetings',
    value: 16,
    text: `Our Board of Directors met sixteen times in 2020, reflecting the pandemic.`,
  },
  {
    key: 'board_meetings',
    value: 4,
    text: `During fiscal 2023, four meetings of the Board of Directors were held.`,
  },
  {
    key: 'board_meetings',
    value: 6,
    text: `Board of Directors: 6 meetings in 2023. Average attendance at Board and committee meetings was 97%.`,
  },
  {
    key: 'board_meetings',
    value: 8,
    text: `#Committees
The Audit Committee held 9 meetings and the Compensation Committee held 6 meetings in 2023. The Board held eight \
meetings.`,
  },
  {
    key: 'independent_directors',
    value: '8 of 9',
    text: `Eight out of nine directors are independent`,
  },
  {
    key: 'independent_directors',
    value: '11 of 12',
    text:
      'All of the director nominees other than Mr. Alvarez are independent. The Board has nominated the twelve ' +
      'individuals named below for election as directors.',
  },
  {
    key: 'independent_directors',
    value: '9 of 10',
    text: `The Board has affirmatively determined that nine of our ten directors are independent.`,
  },
  {
    key: 'independent_directors',
    value: '10 of 12',
    text: `Independence: 10 of 12 nominees are independent`,
  },
  {
    key: 'independent_directors',
    value: '5 of 7',
    text: `Our board consists of seven members, five of whom are independent.`,
  },
  {
    key: 'board_chair',
    value: 'Patricia Lopez',
    text: `Ms. Lopez is the Chairwoman of the Board. Patricia Lopez joined the board in 2012.`,
  },
  {
    key: 'board_chair',
    value: 'William Clark',
    text:
      'William Clark, our independent Chairman of the Board, presides over the meetings. Mr. Clark has been a ' +
      'director since 2010.',
  },
  {
    key: 'chair_ceo_separate',
    value: true,
    text: `We separate the roles of Chairman of the Board and Chief Executive Officer.`,
  },
  {
    key: 'chair_ceo_separate',
    value: false,
    text: `Our CEO also serves as Chairman of the Board, and the two roles are combined.`,
  },
  {
    key: 'chair_ceo_separate',
    value: true,
    text: `Currently, the offices of Chairman and CEO are held by two different individuals.`,
  },
  {
    key: 'largest_holder',
    value: { holder: 'The Vanguard Group, Inc.' },
    text: `#Beneficial ownership of more than 5%
The Vanguard Group, Inc.   45,678,910   12.05%
BlackRock, Inc.   33,456,789   8.82%
State Street Corporation   20,123,456   5.31%`,
  },
  {
    key: 'largest_holder',
    value: { holder: 'Estate of John Founder' },
    text: `#Security ownership of certain beneficial owners and management
Name   Amount and nature of beneficial ownership   Percent of class
Estate of John Founder   5,500,000 (1)   31.2%
Jane Founder   1,100,000   6.2%
Directors and executive officers as a group (9 persons)   2,000,000   11.3%`,
  },
  {
    key: 'cybersecurity_oversight',
    value: 'Technology Committee',
    text: `Cybersecurity risk is overseen by the Technology Committee of the Board.`,
  },
  {
    key: 'cybersecurity_oversight',
    value: 'Audit and Risk Committee',
    text: `The Board has delegated to the Audit and Risk Committee oversight of cybersecurity and data privacy.`,
  },
  {
    key: 'cybersecurity_oversight',
    value: 'Audit Committee',
    text: `#Audit Committee
• Oversees financial reporting
• Reviews cybersecurity risk and information security`,
  },
  {
    key: 'classified_board',
    value: false,
    text: `Each director is elected for a one-year term. We do not have a classified board.`,
  },
  {
    key: 'women_directors',
    value: 3,
    text: `Women: 3 of 9 directors. Three of our nine directors are female.`,
  },
  {
    key: 'lead_independent_director',
    value: 'Susan Park',
    text: `The independent directors have elected Susan Park as Lead Independent Director. Ms. Park presides.`,
  },
];
