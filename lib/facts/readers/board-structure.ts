import type { FactKey } from '../fact-keys';
import type { FactValue } from '../fact';
import { before, after, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { COUNT, PERCENT, toCount } from '../text/values';
import { rankCandidates } from '../text/rank-candidates';
import type { FactDraft } from '../types';

type Rule = {
  key: FactKey;
  pattern: RegExp;
  value: FactValue | ((match: Match) => FactValue | undefined);
  confidence: number;
  unless?: RegExp;
};

const AGE = '(?<age>6[5-9]|7\\d|8[0-5]|sixty-\\w+|seventy(?:-\\w+)?|eighty)';

const RULES: Rule[] = [
  {
    key: 'classified_board',
    pattern:
      /\bboard[^.;]{0,70}?(?:is |are )?(?:divided|classified|separated|staggered)[^.;]{0,30}?(?:into )?(?:three|two|3) (?:staggered )?classes|\b(?:class (?:i{1,3}|1|2|3|a|b) directors?)\b[^.;]{0,100}?(?:three[- ]year|expire|term)|\bclassified board (?:structure|of directors)?/gi,
    value: true,
    confidence: 0.82,
    unless:
      /\b(?:declassif\w*|no classified|not (?:have )?(?:a )?classified|eliminat\w*|no longer|do(?:es)? not have|without a classified)\b/i,
  },
  {
    key: 'classified_board',
    pattern:
      /\b(?:all|each|our) (?:of (?:our|the) )?(?:directors?|nominees?)[^.;]{0,60}?(?:stand|stands|are|is|be)? ?(?:for )?(?:re-?)?elect(?:ed|ion)? (?:annually|on an annual basis|each year|every year|for (?:a )?one[- ]year terms?)|\bannual(?:ly)? (?:elect\w*|election) of (?:all |our |the )?(?:directors|nominees|board)|\bdirectors (?:are )?elected annually|\b(?:no|not (?:have )?(?:a )?) ?classified board|\bdeclassified board|\bone-year terms?\b|\ball directors (?:stand|elected)/gi,
    value: false,
    confidence: 0.8,
  },
  {
    key: 'director_vote_standard',
    pattern:
      /\bmajority[- ](?:vote|voting)\b[^.;]{0,80}?(?:standard|director|election|policy|uncontested)|\b(?:elect\w*|nominee|director)[^.;]{0,120}?(?:a |the )?majority of (?:the )?votes cast/gi,
    value: 'majority',
    confidence: 0.8,
    unless: /\b(?:contested election|plurality|auditor|ratif\w*|advisory|amendment)\b/i,
  },
  {
    key: 'director_vote_standard',
    pattern:
      /\belect\w*[^.;]{0,80}?\bby (?:a )?majority vote|\b(?:nominee|director|elect)\w*[^.;]{0,140}?\bvotes (?:cast )?"?for"?[^.;]{0,70}?\bexceed\w*[^.;]{0,60}?"?against"?|\b(?:nominee|director|elect)\w*[^.;]{0,120}?\bmore votes (?:cast )?"?for"?[^.;]{0,40}?than[^.;]{0,20}?"?against"?/gi,
    value: 'majority',
    confidence: 0.78,
    unless: /\b(?:contested election|auditor|ratif\w*|advisory)\b/i,
  },
  {
    key: 'director_vote_standard',
    pattern:
      /\bplurality\b[^.]{0,80}?\bcontested[^.]{0,80}?\b(?:otherwise|uncontested)\b[^.]{0,60}?\bmajority of (?:the )?votes cast/gi,
    value: 'majority',
    confidence: 0.8,
  },
  {
    key: 'director_vote_standard',
    pattern: /\b(?:director|nominee|elect)\w*[^.;]{0,110}?\bplurality\b|\bplurality (?:of (?:the )?votes|vot\w+)/gi,
    value: 'plurality',
    confidence: 0.76,
    unless: /\bcontested|number of nominees exceeds|exceeds the number|more (?:nominees|candidates) than/i,
  },
  {
    key: 'dual_class_shares',
    pattern:
      /\bclass [b-h] (?:common )?(?:stock|shares?)[^.;]{0,120}?\b(?:ten|10|twenty|20|fifteen|five|\d{1,2}) votes(?: per share| for each)?|\b(?:ten|10|twenty|20|\d{1,2}) votes (?:per share|for each share)[^.;]{0,80}?class [b-h]|\bdual[- ]class (?:common |capital )?(?:stock |share )?structure|\bmulti-class (?:stock|share)/gi,
    value: true,
    confidence: 0.84,
    unless: /\b(?:no dual|do(?:es)? not have|single class|other companies|proposal)\b/i,
  },
  {
    key: 'dual_class_shares',
    pattern:
      /\b(?:no dual[- ]class|one share,? (?:equals )?one vote|single class of (?:voting|common|capital|stock)|one class of (?:outstanding )?(?:voting|common|capital|stock)|only (?:one )?class of voting|no other (?:class of )?voting securities|each share[^.;]{0,60}?(?:is )?entitled to one vote|entitled to one vote (?:per|for each) share)\b/gi,
    value: false,
    confidence: 0.7,
    unless: /\bclass [a-h]\b/i,
  },
  {
    key: 'poison_pill',
    pattern:
      /\b(?:no (?:poison pill|(?:stock|share)holder rights plan)|do(?:es)? not (?:currently )?have (?:a|any) (?:poison pill|(?:stock|share)holder rights plan|rights plan))\b/gi,
    value: false,
    confidence: 0.84,
  },
  {
    key: 'poison_pill',
    pattern:
      /\b(?:adopted|maintain\w*|has in place|entered into) (?:a |our )?(?:limited duration )?(?:(?:stock|share)holder rights (?:plan|agreement)|poison pill|rights agreement)/gi,
    value: true,
    confidence: 0.72,
    unless: /\bregistration rights|investor rights|investors' rights/i,
  },
  {
    key: 'supermajority',
    pattern:
      /\b(?:no|without|not (?:have|contain|include) (?:any )?) ?super-?\s?majority\b[^.;]{0,60}|\b(?:eliminated|removed|have eliminated|has eliminated)\s(?:all |our |the |any )*super-?\s?majority\b[^.;]{0,60}/gi,
    value: false,
    confidence: 0.8,
    unless: /\b(?:if|would|proposal to|vote to|to eliminate|seek\w*)\b/i,
  },
  {
    key: 'supermajority',
    pattern:
      /\b(?:66\s?2\/3|66\.6\d?|66\.67|67|75|80|two[- ]thirds|three[- ]fourths|eighty|seventy-five|sixty-six and two-thirds)\s?(?:%|percent(?:\s\(\d{1,2}%\))?)?\s(?:or more )?(?:of (?:the |our |all )?)?(?:then[- ])?(?:voting power|outstanding|combined voting|votes|shares)[^.;]{0,160}?\b(?:amend|alter|repeal|remov|bylaws?|by-laws?|certificate|articles|charter)\w*|\b(?:amend|alter|repeal|remov)\w*[^.;]{0,160}?\b(?:66\s?2\/3|66\.67|67|75|80|two[- ]thirds|eighty)\s?(?:%|percent)?\s(?:or more )?(?:of (?:the |our |all )?)?(?:then[- ])?(?:voting power|outstanding|combined voting|votes|shares)/gi,
    value: true,
    confidence: 0.78,
    unless:
      /\b(?:incumbent directors|plan|award|indenture|notes|eliminat\w*|replac\w*|proposal|would|change (?:in|of) control)\b/i,
  },
  {
    key: 'special_meeting_right',
    pattern: new RegExp(
      `\\b(?:stock|share)(?:holders?|owners?)[^.;]{0,110}?(?<share>${PERCENT})[^.;]{0,110}?` +
        '(?:call|request)[^.;]{0,30}?(?:special|extraordinary general) meetings?|' +
        `special meetings?[^.;]{0,160}?(?:stock|share)(?:holders?|owners?)[^.;]{0,90}?(?<shareAfter>${PERCENT})|` +
        `(?<lead>${PERCENT})[^.;]{0,60}?(?:call|request) (?:a )?special meeting`,
      'gi',
    ),
    value: (match) =>
      `holders of ${match.groups.share ?? match.groups.shareAfter ?? match.groups.lead ?? ''}`
        .replace(/ percent/, '%')
        .replace(/\s%/, '%'),
    confidence: 0.78,
    unless: /\bproposal\b|proponent|proxy access/i,
  },
  {
    key: 'special_meeting_right',
    pattern:
      /\b(?:stock|share)holders (?:may not|cannot|do not have the (?:right|ability) to|are not (?:permitted|able|entitled) to) (?:call|request)[^.;]{0,20}?special meeting/gi,
    value: 'none',
    confidence: 0.78,
  },
  {
    key: 'proxy_access',
    pattern:
      /\bproxy access\b[^.;]{0,120}?(?:3%|three percent|bylaw|right|provision|adopt|nominat|permit)|\b(?:3%|three percent)[^.;]{0,140}?(?:three years|3 years)[^.;]{0,140}?(?:nominat|nominee|20%|include)/gi,
    value: true,
    confidence: 0.78,
    unless: /\b(?:no proxy access|do(?:es)? not (?:have|provide))\b/i,
  },
  {
    key: 'retirement_age',
    pattern: new RegExp(
      '\\b(?:retire\\w*|age limit|stand for (?:re-?)?election|nominat\\w*|serve|renominat\\w*|' +
        'tender\\w*)\\b[^.;]{0,150}?\\b(?:age(?: of)?|attain\\w*|reach\\w*|turn\\w*|birthday|years of age)\\s?' +
        `(?:of |the age of |or she (?:has )?)?${AGE}\\b|` +
        '\\b(?:age(?: of)?|attain\\w*|reach\\w*|turn\\w*)\\s' +
        `(?:of |the age of |age )?${AGE.replace('?<age>', '?<ageFirst>')}\\b[^.;]{0,130}?\\b` +
        '(?:retire\\w*|nominat\\w*|(?:re-?)?elect\\w*|stand|resign|serve)|' +
        '\\bretire\\w*\\b[^.;]{0,120}?\\b(?<ageBirthday>[67]\\d|8[0-5])(?:st|nd|rd|th) birthday|' +
        '\\b(?:stand for|elect\\w*|nominat\\w*|serve)\\b[^.;]{0,110}?\\b(?<ageAfter>[67]\\d|8[0-5])' +
        '(?:st|nd|rd|th) birthday|\\b(?<ageBirthdayFirst>[67]\\d|8[0-5])(?:st|nd|rd|th) birthday[^.;]{0,120}?' +
        '(?:retire|elect|nominat|stand|resign)|' +
        `\\b${AGE.replace('?<age>', '?<ageYears>')} years of age[^.;]{0,120}?(?:retire|nominat|elect|stand|resign)`,
      'gi',
    ),
    value: (match) =>
      ageOf(
        match.groups.age ??
          match.groups.ageFirst ??
          match.groups.ageYears ??
          match.groups.ageBirthday ??
          match.groups.ageBirthdayFirst ??
          match.groups.ageAfter,
      ),
    confidence: 0.8,
  },
  {
    key: 'term_limit',
    pattern: new RegExp(
      '\\b(?:term limits?|tenure (?:limit|policy)|maximum (?:term|tenure)|serve (?:no|not) more than|' +
        'may not serve (?:for )?more than|limit of|serve (?:for )?(?:a )?maximum of)\\b[^.;]{0,80}?\\b' +
        `(?<years>${COUNT})[- ](?:consecutive )?(?:years?|full terms|terms|one-year terms)|` +
        `\\b(?<yearsFirst>${COUNT})[- ]year (?:term limit|tenure limit|director term limit)`,
      'gi',
    ),
    value: (match) => toCount(match.groups.years ?? match.groups.yearsFirst),
    confidence: 0.78,
    unless:
      /\b(?:committee|chair|auditor|partner|lead director|lead independent|class i|three-year term|no term limit|does not have|do not have|not (?:believe|impose)|audit)\b/i,
  },
];

/** Governance structure: classified board, vote standards, share classes and shareholder rights. */
export function readBoardStructure(filing: FilingText): FactDraft[] {
  const drafts = RULES.flatMap((rule) => [...matchesOf(filing, rule.pattern)].flatMap((match) => toDraft(rule, match)));
  return [...new Set(RULES.map((rule) => rule.key))].flatMap((key) =>
    resolveContradictions(drafts.filter((draft) => draft.key === key)),
  );
}

function toDraft(rule: Rule, match: Match): FactDraft[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (
    isContentsPage(match.page) ||
    /\b(?:proponent|supporting statement|resolved)\b/i.test(`${before(match, 200)} ${sentence}`)
  )
    return [];
  // Text before this item's bullet belongs to another item.
  const lead =
    before(match, 60)
      .split(/[▪•●✓✔ü∎■]/)
      .at(-1) ?? '';
  if (rule.unless?.test(`${lead} ${match.text} ${after(match, 30)}`)) return [];
  if (
    rule.key === 'retirement_age' &&
    (!/\bdirectors?|nominee|board\b/i.test(sentence) ||
      /\b(?:pension|401|vest\w*|award|option|plan|executive officers?|employees?|normal retirement|early retirement|years of service|having reached|will be retiring|although|expects? to retire|director since)\b|\bMr\.|\bMs\./i.test(
        sentence,
      ))
  )
    return [];
  const value = typeof rule.value === 'function' ? rule.value(match) : rule.value;
  if (value === undefined) return [];
  const unit = rule.key === 'retirement_age' || rule.key === 'term_limit' ? { unit: 'years' as const } : {};
  return [{ key: rule.key, value, ...unit, span: match.sentence, confidence: rule.confidence }];
}

/** Puts the value with most supporting statements first; the others follow as contradictions. */
function resolveContradictions(drafts: FactDraft[]): FactDraft[] {
  const support = new Map<string, number>();
  for (const draft of drafts)
    support.set(String(draft.value), (support.get(String(draft.value)) ?? 0) + draft.confidence - 0.4);
  const total = [...support.values()].reduce((sum, value) => sum + value, 0);
  return rankCandidates(
    drafts.map((draft) => ({
      ...draft,
      confidence: draft.confidence * (0.75 + 0.25 * ((support.get(String(draft.value)) ?? 0) / (total || 1))),
    })),
    2,
  );
}

function ageOf(text: string | undefined): number | undefined {
  const age = toCount(text);
  return age && age >= 60 && age <= 90 ? age : undefined;
}
