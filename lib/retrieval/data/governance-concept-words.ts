import { alternatives } from '@/lib/format/patterns';
import { ANY_PAY_WORDS } from './governance-concept-words-patterns';

export const CEO = /\b(ceo|peo|chief exec\w*|principal exec\w*|top (exec\w*|boss|manager)|boss|president)\b/;
export const ANY_PAY = new RegExp(String.raw`\b(${alternatives(ANY_PAY_WORDS)})\b`);
export const WORKER = /\b(median\w*|typical|average|ordinary|rank.and.file|mid(dle|point)?)\b/;
export const STAFF = /\b(employees?|workers?|workforce|staff|associates?|team members?|person|earner)\b/;
export const HOW_MANY = /\b(how many|number|count|size|total of|how often|frequency)\b/;
export const BOARD_MEMBER =
  /\b(directors?|nominees?|board members?|members? of the board|board seats?|candidates?|board)\b/;
export const HOLDER = /\b(share|stock)?-?(holders?|owners?|investors?)\b/;
