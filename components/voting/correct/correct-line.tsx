'use client';

import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { KIND_LABELS, TOPIC_LABELS, VOTE_LABELS } from '@/lib/voting/vocabulary.rules';
import { CorrectLineFields } from './correct-line-fields';
import type { EditedLine, LineErrors } from './corrections';

type CorrectLineProps = {
  line: EditedLine;
  isOpen: boolean;
  errors: LineErrors | undefined;
  onOpen: (isOpen: boolean) => void;
  onChange: (changed: Partial<EditedLine>) => void;
};

/** A line of the meeting; opened, its fields. */
export function CorrectLine({ line, isOpen, errors, onOpen, onChange }: CorrectLineProps) {
  const { fields, isNew, isRemoved, isReset, byHand } = line;
  const isChanged = (Object.keys(fields) as (keyof typeof fields)[]).some(
    (field) => fields[field] !== line.before[field],
  );
  const name = fields.nominee ?? (fields.title || 'New line');
  const label = `${fields.number} ${name}`;
  const rowRef = useRef<HTMLLIElement>(null);
  const hasErrors = errors !== undefined;
  // The line that keeps the meeting from being saved may be far below.
  useEffect(() => {
    if (isOpen && hasErrors) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, hasErrors]);
  return (
    <li ref={rowRef} className="border-b border-line last:border-b-0" data-correct-line={fields.number}>
      <div className="flex min-h-9 items-center gap-3 px-3 py-1 text-sm">
        <span className="w-8 shrink-0 text-text-2">{fields.number}</span>
        <span className={cn('min-w-0 flex-1 truncate font-medium', isRemoved && 'text-text-3 line-through')}>
          {name}
        </span>
        <Told>{fields.topic ? TOPIC_LABELS[fields.topic] : KIND_LABELS[fields.kind]}</Told>
        <Told>{fields.board_recommendation ? `Board: ${VOTE_LABELS[fields.board_recommendation]}` : 'Board: —'}</Told>
        <span className="w-[76px] shrink-0">
          {isReset ? (
            <span className="text-xs text-text-3">as read</span>
          ) : byHand.length > 0 || isChanged ? (
            <Badge tone="neu">by hand</Badge>
          ) : null}
        </span>
        <span className="flex shrink-0 items-center">
          {byHand.length > 0 && !isNew && !byHand.includes('*') && !isReset ? (
            <IconButton
              size="sm"
              label={`Take ${label} as read`}
              icon={<Undo2 aria-hidden />}
              onClick={() => onChange({ isReset: true, fields: line.before })}
            />
          ) : null}
          <IconButton
            size="sm"
            label={isOpen ? `Close ${label}` : `Change ${label}`}
            aria-expanded={isOpen}
            icon={<Pencil aria-hidden />}
            disabled={isRemoved}
            onClick={() => onOpen(!isOpen)}
          />
          <IconButton
            size="sm"
            label={isRemoved ? `Keep ${label}` : `Remove ${label}`}
            icon={isRemoved ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
            onClick={() => {
              onOpen(false);
              onChange({ isRemoved: !isRemoved });
            }}
          />
        </span>
      </div>
      {errors && !isOpen ? (
        <FieldError className="px-3 pb-2 pl-14">{Object.values(errors).find(Boolean)?.message}</FieldError>
      ) : null}
      {isOpen && !isRemoved ? (
        <CorrectLineFields
          fields={fields}
          errors={errors}
          onChange={(changed) => onChange({ isReset: false, fields: { ...fields, ...changed } })}
        />
      ) : null}
    </li>
  );
}

function Told({ children }: { children: ReactNode }) {
  return <span className="w-[136px] shrink-0 truncate text-xs text-text-2 max-[800px]:hidden">{children}</span>;
}
