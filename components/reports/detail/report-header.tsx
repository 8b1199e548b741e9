'use client';

import {
  ArrowLeft,
  Braces,
  ChevronDown,
  Copy,
  Download,
  FileSpreadsheet,
  FileText,
  FileType,
  Printer,
  RotateCw,
} from 'lucide-react';
import Link from 'next/link';
import { useCopy } from '@/components/shared/use-copy';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { notify } from '@/components/ui/toast';
import { formatLongDate } from '@/lib/format/dates';
import { engineName } from '@/lib/reports/read/report-sections.rules';
import type { DetailedReport } from '@/components/reads/report-reads';
import { useDownload } from '../use-download';
import { reportAsText } from './report-as-text';

type ReportHeaderProps = {
  report: DetailedReport;
  revision: number | null;
  isRegenerating: boolean;
  onRegenerate: () => void;
};

/** Title, company, meeting and revision of a report, with its downloads and actions. */
export function ReportHeader({ report, revision, isRegenerating, onRegenerate }: ReportHeaderProps) {
  const isCompleted = report.status === 'completed';
  const { engine } = report.results.processing_metadata;
  const facts = [
    report.agm_date ? `AGM ${formatLongDate(report.agm_date)}` : null,
    `powered by ${engineName(engine)}`,
  ].filter(Boolean);
  return (
    <header className="flex flex-col gap-1">
      <Link
        href="/reports"
        className="flex w-fit items-center gap-2 text-xs text-text-2 hover:text-text hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden className="size-3.5 stroke-2" />
        My Reports
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-[420px]">
          <h1 className="text-xl font-semibold wrap-anywhere">{report.report_title || 'AGM Analysis Report'}</h1>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-text-3">
            <span className="font-medium text-text-2">{report.company_name}</span>
            <span className="font-mono text-xs text-text-2">{report.company_ticker}</span>
            {facts.map((fact) => (
              <span key={fact} className="whitespace-nowrap before:mr-2 before:content-['·']">
                {fact}
              </span>
            ))}
          </p>
        </div>
        {isCompleted ? (
          <div className="flex items-center gap-2.5 print:hidden">
            {report.can_edit ? (
              <Button onClick={onRegenerate} isBusy={isRegenerating} busyLabel="Regenerate">
                <RotateCw aria-hidden />
                Regenerate
              </Button>
            ) : null}
            <Downloads report={report} revision={revision} />
          </div>
        ) : null}
      </div>
    </header>
  );
}

function Downloads({ report, revision }: { report: DetailedReport; revision: number | null }) {
  const { busy, download } = useDownload(report.id, revision);
  const { copy } = useCopy(() => notify.success('Copied to clipboard!'));
  return (
    <span className="flex">
      <Button
        variant="primary"
        className="rounded-r-none"
        isBusy={busy !== null}
        busyLabel="Download PDF"
        onClick={() => download('pdf')}
      >
        <Download aria-hidden />
        Download PDF
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="primary"
            size="icon"
            aria-label="More downloads"
            className="w-7 rounded-l-none border-l-on-ink/25"
          >
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => download('pdf')}>
            <FileText aria-hidden />
            PDF
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => download('docx')}>
            <FileType aria-hidden />
            Word
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => download('xlsx')}>
            <FileSpreadsheet aria-hidden />
            Excel
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => download('json')}>
            <Braces aria-hidden />
            JSON
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => copy(reportAsText(report))}>
            <Copy aria-hidden />
            Copy as text
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setTimeout(() => window.print())}>
            <Printer aria-hidden />
            Print
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
