'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { GridColumn } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';
import { NO_FILTER, type CellFilter } from '../grid-address';

const STATES = [
  ['answered', 'Answered'],
  ['not_stated', 'Not found'],
  ['cannot_determine', 'Cannot determine'],
  ['failed', 'Failed'],
  ['not_run', 'Not run'],
] as const;

const NOT_A_NUMBER = 'Write a number, such as 90 or 12.5';

type FilterDialogProps = {
  column: GridColumn;
  filters: readonly CellFilter[];
  onFilters: (filters: CellFilter[]) => void;
  onClose: () => void;
};

/** Which rows are shown, by the values of one column. */
export function FilterDialog({ column, filters, onFilters, onClose }: FilterDialogProps) {
  const before = filters.find(({ columnId }) => columnId === column.id);
  const [filter, setFilter] = useState<CellFilter>(before ?? { ...NO_FILTER, columnId: column.id });
  const [typed, setTyped] = useState({ least: textOf(filter.least), most: textOf(filter.most) });
  const [isTried, setIsTried] = useState(false);
  const least = numberOf(typed.least);
  const most = numberOf(typed.most);
  const rest = filters.filter((each) => each !== before);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (least === undefined || most === undefined) return;
    const isEmpty = !filter.state && least === null && most === null && !filter.contains.trim() && !filter.breaksFlag;
    onFilters(isEmpty ? rest : [...rest, { ...filter, least, most }]);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={`Filter by ${column.heading}`}>
        <form className="flex min-h-0 flex-col" onSubmit={apply}>
          <DialogBody>
            <Field label="State">
              {(control) => (
                <Select
                  value={filter.state ?? 'any'}
                  onValueChange={(state) =>
                    setFilter({ ...filter, state: state === 'any' ? null : (state as GridCell['state']) })
                  }
                >
                  <SelectTrigger {...control}>
                    <SelectValue />
                  </SelectTrigger>
                  <SelectContent>
                    <SelectItem value="any">Any</SelectItem>
                    {STATES.map(([value, label]) => (
                      <SelectItem key={value} value={value}>
                        {label}
                      </SelectItem>
                    ))}
                  </SelectContent>
                </Select>
              )}
            </Field>
            <div className="grid grid-cols-2 gap-3">
              <Field label="Value from" error={isTried && least === undefined ? NOT_A_NUMBER : undefined}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={typed.least}
                    onChange={(event) => setTyped({ ...typed, least: event.target.value })}
                  />
                )}
              </Field>
              <Field label="to" error={isTried && most === undefined ? NOT_A_NUMBER : undefined}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={typed.most}
                    onChange={(event) => setTyped({ ...typed, most: event.target.value })}
                  />
                )}
              </Field>
            </div>
            <Field label="Contains">
              {(control) => (
                <Input
                  {...control}
                  value={filter.contains}
                  maxLength={100}
                  onChange={(event) => setFilter({ ...filter, contains: event.target.value })}
                />
              )}
            </Field>
            <label className="flex items-center gap-2 text-sm">
              <Checkbox
                checked={filter.breaksFlag}
                onCheckedChange={(breaksFlag) => setFilter({ ...filter, breaksFlag })}
              />
              Breaks a flag
            </label>
          </DialogBody>
          <DialogFooter>
            {before ? (
              <Button
                className="mr-auto"
                onClick={() => {
                  onFilters(rest);
                  onClose();
                }}
              >
                Remove filter
              </Button>
            ) : null}
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary">
              Apply
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const textOf = (number: number | null) => (number === null ? '' : String(number));

/** null for no text, undefined for text that is no number. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : undefined;
}
