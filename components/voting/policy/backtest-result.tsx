'use client';

import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { CountBadge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { BacktestResult } from '@/lib/voting/policy/schema';
import { RULE_VOTES, VOTE_LABELS, type RuleVote } from '@/lib/voting/vocabulary.rules';
import { PageMarker } from '@/components/shared/citations/page-marker';
import { VoteChip, VoteIcon } from '../shared/vote-chip';

const BARS: Partial<Record<RuleVote, string>> = {
  for: 'bg-ok-solid',
  against: 'bg-bad-solid',
  withhold: 'bg-bad-solid',
  refer: 'bg-[repeating-linear-gradient(135deg,var(--und-solid)_0_2px,transparent_2px_5px)]',
};

/** Counts by vote, now and before, and how often the votes were those of the majority. */
export function BacktestCounts({ result }: { result: BacktestResult }) {
  const { policy, against } = result;
  const votes = RULE_VOTES.filter((vote) => (policy.by_vote[vote] ?? 0) + (against?.by_vote[vote] ?? 0) > 0);
  const most = Math.max(1, ...votes.flatMap((vote) => [policy.by_vote[vote] ?? 0, against?.by_vote[vote] ?? 0]));
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <>
      <dl aria-label="Votes" className="flex flex-col gap-2 border-b border-line px-4 py-3">
        {votes.map((vote) => {
          const now = policy.by_vote[vote] ?? 0;
          const before = against?.by_vote[vote] ?? 0;
          return (
            <div key={vote} className="grid grid-cols-[92px_1fr_52px_44px] items-center gap-2 text-xs">
              <dt className="flex items-center gap-1.5">
                <VoteIcon vote={vote} />
                {VOTE_LABELS[vote]}
              </dt>
              <dd aria-hidden className="flex flex-col gap-0.5">
                <span className={cn('h-[7px]', BARS[vote] ?? 'bg-neu-solid')} style={width(now)} />
                {against ? <span className="h-[3px] bg-line-strong" style={width(before)} /> : null}
              </dd>
              <dd className="text-right font-semibold tabular-nums">{formatCount(now)}</dd>
              <dd className="text-right text-text-3 tabular-nums">{against ? signed(now - before) : ''}</dd>
            </div>
          );
        })}
      </dl>
      <Agreement result={result} />
    </>
  );
}

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

function Agreement({ result: { policy, against } }: { result: BacktestResult }) {
  const sides = [policy, against].flatMap((side) =>
    side?.agreement && side.agreement.lines > 0 ? [{ label: side.label, ...side.agreement }] : [],
  );
  const [first] = sides;
  return (
    <section className="flex flex-col gap-1.5 border-b border-line px-4 py-3 text-xs">
      <h3 className="flex justify-between text-sm font-medium">
        Agreement with the majority
        <span className="text-xs font-normal text-text-3">
          {first ? `${formatCounted(first.lines, 'line')} with a result` : 'no result known yet'}
        </span>
      </h3>
      {sides.map(({ label, lines, with_majority: agreed }, index) => (
        <span key={label} className="grid grid-cols-[72px_1fr_52px] items-center gap-2">
          {label === 'draft' ? 'draft' : `version ${label}`}
          <span aria-hidden className="h-[7px] bg-sunken dark:bg-line">
            <span
              className={cn('block h-full', index === 0 ? 'bg-ink' : 'bg-neu-solid')}
              style={{ width: `${(agreed / lines) * 100}%` }}
            />
          </span>
          <span className="text-right font-medium tabular-nums">{((agreed / lines) * 100).toFixed(1)}%</span>
        </span>
      ))}
    </section>
  );
}

const ALL = 'all';

/** The lines on which the other version votes differently. */
export function ChangedLines({ result }: { result: BacktestResult }) {
  const [rule, setRule] = useState(ALL);
  if (!result.against) return null;
  const rules = [...new Set(result.changed.flatMap((line) => line.rule?.index ?? []))].toSorted((a, b) => a - b);
  const shown = result.changed.filter((line) => rule === ALL || String(line.rule?.index) === rule);
  return (
    <section aria-label="Lines that change">
      <header className="flex h-10 items-center gap-2 border-b border-line bg-canvas px-4 text-sm dark:bg-sunken">
        <h3 className="font-semibold">Lines that change</h3>
        <CountBadge>{result.changed_total}</CountBadge>
        <span className="ml-auto w-[110px]">
          <Select value={rule} onValueChange={setRule}>
            <SelectTrigger aria-label="Rule" className="h-7 text-xs">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              <SelectItem value={ALL}>All rules</SelectItem>
              {rules.map((index) => (
                <SelectItem key={index} value={String(index)}>
                  Rule {index}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </span>
      </header>
      {shown.length === 0 ? <p className="px-4 py-3 text-sm text-text-3">No line is voted differently.</p> : null}
      <ul>
        {shown.map((line) => (
          <li
            key={`${line.meeting_id}/${line.number}/${line.title}`}
            className="flex flex-col gap-0.5 border-b border-line px-4 py-2 text-sm"
          >
            <span className="flex items-center gap-2">
              <Link
                href={`/voting/meetings/${line.meeting_id}`}
                title={line.company_name}
                className="w-12 shrink-0 font-mono text-xs text-text-2 hover:underline"
              >
                {line.ticker}
              </Link>
              <span className="min-w-0 truncate">
                <span className="text-text-3">{line.number}</span> {line.title}
              </span>
              <span className="ml-auto flex shrink-0 items-center gap-1.5">
                <VoteChip vote={line.before} look="plain" size="sm" />
                <ArrowRight aria-label="becomes" className="size-3.5 text-text-3" />
                <VoteChip vote={line.after} size="sm" />
              </span>
            </span>
            <span className="flex min-w-0 items-center gap-1.5 pl-14 text-xs text-text-2">
              <span className="truncate">
                {line.rule ? `Rule ${line.rule.index}` : 'No rule holds'}
                {line.fact ? `: ${line.fact}` : ''}
              </span>
              {line.page_number ? <PageMarker page={line.page_number} label={`Page ${line.page_number}`} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
