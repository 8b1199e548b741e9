import { COMMITTEES, type Committee, standardCommittee } from '@/lib/facts/committees';
import { capitalise } from '@/lib/format/capitalise';
import { isSamePerson } from '../../same-person';
import type { VoteEvidence } from '../../evidence';
import type { FactSheet, ProvenFact } from '../../facts/sheet';
import { type AgendaLine } from '../../meetings/schema';
import { ROLE_LABELS } from '../compile/roles';
import type { NomineeRole } from '../schema';
import type { Judged } from './judge-condition';

export type JudgedLine = Pick<
  AgendaLine,
  'kind' | 'topic' | 'nominee' | 'details' | 'evidence' | 'board_recommendation'
> &
  Pick<AgendaLine, 'vote_standard' | 'title' | 'number'> & {
    /** Fields that a person set; they need no quote. */
    by_hand?: readonly string[];
  };

/** Whether the nominee of a line has a role. What the filing does not say of a person is "unknown", never "no". */
export function judgeRole(role: NomineeRole, line: JudgedLine, sheet: FactSheet): Judged {
  // In an election whose nominees were not read, any of them may have the role.
  if (line.nominee === null) return line.kind === 'director_election' ? UNKNOWN('who stands for election') : NO();
  switch (role) {
    case 'nominating_chair':
    case 'compensation_chair':
    case 'audit_chair':
      return judgeChair(committeeOf(role), line, sheet);
    case 'nominating_member':
    case 'compensation_member':
    case 'audit_member':
      return judgeMember([committeeOf(role)], line, sheet);
    case 'committee_member':
      return judgeMember(COMMITTEES, line, sheet);
    case 'board_chair':
      return judgeHolder(role, 'the chair of the board', sheet.board_chair, line);
    case 'lead_independent':
      return judgeHolder(role, 'the lead independent director', sheet.lead_independent, line);
    case 'chief_executive':
      return judgeHolder(role, 'the chief executive', sheet.chief_executive, line);
    case 'not_independent':
    case 'independent':
      return judgeIndependence(role, line);
  }
}

function committeeOf(role: NomineeRole): Committee {
  return COMMITTEES.find((name) => role.startsWith(name)) ?? 'audit';
}

const YES = (facts: ProvenFact[], value: string): Judged => ({ truth: 'yes', facts, value, missing: null });
const NO = (facts: ProvenFact[] = []): Judged => ({ truth: 'no', facts, value: '', missing: null });
const UNKNOWN = (missing: string): Judged => ({ truth: 'unknown', facts: [], value: '', missing });

const toFact = (key: string, label: string, evidence: VoteEvidence): ProvenFact => ({ ...evidence, key, label });

function ownPlace(committee: Committee, line: JudgedLine) {
  const place = line.details?.committees.find(({ name }) => standardCommittee(name) === committee);
  const evidence = place ? line.evidence[`committee.${place.name}`] : undefined;
  return place && evidence?.quote_verified ? { ...place, evidence } : undefined;
}

function judgeChair(committee: Committee, line: JudgedLine, sheet: FactSheet): Judged {
  const label = `Chair of the ${committee} committee`;
  const place = ownPlace(committee, line);
  if (place?.role === 'chair')
    return YES([toFact(`${committee}_chair`, label, place.evidence)], `chairs the ${place.name} committee`);
  if (isDoubtful(committee, line)) return UNKNOWN(`whether ${line.nominee} sits on the ${committee} committee`);
  if (isOff(committee, line, sheet)) return NO();
  const known = sheet.chairs[committee];
  if (!known?.evidence.quote_verified) return UNKNOWN(`who chairs the ${committee} committee`);
  return known.names.some((name) => isSamePerson(name, line.nominee ?? ''))
    ? YES([toFact(`${committee}_chair`, label, known.evidence)], `chairs the ${committee} committee`)
    : NO([toFact(`${committee}_chair`, label, known.evidence)]);
}

/** Whether the nominee is known not to be on a committee; a chief executive is on none whose members were read. */
function isOff(committee: Committee, line: JudgedLine, sheet: FactSheet): boolean {
  const roster = sheet.rosters[committee];
  if (!roster?.evidence.quote_verified || isDoubtful(committee, line)) return false;
  const isNamed = (name: string) => isSamePerson(name, line.nominee ?? '');
  if (roster.off.some(isNamed)) return true;
  return line.details?.is_chief_executive === true && !roster.names.some(isNamed);
}

/** A seat that was read without certainty. */
function isDoubtful(committee: Committee, line: JudgedLine): boolean {
  return (
    ownPlace(committee, line) === undefined &&
    (line.details?.committees.some(({ name }) => standardCommittee(name) === committee) ?? false)
  );
}

function judgeMember(committees: readonly Committee[], line: JudgedLine, sheet: FactSheet): Judged {
  const own = committees.map((committee) => ownPlace(committee, line)).find((place) => place !== undefined);
  if (own)
    return YES([toFact('committee', `${own.name} committee`, own.evidence)], `sits on the ${own.name} committee`);
  const unread = committees.filter((committee) => !isOff(committee, line, sheet));
  return unread.length > 0 ? UNKNOWN(`who sits on the ${unread[0] ?? ''} committee`) : NO();
}

function judgeHolder(role: NomineeRole, subject: string, holder: FactSheet['board_chair'], line: JudgedLine): Judged {
  if (!holder?.evidence.quote_verified) return UNKNOWN(`who is ${subject}`);
  const facts = [toFact(role, capitalise(ROLE_LABELS[role]), holder.evidence)];
  return holder.names.some((name) => isSamePerson(name, line.nominee ?? '')) ? YES(facts, subject) : NO(facts);
}

function judgeIndependence(role: 'independent' | 'not_independent', line: JudgedLine): Judged {
  const stated = line.details?.independent ?? null;
  const evidence = line.evidence.independent;
  if (stated === null || !evidence?.quote_verified) return UNKNOWN(`whether ${line.nominee} is independent`);
  const facts = [toFact('independent', 'Independence', evidence)];
  const isSo = stated === (role === 'independent');
  return isSo ? YES(facts, stated ? 'independent' : 'not independent') : NO(facts);
}
