'use client';

import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@/components/ui/card';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { createObjectiveInput } from '@/lib/engagements/schema-notes';
import { addObjective } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';
import { ObjectiveRow } from './objective-row';

const NO_FLAG = 'none';

/** What the engagement asks of the company, the progress of each point, and the result in the next year. */
export function ObjectivesCard({ engagement }: { engagement: EngagementDetail }) {
  const { refresh } = useEngagementStore();
  const [title, setTitle] = useState('');
  const [flag, setFlag] = useState(NO_FLAG);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: () => addObjective(engagement.id, title.trim(), flag === NO_FLAG ? null : flag),
    onSuccess: () => {
      setTitle('');
      setFlag(NO_FLAG);
      refresh(engagement.id);
    },
    onError: (error) => setProblem(apiErrorMessage(error, 'Failed to add the objective')),
  });
  const submit = () => {
    const checked = createObjectiveInput.safeParse({ title });
    setProblem(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    if (checked.success) add.mutate();
  };
  return (
    <Card role="region" aria-label="Objectives">
      <CardHeader>
        <CardTitle>Objectives</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-3 px-0">
        {engagement.objectives.length === 0 ? <p className="px-4 text-text-3">No objectives yet.</p> : null}
        <ul>
          {engagement.objectives.map((objective) => (
            <ObjectiveRow key={objective.id} engagement={engagement} objective={objective} />
          ))}
        </ul>
        {engagement.can_edit ? (
          <form
            noValidate
            className="flex flex-wrap items-center gap-2 px-4"
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Input
              aria-label="New objective"
              placeholder="What should change?"
              className="w-auto min-w-56 flex-1"
              maxLength={300}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <Select value={flag} onValueChange={setFlag}>
              <SelectTrigger aria-label="Flag of the objective" className="w-56">
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                <SelectItem value={NO_FLAG}>No flag</SelectItem>
                {engagement.triggered_flags_snapshot.map(({ flag_description: text }) => (
                  <SelectItem key={text} value={text}>
                    {text}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
            <Button type="submit" isBusy={add.isPending} busyLabel="Adding...">
              <Plus aria-hidden />
              Add Objective
            </Button>
            {problem ? <FieldError className="w-full">{problem}</FieldError> : null}
          </form>
        ) : null}
      </CardBody>
    </Card>
  );
}
