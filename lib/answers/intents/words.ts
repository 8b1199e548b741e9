import { wholeWords } from '@/lib/format/patterns';
import {
  AUDITOR_WORDS,
  CHIEF_WORDS,
  MEETING_WORDS,
  PAY_WORDS,
  STAFF_WORDS,
  HOW_MANY_WORDS,
  FEE_WORDS,
} from './words-patterns';

/**
 * Words that people use for the same thing in questions about proxy statements. All expect lower case and no dashes.
 */

export const CHIEF = wholeWords(CHIEF_WORDS);
export const PAY = wholeWords(PAY_WORDS);
export const TYPICAL = /\b(?:median\w*|typical|average|ordinary|rank and file|mid(?:dle|point)?|regular|normal)\b/;
export const STAFF = wholeWords(STAFF_WORDS);
export const HOW_MANY = wholeWords(HOW_MANY_WORDS);
export const BOARD_MEMBER =
  /\b(?:directors?|directors'|nominees?|board members?|members? of the board|on the board|board|candidates?)\b/;
export const OWNER = /\b(?:(?:share|stock)\s?(?:holders?|owners?)'?|investors?|owners?|holders?|institution\w*|fund)\b/;
export const AUDITOR = wholeWords(AUDITOR_WORDS);
export const FEES = wholeWords(FEE_WORDS);
export const MEETING = wholeWords(MEETING_WORDS);
export const WHEN =
  /\b(?:when|what (?:day|date|time)|which (?:day|date)|on what date|dates?|scheduled|take place|day)\b/;
