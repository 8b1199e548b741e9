import { oneOf, type Alternatives } from '@/lib/format/patterns';
import type { NomineeRole } from '../schema';
import { BETWEEN_COMMITTEES, NOT_INDEPENDENT_WORDS } from './roles-patterns';

const COMMITTEE = {
  nominating:
    '(?:nominating|nominations?|governance|corporate governance)(?:,? (?:and|&) (?:corporate ' +
    ')?(?:governance|nominating|nominations?|sustainability|corporate responsibility))?',
  compensation:
    '(?:compensation|pay|remuneration|human resources)(?:,? (?:and|&) (?:human capital|human ' +
    'resources|benefits|talent))?',
  audit: '(?:audit)(?:,? (?:and|&) (?:finance|risk))?',
} as const;
type Name = keyof typeof COMMITTEE;
const NAMES: readonly Name[] = ['nominating', 'compensation', 'audit'];

export type RolePhrase = { pattern: RegExp; roles: NomineeRole[] };

const IS = '(?:(?:is|are|who is|who are|serves? as|being) )?';
const CHAIR = 'chair(?:s|man|woman|person)?';

const anyOf = (sources: readonly string[]) => new RegExp(sources.join('|'));

function chairOf(name: Name): RegExp {
  const committee = COMMITTEE[name];
  return anyOf([
    // "is the chair of the audit committee"
    String.raw`\b${IS}(?:the |a )?${CHAIR} of (?:the |its |our )?${committee}(?: committees?)?\b`,
    // "the audit committee's chair"
    String.raw`\b${IS}(?:the |a )?${committee}(?: committee)?(?:'s)? ${CHAIR}\b`,
    // "who chairs audit"
    String.raw`\bwho chairs (?:the |its )?${committee}(?: committees?)?\b`,
    // "chairs the audit committee"
    String.raw`\bchairs (?:the |its )?${committee} committee\b`,
  ]);
}

function memberOf(name: Name): RegExp {
  const committee = COMMITTEE[name];
  return anyOf([
    // "is a member of the audit committee"
    String.raw`\b${IS}(?:an? |the |all |any )?members? of (?:the |its )?${committee}(?: committees?)?\b`,
    // "serves on the audit committee"
    String.raw`\b(?:sits?|serves?|serving|sitting) on (?:the |its )?${committee}(?: committees?)?\b`,
    // "any audit committee member"
    String.raw`\b${IS}(?:an? |the |all |any )?${committee} committee members?\b`,
  ]);
}

const ANY = `(?:${NAMES.map((name) => COMMITTEE[name]).join('|')})`;
const SEVERAL_COMMITTEES: Alternatives = [
  [
    new RegExp(
      String.raw`(?:any of |one of )?(?:the |its )?` +
        String.raw`(?:${ANY}(?: committees?)?${oneOf(BETWEEN_COMMITTEES)}){1,2}${ANY}(?: committees?)?`,
    ),
    'the audit or compensation committees',
  ],
  [/(?:an?y? |the |its )?key (?:board )?committees?/, 'key committee'],
];

/** Two or more committees, or key committees: membership of any of them. */
const SEVERAL = new RegExp(
  String.raw`\b(?:(?:sits?|serves?|serving|sitting) on|${IS}(?:an? |the |all |any )?members? of) ` +
    String.raw`${oneOf(SEVERAL_COMMITTEES)}(?=$|[\s,.;])`,
);

/** Phrases that name a nominee's role; the first that matches counts. */
export const ROLE_PHRASES: readonly RolePhrase[] = [
  { pattern: SEVERAL, roles: ['committee_member'] },
  ...NAMES.map((name) => ({ pattern: chairOf(name), roles: [`${name}_chair`] as NomineeRole[] })),
  ...NAMES.map((name) => ({ pattern: memberOf(name), roles: [`${name}_member`] as NomineeRole[] })),
  {
    pattern: new RegExp(String.raw`\b(?:(?:is|are|who is|who are|being) )?${oneOf(NOT_INDEPENDENT_WORDS)}\b`),
    roles: ['not_independent'],
  },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?:is|serves as|being) (?:the |a )?(?:lead independent director|`,
        String.raw`presiding director|lead director)(?= (?:when|where|if|and|who)\b|$)`,
      ].join(''),
    ),
    roles: ['lead_independent'],
  },
  {
    pattern: new RegExp(
      `\\b${IS}(?:the |an? )?(?:executive |independent )?${CHAIR} of the board\\b|\\b${IS}(?:the ` +
        `)?board(?:'s)? ${CHAIR}\\b`,
    ),
    roles: ['board_chair'],
  },
  {
    pattern: /\b(?:is|who is|serves as) (?:also )?(?:the )?(?:ceo|chief executive(?: officer)?)\b/,
    roles: ['chief_executive'],
  },
  { pattern: /\b(?:is|who is) (?:an? )?independent(?= (?:and|when|where|if)\b|$)/, roles: ['independent'] },
];

/** Heads that name a role by a word or two: "the chair", "the CEO". */
export const HEAD_ROLES: readonly RolePhrase[] = [
  { pattern: new RegExp(`^(?:the )?${CHAIR}$`), roles: ['board_chair'] },
  { pattern: /^(?:the )?(?:ceo|chief executive(?: officer)?)$/, roles: ['chief_executive'] },
  { pattern: /^(?:the |a )?(?:lead independent director|lead director)$/, roles: ['lead_independent'] },
];

export const ROLE_LABELS: Record<NomineeRole, string> = {
  nominating_chair: 'nominating chair',
  compensation_chair: 'compensation chair',
  audit_chair: 'audit chair',
  nominating_member: 'nominating committee',
  compensation_member: 'compensation committee',
  audit_member: 'audit committee',
  committee_member: 'audit, pay or nominating committee',
  board_chair: 'board chair',
  lead_independent: 'lead independent director',
  chief_executive: 'chief executive',
  not_independent: 'not independent',
  independent: 'independent',
};
