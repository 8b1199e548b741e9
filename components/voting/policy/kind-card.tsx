'use client';

import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { formatCounted } from '@/lib/format/numbers';
import {
  DEFAULT_VOTES,
  isVoteOf,
  KIND_LABELS,
  TOPIC_LABELS,
  TOPICS,
  type DefaultVote,
  type Kind,
  type Topic,
} from '@/lib/voting/vocabulary.rules';
import { VoteSelect } from './vote-select';

type KindCardProps = {
  kind: Kind;
  count: number;
  fallback: DefaultVote;
  topicDefaults: Partial<Record<Topic, DefaultVote>>;
  canEdit: boolean;
  onDefault: (vote: DefaultVote) => void;
  onTopicDefault: (topic: Topic, vote: DefaultVote) => void;
  onAdd: () => void;
  children: ReactNode;
};

/** The rules of a kind of proposal in order, and the vote when none applies. */
export function KindCard({
  kind,
  count,
  fallback,
  topicDefaults,
  canEdit,
  onDefault,
  onTopicDefault,
  onAdd,
  children,
}: KindCardProps) {
  const votes = DEFAULT_VOTES.filter((vote) => isVoteOf(kind, vote));
  return (
    <Card id={`kind-${kind}`} className="shrink-0 scroll-mt-3 overflow-hidden">
      <header className="flex h-10 items-center gap-2 border-b border-line px-4">
        <h2 className="text-sm font-semibold">{KIND_LABELS[kind]}</h2>
        <span className="text-xs text-text-3">{formatCounted(count, 'rule')}</span>
        <span className="ml-auto flex items-center gap-2 text-xs text-text-2">
          Otherwise
          <VoteSelect
            label={`${KIND_LABELS[kind]}, otherwise`}
            value={fallback}
            votes={votes}
            isDisabled={!canEdit}
            onChange={onDefault}
          />
        </span>
        {canEdit ? (
          <IconButton
            size="sm"
            label={`Add a rule to ${KIND_LABELS[kind].toLowerCase()}`}
            icon={<Plus aria-hidden />}
            onClick={onAdd}
          />
        ) : null}
      </header>
      {count > 0 ? (
        <ol>{children}</ol>
      ) : (
        <p className="px-4 py-2 text-xs text-text-3">No rules: the default vote applies to every line.</p>
      )}
      {kind === 'shareholder_proposal' ? (
        <div className="grid grid-cols-2 gap-x-6 gap-y-1.5 border-t border-line px-4 py-2.5 max-wide:grid-cols-1">
          {TOPICS.map((topic) => (
            <span key={topic} className="flex items-center justify-between gap-2 text-xs text-text-2">
              {TOPIC_LABELS[topic]}
              <VoteSelect
                label={`${TOPIC_LABELS[topic]}, otherwise`}
                value={topicDefaults[topic] ?? fallback}
                votes={votes}
                isDisabled={!canEdit}
                onChange={(vote) => onTopicDefault(topic, vote)}
              />
            </span>
          ))}
        </div>
      ) : null}
    </Card>
  );
}
