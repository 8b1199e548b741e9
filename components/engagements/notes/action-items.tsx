'use client';

import { Plus, X } from 'lucide-react';
import { newRequestKey } from '@/components/reports/request-key';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { MAX_ACTION_ITEMS, type ActionItem } from '@/lib/engagements/schema-notes';

type ActionItemsProps = { items: readonly ActionItem[]; isLocked: boolean; onChange: (items: ActionItem[]) => void };

export function ActionItems({ items, isLocked, onChange }: ActionItemsProps) {
  const set = (id: string, part: Partial<ActionItem>) => onChange(items.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Action items</legend>
      {items.length === 0 ? <p className="text-xs text-text-3">None yet.</p> : null}
      {items.map((one, index) => (
        <div key={one.id} role="group" aria-label={`Action item ${index + 1}`} className="flex flex-wrap items-center gap-2">
          <Checkbox aria-label="Done" disabled={isLocked} checked={one.is_done} onCheckedChange={(next) => set(one.id, { is_done: next === true })} />
          <Input aria-label="Action" className="w-auto min-w-48 flex-1" maxLength={1000} disabled={isLocked} value={one.item} onChange={(event) => set(one.id, { item: event.target.value })} />
          <Input aria-label="Owner" placeholder="Owner" className="w-36" maxLength={200} disabled={isLocked} value={one.owner} onChange={(event) => set(one.id, { owner: event.target.value })} />
          <Input aria-label="Due date" type="date" className="w-36" disabled={isLocked} value={one.due_date ?? ''} onChange={(event) => set(one.id, { due_date: event.target.value || null })} />
          {isLocked ? null : <IconButton size="sm" label="Remove action item" icon={<X aria-hidden />} onClick={() => onChange(items.filter(({ id }) => id !== one.id))} />}
        </div>
      ))}
      {isLocked || items.length >= MAX_ACTION_ITEMS ? null : <Button size="sm" className="self-start" onClick={() => onChange([...items, { id: newRequestKey(), item: '', owner: '', due_date: null, is_done: false }])}><Plus aria-hidden />Add Action Item</Button>}
    </fieldset>
  );
}
