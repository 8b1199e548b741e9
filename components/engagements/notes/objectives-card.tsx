'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@/components/ui/card';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { createObjectiveInput, type CreateObjectiveInput } from '@/lib/engagements/schema-notes';
import { addObjective } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';
import { ObjectiveRow } from './objective-row';

const NO_FLAG = 'none';

/** What the engagement asks of the company, the progress of each point, and the result in the next year. */
export function ObjectivesCard({ engagement }: { engagement: EngagementDetail }) {
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
        {engagement.can_edit ? <AddObjective engagement={engagement} /> : null}
      </CardBody>
    </Card>
  );
}

function AddObjective({ engagement }: { engagement: EngagementDetail }) {
  const { refresh } = useEngagementStore();
  const form = useForm<z.input<typeof createObjectiveInput>, unknown, CreateObjectiveInput>({
    resolver: zodResolver(createObjectiveInput),
    defaultValues: { title: '', flag_description: null },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ title, flag_description: flag }) => {
    try {
      await addObjective(engagement.id, title, flag);
      form.reset();
      refresh(engagement.id);
    } catch (error) {
      showServerErrors(error, ['title', 'flag_description'], form.setError, 'Failed to add the objective');
    }
  });
  const problem = errors.title?.message ?? errors.flag_description?.message ?? errors.root?.message;
  return (
    <form noValidate className="flex flex-wrap items-center gap-2 px-4" onSubmit={(event) => void submit(event)}>
      <Input
        {...form.register('title')}
        aria-label="New objective"
        aria-invalid={errors.title ? true : undefined}
        placeholder="What should change?"
        className="w-auto min-w-56 flex-1"
        maxLength={300}
      />
      <Controller
        control={form.control}
        name="flag_description"
        render={({ field }) => (
          <Select
            value={field.value ?? NO_FLAG}
            onValueChange={(flag) => field.onChange(flag === NO_FLAG ? null : flag)}
          >
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
        )}
      />
      <Button type="submit" isBusy={isSubmitting} busyLabel="Adding...">
        <Plus aria-hidden />
        Add Objective
      </Button>
      {problem ? <FieldError className="w-full">{problem}</FieldError> : null}
    </form>
  );
}
