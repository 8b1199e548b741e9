import { CircleAlert, CircleDashed } from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { Condition, NomineeRole } from '@/lib/voting/policy/schema';
import type { EditedRule } from './policy-draft';

const ROLES: Record<NomineeRole, string> = {
  nominating_chair: 'nominating chair',
  compensation_chair: 'compensation chair',
  audit_chair: 'audit chair',
  nominating_member: 'nominating member',
  compensation_member: 'compensation member',
  audit_member: 'audit member',
  committee_member: 'committee member',
  board_chair: 'board chair',
  lead_independent: 'lead independent',
  chief_executive: 'chief executive',
  not_independent: 'not independent',
  independent: 'independent',
};

const COMPARATOR = /^(above|at least|below|at most|equals|is)\s+/u;
const ENOUGH = 0.75;

/** How a rule is understood: whom it applies to, each condition, or the text that no fact answers. */
export function ConditionChips({ rule }: { rule: EditedRule }) {
  const { compiled, in_words: isInWords, problem, base } = rule;
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      {compiled?.roles.map((role) => (
        <Badge key={role} tone="neu" className="h-[22px]">
          {ROLES[role]}
        </Badge>
      ))}
      {compiled?.conditions.map((condition, index) => (
        <Fragment key={`${condition.metric}-${index}`}>
          {index > 0 ? <span className="text-xs text-text-3">{compiled.join === 'any' ? 'or' : 'and'}</span> : null}
          <Chip
            condition={condition}
            before={base?.compiled?.conditions.find(({ metric }) => metric === condition.metric) ?? null}
          />
        </Fragment>
      ))}
      {isInWords ? (
        <span
          className={
            'inline-flex h-[22px] items-center gap-1.5 rounded-sm border border-dashed border-und-solid px-1.5 ' +
            'text-xs font-medium text-und'
          }
        >
          <CircleDashed aria-hidden className="size-[13px]" />
          in words
        </span>
      ) : null}
      {problem ? (
        <span className="inline-flex items-center gap-1 text-xs text-warn">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {problem}
        </span>
      ) : null}
    </span>
  );
}

function Chip({ condition, before }: { condition: Condition; before: Condition | null }) {
  const { comparator, value } = partsOf(condition);
  const was = before && before.shown !== condition.shown ? partsOf(before).value : null;
  return (
    <span className="inline-flex h-[22px] items-stretch overflow-hidden rounded-sm border border-line-strong text-xs">
      <span className="flex items-center px-1.5 font-medium">{condition.label}</span>
      <span className="flex items-center bg-sunken px-1.5 text-text-2">{comparator}</span>
      <span className="flex items-center gap-1 px-1.5 font-mono">
        {was ? <del className="rounded-[2px] bg-bad-tint px-0.5 text-bad">{was}</del> : null}
        {was ? <ins className="rounded-[2px] bg-ok-tint px-0.5 text-ok decoration-ok-solid">{value}</ins> : value}
      </span>
    </span>
  );
}

function partsOf({ shown, comparator }: Condition): { comparator: string; value: string } {
  const word = COMPARATOR.exec(shown)?.[1] ?? 'is';
  return { comparator: word, value: shown.replace(COMPARATOR, '') || (comparator === 'is_false' ? 'no' : 'yes') };
}

/** The number of stored meetings for which all facts of a rule were read. */
export function Coverage({ rule }: { rule: EditedRule }) {
  const { coverage, in_words: isInWords } = rule;
  if (isInWords) return <span className="shrink-0 text-xs text-und">refers without a model</span>;
  if (!coverage || coverage.of === 0) return null;
  return (
    <span
      className={cn('shrink-0 text-xs tabular-nums', coverage.read / coverage.of < ENOUGH ? 'text-und' : 'text-text-3')}
    >
      read in {coverage.read} of {coverage.of}
    </span>
  );
}
