import { FUNCTION_WORDS, FUNCTION_WORDS_OF_QUESTIONS } from '@/lib/format/words/function-words';
/**
 * Words and phrases with the same meaning in questions of analysts and in filings. One meaning per line: a question
 * with any phrase of a line matches any other. General knowledge of proxy statements and annual reports; not specific
 * to a company, person or question.
 */
const LINES = `
say on pay | sop | say-on-pay | advisory vote on executive compensation | advisory vote to approve named executive \
officer compensation | advisory approval of executive compensation
named executive officer | neo | named executive | nameds
summary compensation table | sct
change in control | cic | coc | change of control | takeover | taken over | buyout | acquired | change-in-control | \
corporate transaction | double trigger | double-trigger
termination without cause | let go | fired | laid off | dismissed | without cause | involuntary termination | \
terminated without cause | good reason | severance | walk away | exit package | golden parachute
resign | quit | quits | voluntary termination | voluntary resignation | leaves voluntarily
death | dies | die | deceased | death benefit
disability | disabled
aircraft | plane | jet | airplane | private jet | corporate jet | personal use of aircraft | flights
bonus | annual incentive | annual cash incentive | non-equity incentive plan compensation | short-term incentive | sti \
| stip | aip | annual bonus | cash incentive | cash bonus | management incentive
performance share | psu | psus | performance share unit | performance stock unit | performance-based restricted stock \
unit | prsu | performance unit | performance-based rsu
restricted stock unit | rsu | rsus | restricted share unit | restricted stock | time-based restricted
stock option | options | option award | sar | stock appreciation right
long-term incentive | lti | ltip | long term incentive | ltip | equity award | long-term equity
total shareholder return | tsr | total stockholder return | rtsr | relative tsr
beneficially owned | owns | own | hold | holds | stake | position | holding | beneficial ownership | shares owned | \
ownership
independent registered public accounting firm | auditor | audit firm | independent auditor | accounting firm | outside \
auditor | external auditor | accountants
ernst & young | ey | e&y
pricewaterhousecoopers | pwc
deloitte & touche | deloitte
fee | fees | billed | bill | bills | charge | charged | cost | costs | paid
perquisite | perk | perks | personal benefit | other personal benefits | fringe benefit | all other compensation
annual meeting | agm | annual general meeting | annual stockholders meeting | shareholder meeting | stockholder meeting
shareholder | stockholder | investor | shareowner | unitholder
chair | chairman | chairwoman | chairperson | chairs | chaired
lead independent director | lid | lead director | presiding director | lead independent
chief executive officer | ceo | peo | principal executive officer | boss | chief executive | top executive
chief financial officer | cfo | pfo | principal financial officer | finance chief
chief operating officer | coo
general counsel | chief legal officer | clo | top lawyer
chief human resources officer | chro | chief people officer | hr chief
non-employee director | outside director | board member | non-executive director | ned | neds | independent director
director compensation | board pay | director pay | director fees | cash retainer | annual retainer | retainer
clawback | claw back | recoup | recoupment | recover | recovery | recover compensation | malus | clawed
hedging | hedge | short sale | shorting | prepaid variable forward | collar
pledging | pledge | pledged | margin account | collateral
overboarding | overboarded | other boards | outside boards | other public company boards | public company boards | \
number of boards
environmental social | esg | sustainability | corporate responsibility | environmental, social
cybersecurity | cyber | information security | data security | cyber risk | data privacy
rights plan | poison pill | shareholder rights plan
written consent | act by written consent
special meeting | call a special meeting | extraordinary meeting
proxy access
supermajority | super-majority | two-thirds | simple majority | 66 2/3
broker non-vote | broker non-votes | uninstructed
virtual meeting | online | virtually | webcast | live audio | remote | virtual
peer group | peers | peer companies | comparator group | compensation peer | peer company
compensation consultant | pay consultant | independent consultant | advisor | adviser | consultant | outside consultant
401(k) | 401k | savings plan | matching contribution | retirement savings
pension | defined benefit | retirement plan | serp | supplemental retirement
deferred compensation | nonqualified deferred | nqdc | ndcp
grant date fair value | grant value | award value | value of the grant
stock ownership guideline | ownership guideline | ownership requirement | share ownership requirement | required to \
hold | must hold | minimum holding
attendance | attended | attend | turned up | missed meetings
women | female | woman | gender
diverse | racially | ethnically | ethnic | minority | underrepresented | race
related party transaction | related person transaction | related-party | related person | related persons
lobbying | political contribution | political spending | trade association
gross-up | gross up | tax gross-up | gross-ups | excise tax
total | all in | all-in | in total | altogether | overall | grand total | combined | aggregate | in all | total \
compensation
share reserve | shares available | shares remaining available | available for issuance | share pool
dilution | burn rate | overhang | run rate
proxy solicitor | solicitation agent | solicit | solicitor | solicitation
record date
nominee | candidate | standing for election | up for election | slate | standing
tenure | years of service | served since | director since | on the board since | years on the board
retirement age | age limit | mandatory retirement | too old
term limit | term limits
salary | base salary | base pay | fixed pay
compensation committee | remuneration committee | pay committee | talent committee | human resources committee | \
management development
nominating committee | nominating and governance | governance committee | nominating and corporate governance committee
audit committee
financial expert | audit committee financial expert
target | targeted | at target | goal
maximum | max | cap | capped | ceiling | upper limit | most
minimum | threshold | floor | at least
payout | pay out | paid out | payout percentage | paid | earned | achievement
vest | vests | vesting | vested
exercise | exercised
median employee | median worker | typical employee | typical worker | middle employee
pay ratio | ceo pay ratio
majority vote | majority voting | majority of votes cast | votes cast
plurality | plurality voting
classified board | staggered board | staggered | classes of directors | three classes
annual election | elected annually | one-year term | elected each year
succession | successor | takes over | replace | transition
resignation policy | tender resignation | offer to resign
engagement | outreach | reached out | spoke with | engaged with | met with
revenue | sales | top line | net sales
profit | earnings | net income | income
human capital | workforce | employees | staff | headcount
climate | greenhouse gas | emissions | ghg | carbon | net zero
insider trading | trading window | blackout | 10b5-1
code of conduct | code of ethics | code of business conduct
deadline | must be received | no later than | not later than | cutoff | last day | due | latest date
hotel | lodging
security | personal security | security services | home security | protection
relocation | moving | moved
financial planning | tax preparation
death benefit | life insurance
retire | retires | retirement | retiring | steps down | stepping down
join | joined | hired | appointed | came aboard | start | started
leave | left | departed | departure
quorum
majority of the voting power | voting power | votes per share | super-voting | supervoting
dividend | dividends | dividend equivalent
oppose | against | recommends against | recommend against
recommend | recommends | recommendation | recommended
percent | percentage | share of | proportion | %
spouse | wife | husband | partner
brother | sister | son | daughter | family | relative | family member | related to
lawsuit | litigation | legal proceeding | derivative suit
reimburse | reimbursement | reimbursed | out-of-pocket
indemnify | indemnification
sign-on | sign on | signing bonus | make-whole | new hire | inducement
retention | retention award | stay bonus
noncompete | non-compete | noncompetition | restrictive covenant | non-solicit
broker | street name | bank, broker | nominee account
revoke | change my vote | change your vote
`;

/** Each meaning as a list of phrases in lower case. */
export const MEANINGS: readonly (readonly string[])[] = LINES.trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .map((phrase) => phrase.trim().toLowerCase())
      .filter(Boolean),
  );

/** Words of a question without content of their own: how it is asked, not what is asked. */
export const FRAME_WORDS: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS,
  ...FUNCTION_WORDS_OF_QUESTIONS,
  ...`tell show give list name need want know find check confirm remind please quick quickly exactly actually
  really currently many big large long often far get gets got go goes going come comes happen happens happened
  work works look looking looks say says said state stated disclose disclosed disclosure report reported
  mention mentioned put puts let see anyone anybody someone somebody anything something everything thing
  things kind sort type way ways bit lot number amount figure figures value company company's firm filing
  proxy document statement page still yet even ever else versus vs compared compare comparison last latest
  recent recently past previous prior year years fiscal fy year's current time today now next respectively
  walk make makes made take takes took use used here ok actual take-home worth call called count tot yes q1
  him but without every some less least other another same both either neither too such again once ago since
  until while after before dollar dollars usd cash-wise roughly approximately around term person people guy
  guys folks`.split(/\s+/),
]);
