/** Synonyms in questions about proxy statements. All expect lower case and no dashes. */

export const CHIEF =
  /\b(?:ceo|ceo's|peo|peo's|chief exec\w*(?: officer)?(?:'s)?|principal exec\w*|top (?:exec\w*|boss|manager)(?:'s)?|boss(?:'s)?|head of the company|who runs the company|highest paid)\b/;
export const PAY =
  /\b(?:pay|pays|paid|payout|compensat\w*|remunerat\w*|earn\w*|salar\w*|wages?|make|makes|made|income|package|get|got|money|receiv\w*|took home|take home)\b/;
export const TYPICAL = /\b(?:median\w*|typical|average|ordinary|rank and file|mid(?:dle|point)?|regular|normal)\b/;
export const STAFF =
  /\b(?:employees?|employee's|workers?|worker's|workforce|staff|associates?|team members?|person|people)\b/;
export const HOW_MANY = /\b(?:how many|number|count|size|total of|how often|how frequently|frequency|times)\b/;
export const BOARD_MEMBER =
  /\b(?:directors?|directors'|nominees?|board members?|members? of the board|on the board|board|candidates?)\b/;
export const OWNER = /\b(?:(?:share|stock)\s?(?:holders?|owners?)'?|investors?|owners?|holders?|institution\w*|fund)\b/;
export const AUDITOR =
  /\b(?:auditors?|auditor's|audit firm|audit(?:s|ing)? (?:the|their|its) |public account\w*|accounting (?:firm|company)|accountants?|check the books|audits)\b/;
export const FEES = /\b(?:fees?|cost|costs|charg\w*|bill\w*|spend|spent|pay|paid|remunerat\w*|how much|price)\b/;
export const MEETING =
  /\b(?:(?:annual|general|shareholders?'?|stockholders?'?|special) (?:general )?meeting|agm|meeting|get together|gather\w*|assembl\w*|convene\w*|shareholders? meet|stockholders? meet|investors? meet|meet to vote|owners meet)\b/;
export const WHEN =
  /\b(?:when|what (?:day|date|time)|which (?:day|date)|on what date|dates?|scheduled|take place|day)\b/;
