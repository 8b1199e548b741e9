'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasProblems, NO_PROBLEMS, refusalsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { apiErrorMessage } from '@/components/api/api-error';
import type { CompanyChoice } from '@/components/reads/choices';
import { formatIsoDate } from '@/lib/format/dates';
import { DOCUMENTS_NOT_READY, INCOMPLETE_REQUEST, REPORT_FAILED } from '@/lib/reports/limits.rules';
import type { ServerAction } from '@/lib/http/action';
import type { Visibility } from '@/lib/templates/schema';
import { DEFAULT_TEMPLATE_ID } from '@/lib/templates/visibility.rules';
import { requestReport } from '../reports-api';
import { callAction } from '@/components/api/call-action';
import { newRequestKey } from '@/components/shared/request-key';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import { useCompanyById } from '@/components/shared/companies/use-company-search';
import { replaceAddress } from '@/components/shared/address';
import { useTemplates } from '../use-reports';
import { autoSelect, isReady, meetingDateOf } from './document-selection';

/** Whether an error has a field of its own; others are shown beside the button. */
const isField = (path: string) => path === 'report_title' || path === 'agm_date';

export type WizardStep = 1 | 2 | 3 | 4;
export type WizardStart = { templateId: string | null; companyId: string | null; reportId: string | null };

/** Processes documents that were downloaded or failed. */
export type ProcessDocuments = ServerAction<{ body: { document_ids: string[] } }, unknown>;

/** The state shared by the four steps. Fields that the user did not edit follow from earlier choices. */
export function useWizard(start: WizardStart, processDocuments: ProcessDocuments) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<WizardStep>(start.reportId ? 4 : 1);
  const [templateId, setTemplateId] = useState(start.templateId ?? DEFAULT_TEMPLATE_ID);
  const [companyId, setCompanyId] = useState(start.companyId);
  const [chosenIds, setChosenIds] = useState<string[] | null>(null);
  const [title, setTitle] = useState('');
  const [typedDate, setTypedDate] = useState<string | null>(null);
  const [visibility, setVisibility] = useState<Visibility>('user');
  const [problem, setProblem] = useState<string | null>(null);
  const [fieldProblems, setFieldProblems] = useState<FieldProblems>(NO_PROBLEMS);
  const [reportId, setReportId] = useState(start.reportId);
  const [attempt, setAttempt] = useState(newRequestKey);

  const templates = useTemplates();
  const template = templates.data?.find(({ id }) => id === templateId) ?? null;
  const [picked, setPicked] = useState<CompanyChoice | null>(null);
  const found = useCompanyById(picked ? null : companyId);
  const company = picked ?? found;
  const documents = useCompanyDocuments(companyId, { isPendingWatched: true });
  const all = documents.data ?? [];
  const selectedIds = chosenIds ?? autoSelect(all);
  const selected = all.filter(({ id }) => selectedIds.includes(id));
  const agmDate = typedDate ?? meetingDateOf(selected) ?? '';
  const defaultTitle = company && template ? `${company.name} - ${template.name} - ${formatIsoDate(new Date())}` : '';

  const request = {
    company_id: companyId ?? '',
    template_id: templateId,
    document_ids: selected.map(({ id }) => id),
    agm_date: agmDate || null,
    report_title: title.trim() || null,
    visibility,
  };
  /** Shows errors beside the fields of this step. */
  const refuse = (problems: FieldProblems) => {
    setFieldProblems(problems);
    setProblem(Object.entries(problems).find(([path]) => !isField(path))?.[1] ?? null);
  };
  const generation = useMutation({
    mutationFn: () => requestReport(request, attempt),
    onSuccess: (report) => {
      setReportId(report.id);
      replaceAddress(`/reports?tab=generate&report=${report.id}`);
      void queryClient.invalidateQueries({ queryKey: ['reports'] });
    },
    // The button shows "Generating..." until the server has accepted the request; then progress or the error is shown.
    onSettled: (_, error) => {
      const refused = error ? refusalsOf(error, isField, REPORT_FAILED) : NO_PROBLEMS;
      if (!hasProblems(refused) || refused['']) return setStep(4);
      refuse(refused);
      // What is changed now is another request.
      setAttempt(newRequestKey());
    },
  });

  const generate = async () => {
    if (!template || !companyId || selected.length === 0) return setProblem(INCOMPLETE_REQUEST);
    if (!selected.every(isReady)) return setProblem(DOCUMENTS_NOT_READY);
    // Where the check could not be loaded, the server checks.
    const check = await import('./check-request').catch(() => null);
    const problems = check?.requestProblems(request) ?? NO_PROBLEMS;
    refuse(problems);
    if (hasProblems(problems)) return;
    setReportId(null);
    generation.mutate();
  };
  /** Goes back to the documents with all input kept; the next try creates a new report. */
  const tryAgain = () => {
    setAttempt(newRequestKey());
    generation.reset();
    setReportId(null);
    replaceAddress('/reports?tab=generate');
    setStep(companyId ? 3 : 1);
  };
  const startOver = () => {
    tryAgain();
    setCompanyId(null);
    setPicked(null);
    setChosenIds(null);
    setTitle('');
    setTypedDate(null);
    setStep(1);
  };

  return {
    step,
    goTo: (next: WizardStep) => {
      setProblem(null);
      setStep(next);
    },
    canLeave: step === 1 ? template !== null : step === 2 ? companyId !== null : false,
    templates,
    template,
    templateId,
    chooseTemplate: setTemplateId,
    company,
    companyId,
    chooseCompany: (next: CompanyChoice) => {
      setPicked(next);
      if (next.id === companyId) return;
      setCompanyId(next.id);
      setChosenIds(null);
      setTypedDate(null);
    },
    documents,
    process: (documentId: string) => callAction(processDocuments, { body: { document_ids: [documentId] } }),
    selected,
    selectedIds,
    isAutoSelected: chosenIds === null,
    chooseDocuments: (ids: string[]) => {
      setProblem(null);
      setChosenIds(ids);
    },
    fieldProblems,
    title,
    setTitle: (next: string) => {
      setFieldProblems(NO_PROBLEMS);
      setTitle(next);
    },
    defaultTitle,
    agmDate,
    isDateFromFiling: typedDate === null && agmDate !== '',
    setAgmDate: (next: string) => {
      setFieldProblems(NO_PROBLEMS);
      setTypedDate(next);
    },
    visibility,
    setVisibility,
    problem,
    generate: () => void generate(),
    isRequesting: generation.isPending,
    requestError: generation.error ? apiErrorMessage(generation.error, REPORT_FAILED) : null,
    reportId,
    tryAgain,
    startOver,
  };
}

export type Wizard = ReturnType<typeof useWizard>;
