'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { companyList } from '@/components/reads/company-reads';
import { groupChoices } from '@/components/reads/voting-reads';
import {
  hasProblems,
  NO_PROBLEMS,
  problemsOf,
  refusalsOf,
  type FieldProblems,
} from '@/components/shared/forms/field-problems';
import { WhenRead } from '@/components/shared/states/when-read';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogError, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SearchInput } from '@/components/ui/search-input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { formatCounted } from '@/lib/format/numbers';
import { updateGridInput, type Grid } from '@/lib/grid/schema';
import { NOT_CHANGED, type GridChange } from '../use-grid';
import { DocumentChoice } from './document-choice';
import { RowChoices } from './row-choices';

type Kind = 'companies' | 'groups' | 'documents';
const FORMS = ['DEF 14A', '10-K', '10-Q', 'DEFA14A', '8-K', '20-F'];

const isOfYear = (path: string) => path.endsWith('.fiscal_year');

type AddRowsDialogProps = {
  grid: Grid;
  isSaving: boolean;
  onSave: (change: GridChange) => Promise<void>;
  onClose: () => void;
};

/** Companies, groups or single filings as rows; unchecked ones are removed from the grid. */
export default function AddRowsDialog({ grid, isSaving, onSave, onClose }: AddRowsDialogProps) {
  const [kind, setKind] = useState<Kind>('companies');
  const [search, setSearch] = useState('');
  const [formType, setFormType] = useState('DEF 14A');
  const [year, setYear] = useState('');
  const fiscalYear = year === '' ? null : Number(year);
  const [problems, setProblems] = useState<FieldProblems>(NO_PROBLEMS);
  const entries = Object.entries(problems);
  const ofYear = entries.find(([path]) => isOfYear(path))?.[1];
  const ofRows = entries.find(([path]) => !isOfYear(path))?.[1];
  const isSameSource = (source: Grid['row_sources'][number]) =>
    (source.form_type ?? 'DEF 14A') === formType && source.fiscal_year === fiscalYear;
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const companies = useQuery(companyList(''));
  const groups = useQuery({ ...groupChoices, enabled: kind === 'groups' });
  const source: UseQueryResult<unknown> = kind === 'groups' ? groups : companies;
  const field = kind === 'companies' ? 'company_id' : kind === 'groups' ? 'group_id' : 'document_id';
  const present = new Set(
    grid.row_sources
      .filter((source) => kind === 'documents' || isSameSource(source))
      .flatMap((source) => source[field] ?? []),
  );
  const isOn = (id: string) => changes.get(id) ?? present.has(id);
  const setOn = (ids: readonly string[], on: boolean) =>
    setChanges((was) => new Map([...was, ...ids.map((id) => [id, on] as const)]));
  const added = [...changes].filter(([id, on]) => on && !present.has(id)).map(([id]) => id);
  const removed = new Set([...changes].filter(([id, on]) => !on && present.has(id)).map(([id]) => id));
  const words = search.trim().toLowerCase();
  const listed =
    kind === 'companies'
      ? (companies.data ?? []).map(({ id, name, ticker, ready_for_queries: ready }) => ({
          id,
          name,
          aside: ready > 0 ? ticker : `${ticker}, nothing processed`,
        }))
      : (groups.data?.groups ?? []).map(({ id, name }) => ({ id, name, aside: '' }));
  const fitting = listed.filter(({ name, aside }) => `${name} ${aside}`.toLowerCase().includes(words));
  const save = async () => {
    const base = {
      form_type: kind === 'documents' ? null : formType,
      fiscal_year: kind === 'documents' ? null : fiscalYear,
    };
    const kept = grid.row_sources.filter(
      (source) => !((kind === 'documents' || isSameSource(source)) && removed.has(source[field] ?? '')),
    );
    const change = { rows: [...kept, ...added.map((id) => ({ [field]: id, ...base }))] };
    const refused = problemsOf(updateGridInput, change);
    setProblems(refused);
    if (hasProblems(refused)) return;
    await onSave(change).catch((error: unknown) => setProblems(refusalsOf(error, isOfYear, NOT_CHANGED)));
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Companies of the grid" className="max-w-[560px]">
        <DialogBody className="gap-3">
          <SegmentedControl
            aria-label="Rows are"
            value={kind}
            onValueChange={(next) => {
              setKind(next);
              setChanges(new Map());
            }}
            segments={[
              { value: 'companies', label: 'Companies' },
              { value: 'groups', label: 'Groups' },
              { value: 'documents', label: 'Single filings' },
            ]}
            isFull
          />
          {kind === 'documents' ? (
            <WhenRead
              query={companies}
              loading="Loading companies..."
              failure="Failed to load companies"
              cause="The companies could not be read."
            >
              {(choices) => <DocumentChoice companies={choices} isOn={isOn} onChange={(id, on) => setOn([id], on)} />}
            </WhenRead>
          ) : (
            <>
              <div className="grid grid-cols-2 gap-3">
                <Field label="Filing">
                  {(control) => (
                    <Select
                      value={formType}
                      onValueChange={(form) => {
                        setFormType(form);
                        setChanges(new Map());
                      }}
                    >
                      <SelectTrigger {...control}>
                        <SelectValue />
                      </SelectTrigger>
                      <SelectContent>
                        {FORMS.map((form) => (
                          <SelectItem key={form} value={form}>
                            {form}
                          </SelectItem>
                        ))}
                      </SelectContent>
                    </Select>
                  )}
                </Field>
                <Field label="Fiscal year" isOptional error={ofYear}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="numeric"
                      maxLength={4}
                      placeholder="the newest"
                      value={year}
                      onChange={(event) => {
                        setYear(event.target.value.replace(/\D/g, ''));
                        setChanges(new Map());
                        setProblems(NO_PROBLEMS);
                      }}
                    />
                  )}
                </Field>
              </div>
              <SearchInput
                value={search}
                onValueChange={setSearch}
                placeholder={kind === 'companies' ? 'Find a company' : 'Find a group'}
                aria-label={kind === 'companies' ? 'Find a company to add' : 'Find a group to add'}
              />
              <WhenRead
                query={source}
                loading={`Loading ${kind}...`}
                failure={`Failed to load ${kind}`}
                cause={`The ${kind} could not be read.`}
              >
                {() => <RowChoices kind={kind} choices={fitting} isOn={isOn} onChange={setOn} />}
              </WhenRead>
            </>
          )}
        </DialogBody>
        <DialogError>{ofRows}</DialogError>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={added.length === 0 && removed.size === 0}
            isBusy={isSaving}
            busyLabel="Saving…"
            onClick={() => void save()}
          >
            {buttonLabel(kind, added.length, removed.size)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function buttonLabel(kind: Kind, added: number, removed: number): string {
  const noun = { companies: ['company', 'companies'], groups: ['group', 'groups'], documents: ['filing', 'filings'] }[
    kind
  ];
  const count = (number: number) => formatCounted(number, noun[0] ?? '', noun[1] ?? '');
  if (removed > 0 && added > 0) return `Add ${count(added)}, remove ${removed}`;
  return removed > 0 ? `Remove ${count(removed)}` : `Add ${count(added)}`;
}
