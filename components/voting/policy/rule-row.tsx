'use client';

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { TOPIC_LABELS, VOTE_LABELS } from '@/lib/voting/vocabulary.rules';
import { ConditionChips, Coverage } from './condition-chips';
import { isChanged, withoutVerb, type EditedRule } from './policy-draft';
import { RuleEditor } from './rule-editor';

type RuleRowProps = {
  rule: EditedRule;
  index: number;
  /** Why it cannot be saved. */
  problem?: string | undefined;
  isEditing: boolean;
  canEdit: boolean;
  onEdit: () => void;
  onChange: (change: Partial<EditedRule>) => void;
  onNext: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onLeave: () => void;
};

/** A rule as text that opens to its editor. */
export function RuleRow({
  rule,
  index,
  problem,
  isEditing,
  canEdit,
  onEdit,
  onMove,
  onRemove,
  ...editor
}: RuleRowProps) {
  return (
    <li
      data-rule={index}
      className={cn(
        'group flex gap-2 border-b border-line px-3 py-2 last:border-b-0',
        isEditing && 'bg-selected',
        isChanged(rule) &&
          canEdit &&
          'relative before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent-solid',
      )}
    >
      <span className="w-6 shrink-0 pt-0.5 text-right text-sm text-text-3 tabular-nums">{index}</span>
      {isEditing ? (
        <RuleEditor rule={rule} problem={problem} onMove={onMove} {...editor} />
      ) : (
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          {canEdit ? (
            <button type="button" onClick={onEdit} className="rounded-sm text-left text-sm hover:bg-hover">
              <span className="sr-only">Edit rule {index}: </span>
              <RuleText rule={rule} />
            </button>
          ) : (
            <p className="text-sm">
              <RuleText rule={rule} />
            </p>
          )}
          <div className="flex items-center gap-2">
            <ConditionChips rule={rule} />
            <Coverage rule={rule} />
          </div>
          {problem ? <FieldError>{problem}</FieldError> : null}
        </div>
      )}
      {canEdit ? (
        <span
          className={cn(
            'flex shrink-0 items-start',
            !isEditing && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
          )}
        >
          <IconButton
            size="sm"
            label={`Move rule ${index} up`}
            tooltip="Move up (⌥↑)"
            icon={<ArrowUp aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={`Move rule ${index} down`}
            tooltip="Move down (⌥↓)"
            icon={<ArrowDown aria-hidden />}
            onClick={() => onMove(1)}
          />
          <IconButton size="sm" label={`Remove rule ${index}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </span>
      ) : null}
    </li>
  );
}

const QUIET = /\b(when|where|if|and|or)\b/iu;
const TONES: Partial<Record<EditedRule['vote'], string>> = {
  for: 'text-ok',
  against: 'text-bad',
  withhold: 'text-bad',
  refer: 'text-und',
};

/** The rule's text with its vote in colour and connecting words in grey. */
function RuleText({ rule }: { rule: EditedRule }) {
  return (
    <>
      <span className="text-text-3">Vote </span>
      <strong className={cn('font-semibold uppercase', TONES[rule.vote] ?? 'text-text')}>
        {VOTE_LABELS[rule.vote]}
      </strong>{' '}
      {withoutVerb(rule.text)
        .split(QUIET)
        .map((part, index) => (
          <Fragment key={index}>{index % 2 === 1 ? <span className="text-text-3">{part}</span> : part}</Fragment>
        ))}
      {rule.topic ? <span className="text-text-3"> ({TOPIC_LABELS[rule.topic]})</span> : null}
    </>
  );
}
