import type { Alternatives } from '@/lib/format/patterns';

export const PAY_RATIO_ASKED_WORDS: Alternatives = [
  'ratio',
  'multiple',
  'times',
  [/compare\w*/, 'compared'],
  'versus',
  'vs',
  'relative',
  'disparity',
  'gap',
  'how much more',
  [/exceed\w*/, 'exceeds'],
  [/outstrip\w*/, 'outstrip'],
  'factor',
  [/for (every|each)/, 'for every'],
  'than',
];

export const CEO_TOTAL_PAY_UNLESS_WORDS: Alternatives = [
  'ratio',
  'median',
  'multiple of',
  [/times (the|his|her|their|its|base|annual)/, 'times the'],
  [/own(ership)?/, 'own'],
  'hold',
  'keep',
  'typical',
  'claw',
  'severance',
  'recoup',
];

export const AUDITOR_RATIFICATION_UNLESS_WORDS: Alternatives = [
  [/members?/, 'member'],
  [/chair\w*/, 'chairs'],
  [/sits?/, 'sit'],
  [/serves?/, 'serve'],
  'composition',
  'size',
  [/meetings?/, 'meeting'],
  'expert',
];

export const NUMBER_OF_NOMINEES_ASKED_WORDS: Alternatives = [
  [/nomin\w*/, 'nominees'],
  [/stand\w* for/, 'stands for'],
  'up for',
  [/elect\w*/, 'election'],
  [/candidates?/, 'candidate'],
  'slate',
  [/fill\w*/, 'fillers'],
  [/contest\w*/, 'contest'],
  'put up',
  'running',
  [/vot(e|ed|ing) (up)?on/, 'vote on'],
];

export const MEETING_DATE_ASKED_WORDS: Alternatives = [
  'when',
  [/what (day|date|time)/, 'what day'],
  [/which (day|date)/, 'which day'],
  'on what date',
  'date',
  'scheduled',
  'where',
  'location',
  'take place',
  'held',
  'holding',
];

export const MEETING_DATE_UNLESS_WORDS: Alternatives = [
  'record',
  [/entitle\w*/, 'entitled'],
  [/eligib\w*/, 'eligible'],
  'allowed',
  [/register\w*/, 'registered'],
  [/own(ed)?/, 'own'],
  [/as of (what|which)/, 'as of what'],
  'by when',
  [/qualif\w*/, 'qualify'],
  [/determin\w*/, 'determined'],
  'may vote',
  'can vote',
  [/last (year|meeting)/, 'last year'],
  'previous',
  'prior',
  'support',
  'deadline',
  [/cut-?off/, 'cutoff'],
];

export const RECORD_DATE_ASKED_WORDS: Alternatives = [
  [/own\w*/, 'ownership'],
  [/hold\w*/, 'holds'],
  'held',
  [/register\w*/, 'registered'],
  'of record',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/cut-?off/, 'cutoff'],
  [/determin\w*/, 'determined'],
  [/who (may|can|gets?)/, 'who may'],
];

export const SAY_ON_PAY_SUPPORT_ASKED_WORDS: Alternatives = [
  [/support\w*/, 'supported'],
  [/approv\w*/, 'approved'],
  [/percent\w*/, 'percentage'],
  'result',
  [/back\w*/, 'background'],
  [/favou?r\w*/, 'favorable'],
  'outcome',
  'level',
  'happy',
  [/endors\w*/, 'endorses'],
  [/agree\w*/, 'agreement'],
  'voted',
  [/voters?/, 'voter'],
  'votes',
];

export const VOTE_ASKED_WORDS: Alternatives = [
  [/vote\w*/, 'votes'],
  'resolution',
  [/last year'?s?/, 'last year'],
  'previous',
  'prior',
  [/last (annual )?meeting/, 'last meeting'],
  [/investors?/, 'investor'],
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
];

export const PAY_RATIO_CHIEF_WORDS: Alternatives = [
  'ceo',
  'peo',
  'chief exec',
  'principal exec',
  'boss',
  'executive',
  'pay',
  'paid',
  'compensation',
  'make',
  'earn',
];

export const CEO_TOTAL_PAY_ASKED_WORDS: Alternatives = [
  [/total\w*/, 'totals'],
  'all',
  'overall',
  'aggregate',
  'how much',
  'altogether',
  [/add\w* up/, 'add up'],
  'summary',
  'reported',
  'package',
  'sct',
];

export const AUDITOR_RATIFICATION_ASKED_WORDS: Alternatives = [
  [/ratif\w*/, 'ratified'],
  [/propos\w*/, 'proposal'],
  [/appoint\w*/, 'appointed'],
  [/approve\w*/, 'approved'],
  [/select\w*/, 'selected'],
  'which',
  'who',
  'name',
  'identify',
  [/engage\w*/, 'engaged'],
];

export const AUDIT_FEES_ASKED_WORDS: Alternatives = [
  [/fees?/, 'fee'],
  'cost',
  'costs',
  [/charg\w*/, 'charged'],
  [/bill\w*/, 'billed'],
  'spend',
  'spent',
  'pay',
  'paid',
  'how much',
  'price',
];
