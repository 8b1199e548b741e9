'use client';

import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { compileLine } from '@/components/reads/voting-reads';
import { useDebounced } from '@/components/shared/time/use-debounced';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { RULE_LENGTH } from '@/lib/voting/policy/limits.rules';
import { isVoteOf, RULE_VOTES, TOPIC_LABELS, TOPICS, type Topic } from '@/lib/voting/vocabulary.rules';
import { ConditionChips, Coverage } from './condition-chips';
import type { EditedRule } from './policy-draft';
import { VoteSelect } from './vote-select';

const COMPILE_MS = 300;
const ANY = 'any';

type RuleEditorProps = {
  rule: EditedRule;
  /** Why it cannot be saved. */
  problem?: string | undefined;
  onChange: (change: Partial<EditedRule>) => void;
  onNext: () => void;
  onMove: (by: 1 | -1) => void;
  onLeave: () => void;
};

/** A rule as text; it is compiled 300 ms after typing, and text that does not compile is kept. */
export function RuleEditor({ rule, problem, onChange, onNext, onMove, onLeave }: RuleEditorProps) {
  const text = useDebounced(rule.text.trim(), COMPILE_MS);
  const compiled = useQuery({
    queryKey: ['voting', 'compile', text],
    queryFn: ({ signal }) => compileLine(text, signal),
    enabled: text !== '',
    staleTime: 60_000,
  });
  const taken = useRef<unknown>(null);
  useEffect(() => {
    const line = compiled.data;
    if (!line || line.text !== rule.text.trim() || taken.current === line) return;
    taken.current = line;
    const kind = rule.kinds[0];
    onChange({
      compiled: line.compiled,
      in_words: line.in_words,
      problem: line.problem,
      coverage: line.coverage,
      ...(line.vote && kind && isVoteOf(kind, line.vote) ? { vote: line.vote } : {}),
    });
  }, [compiled.data, rule.text, rule.kinds, onChange]);
  const isCompiled = text === rule.text.trim() && compiled.isSuccess && rule.compiled !== null && !rule.in_words;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onNext();
    }
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5" onKeyDown={onKeyDown}>
      <div className="relative">
        <Input
          autoFocus
          aria-label="Rule"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${rule.key}-problem` : undefined}
          placeholder="Against a nominee when attendance is below 75%"
          value={rule.text}
          maxLength={RULE_LENGTH}
          onChange={(event) => onChange({ text: event.target.value })}
          className="pr-24"
        />
        <span aria-hidden className="absolute top-2 right-2.5 text-xs text-text-3">
          ↵ next rule
        </span>
      </div>
      <div className="flex items-center gap-2">
        <ConditionChips rule={rule} />
        <span role="status" className="flex shrink-0 items-center gap-1 text-xs text-accent">
          {isCompiled ? (
            <>
              <Check aria-hidden className="size-3.5 stroke-2" />
              Compiled
            </>
          ) : compiled.isError ? (
            <span className="text-warn">Could not be checked</span>
          ) : null}
        </span>
        <Coverage rule={rule} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <VoteSelect
          label="Vote of the rule"
          value={rule.vote}
          votes={RULE_VOTES.filter((vote) => rule.kinds.every((kind) => isVoteOf(kind, vote)))}
          isDisabled={false}
          onChange={(vote) => onChange({ vote })}
        />
        {rule.kinds.includes('shareholder_proposal') ? (
          <Select
            value={rule.topic ?? ANY}
            onValueChange={(value) => onChange({ topic: value === ANY ? null : (value as Topic) })}
          >
            <SelectTrigger aria-label="Topic" className="h-7 w-[190px] text-xs">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              <SelectItem value={ANY}>Any topic</SelectItem>
              {TOPICS.map((topic) => (
                <SelectItem key={topic} value={topic}>
                  {TOPIC_LABELS[topic]}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        ) : null}
        <Textarea
          aria-label="Rationale"
          placeholder="Rationale; {value}, {page} and {nominee} are replaced with the values found"
          value={rule.rationale}
          maxLength={1000}
          rows={2}
          onChange={(event) => onChange({ rationale: event.target.value })}
          className="min-h-[52px] min-w-[260px] flex-1 text-xs"
        />
      </div>
      {problem ? <FieldError id={`${rule.key}-problem`}>{problem}</FieldError> : null}
    </div>
  );
}
