export const CEO = /\b(ceo|peo|chief exec\w*|principal exec\w*|top (exec\w*|boss|manager)|boss|president)\b/;
export const ANY_PAY = /\b(pay|paid|pays|compensat\w*|remunerat\w*|earn\w*|salar\w*|wage\w*|make|makes|made|income)\b/;
export const WORKER = /\b(median\w*|typical|average|ordinary|rank.and.file|mid(dle|point)?)\b/;
export const STAFF = /\b(employees?|workers?|workforce|staff|associates?|team members?|person|earner)\b/;
export const HOW_MANY = /\b(how many|number|count|size|total of|how often|frequency)\b/;
export const BOARD_MEMBER =
  /\b(directors?|nominees?|board members?|members? of the board|board seats?|candidates?|board)\b/;
export const HOLDER = /\b(share|stock)?-?(holders?|owners?|investors?)\b/;
