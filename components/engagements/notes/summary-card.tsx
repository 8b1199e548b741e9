'use client';

import { useMutation } from '@tanstack/react-query';
import { Sparkles, TextQuote } from 'lucide-react';
import { apiErrorMessage } from '@/components/api/api-error';
import { LocalTime } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@/components/ui/card';
import { notify } from '@/components/ui/toast';
import { formatDate } from '@/lib/format/dates';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { summarizeNotes } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';

export function SummaryCard({ engagement }: { engagement: EngagementDetail }) {
  const { refresh } = useEngagementStore();
  const { ai_summary: summary, can_edit: canEdit } = engagement;
  const summarize = useMutation({
    mutationFn: () => summarizeNotes(engagement.id),
    onSuccess: () => refresh(engagement.id),
    onError: (error) =>
      void notify.error('Failed to summarize the notes', { description: apiErrorMessage(error, 'Try again.') }),
  });
  const Icon = engagement.has_language_model ? Sparkles : TextQuote;
  return (
    <Card role="region" aria-label="Summary">
      <CardHeader>
        <CardTitle>{engagement.has_language_model ? 'AI Summary' : 'Summary'}</CardTitle>
        {canEdit ? (
          <Button
            size="sm"
            disabled={!engagement.meeting_notes.trim()}
            isBusy={summarize.isPending}
            busyLabel="Summarizing..."
            onClick={() => summarize.mutate()}
          >
            <Icon aria-hidden />
            {summary ? 'Summarize Again' : 'Summarize Notes'}
          </Button>
        ) : null}
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        {summary ? (
          <>
            <p className="max-w-[74ch] whitespace-pre-wrap">{summary.summary}</p>
            {summary.key_points.length > 0 ? <List title="Key points" items={summary.key_points} /> : null}
            {summary.action_items.length > 0 ? (
              <List
                title="Action items"
                items={summary.action_items.map(({ item, owner, due_date }) =>
                  [item, owner, due_date ? `due ${formatDate(due_date)}` : ''].filter(Boolean).join(' · '),
                )}
              />
            ) : null}
            <p className="text-xs text-text-3">
              {summary.engine === 'extractive' ? 'Sentences taken from the notes' : `Written by ${summary.engine}`}
              {' · '}
              <LocalTime iso={summary.created_at} />
              {summary.notes_revision < engagement.notes_revision ? ' · The notes have changed since' : ''}
            </p>
          </>
        ) : (
          <p className="text-text-3">
            {engagement.meeting_notes.trim()
              ? 'Not summarized yet.'
              : 'Write notes first; then they can be summarized.'}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="text-xs font-medium text-text-3">{title}</h4>
      <ul className="mt-1 flex max-w-[74ch] list-disc flex-col gap-1 pl-5 marker:text-text-3">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
