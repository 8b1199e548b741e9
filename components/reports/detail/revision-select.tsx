import { LocalDay } from '@/components/shared/time/local-time';
import { MISSING } from '@/lib/format/numbers';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { DetailedReport } from '@/components/reads/report-reads';

type RevisionSelectProps = { report: DetailedReport; shown: number | null; onShow: (revision: number | null) => void };

/** Earlier results of a report that was generated again. */
export function RevisionSelect({ report, shown, onShow }: RevisionSelectProps) {
  const current = Math.max(report.revision, ...report.revisions.map(({ revision }) => revision + 1));
  return (
    <Select
      value={String(shown ?? current)}
      onValueChange={(value) => onShow(Number(value) === current ? null : Number(value))}
    >
      <SelectTrigger aria-label="Revision" className="h-7 w-44 text-xs">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={String(current)}>{`${current}, current`}</SelectItem>
        {report.revisions
          .filter(({ revision }) => revision !== current)
          .map(({ revision, generated_at }) => (
            <SelectItem key={revision} value={String(revision)}>
              {revision}, {generated_at ? <LocalDay iso={generated_at} /> : MISSING}
            </SelectItem>
          ))}
      </SelectContent>
    </Select>
  );
}
