import { CircleDashed, Flag } from 'lucide-react';
import type { ViewerDocument } from '@/components/viewer/types';
import { formatCounted } from '@/lib/format/numbers';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { AnswerCard } from './answer-card';
import { Fold } from './fold';
import { anchors } from '@/components/evidence/anchors';
import { flagsOfQuery, type ReportSection } from '@/lib/reports/read/report-sections.rules';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';

type CategorySectionProps = {
  section: ReportSection;
  flags: readonly FlagResult[];
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
};

export function CategorySection({ section, flags, documents, viewer }: CategorySectionProps) {
  const count = (outcome: FlagResult['outcome']) =>
    section.answers.reduce((sum, { query_id }) => sum + flagsOfQuery(flags, query_id, outcome).length, 0);
  const triggered = count('triggered');
  const undetermined = count('cannot_determine');
  return (
    <Fold
      id={anchors.section(section.key)}
      title={section.title}
      note={`(${formatCounted(section.answers.length, 'query', 'queries')})`}
      aside={
        triggered + undetermined > 0 ? (
          <span className="flex items-center gap-3 font-medium tabular-nums">
            {triggered > 0 ? (
              <span className="flex items-center gap-1.5 text-warn">
                <Flag aria-label="Triggered flags:" className="size-4 text-warn-solid" strokeWidth={1.75} />
                {triggered}
              </span>
            ) : null}
            {undetermined > 0 ? (
              <span className="flex items-center gap-1.5 text-und">
                <CircleDashed
                  aria-label="Flags that could not be determined:"
                  className="size-4 text-und-solid"
                  strokeWidth={1.75}
                />
                {undetermined}
              </span>
            ) : null}
          </span>
        ) : null
      }
    >
      {section.answers.map((answer) => (
        <AnswerCard key={answer.query_id} answer={answer} flags={flags} documents={documents} viewer={viewer} />
      ))}
    </Fold>
  );
}
