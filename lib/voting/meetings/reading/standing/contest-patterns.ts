import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const BY_THE_COMPANY = plainWords('company, Company, COMPANY, board, Board, BOARD');

export const RECOMMENDS_OR_URGES: Alternatives = [
  [/[Rr]ecommends?/, 'Recommend'],
  [/RECOMMENDS?/, 'RECOMMEND'],
  [/urges?/, 'urge'],
  [/URGES?/, 'URGE'],
];

export const WITHHOLD_FROM: Alternatives = ['on ', 'ON ', 'from ', 'FROM ', 'for ', 'FOR ', 'as to '];

/** Of a sentence on proposals and nominees: "AGAINST each of the proposals, FOR all nominees". */
export const ANOTHER_VOTE: Alternatives = ['FOR', 'for', [/[Pp]roposals?/, 'Proposal'], [/PROPOSALS?/, 'PROPOSAL']];

export const EACH_NOMINEE = plainWords('each, all, any, EACH, ALL, ANY');
