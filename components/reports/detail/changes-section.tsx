'use client';

import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import type { ChangesSummary } from '@/lib/changes/schema';
import { differenceText } from '@/lib/changes/summary.rules';
import { formatCounted } from '@/lib/format/numbers';
import { WHAT_CHANGED } from '@/lib/reports/titles.rules';
import type { DetailedReport } from '@/components/reads/report-reads';
import { anchors } from '@/components/evidence/anchors';
import { Fold } from './fold';

const FEW_SECTIONS = 12;

/** What changed since the previous year's filing; renders nothing when the template does not include it. */
export function ChangesSection({ report }: { report: Pick<DetailedReport, 'results' | 'company_id'> }) {
  const { changes, changes_missing: missing } = report.results;
  if (!changes && !missing) return null;
  return (
    <Fold
      id={anchors.changes}
      title={WHAT_CHANGED}
      note={changes ? `(${changes.counts.changed} of ${formatCounted(changes.counts.total, 'section')})` : null}
    >
      {changes ? (
        <Changes changes={changes} companyId={report.company_id} />
      ) : (
        <p className="border-t border-line px-4 py-3 text-text-2">{missing}</p>
      )}
    </Fold>
  );
}

function Changes({ changes, companyId }: { changes: ChangesSummary; companyId: string }) {
  const { from, to, facts, facts_same: same, sections, left_out: leftOut } = changes;
  const address = `/companies/${companyId}?tab=changes&from=${from?.id ?? ''}&to=${to?.id ?? ''}`;
  return (
    <div className="flex flex-col gap-4 border-t border-line px-4 py-3.5">
      <p className="text-sm text-text-2">
        {to?.form_type} FY{to?.fiscal_year ?? '?'} against FY{from?.fiscal_year ?? '?'}.{' '}
        <Link href={address} className="font-medium text-accent hover:underline print:hidden">
          Both pages side by side
        </Link>
      </p>
      <div>
        <h3 className="mb-1 font-semibold">Changed facts</h3>
        <table className="w-full text-sm">
          <tbody>
            {facts.map((fact) => (
              <tr key={fact.key} className="[&>*]:border-b [&>*]:border-line [&>*]:py-1 [&>*]:align-top">
                <th scope="row" className="pr-3 text-left font-normal">
                  {fact.label}
                </th>
                <td className="pr-3 text-text-2">{valueText(fact.from, fact.from_page)}</td>
                <td className="pr-3 font-medium">{valueText(fact.to, fact.to_page)}</td>
                <td
                  className={cn('text-right tabular-nums', fact.needs_look ? 'font-medium text-warn' : 'text-text-2')}
                >
                  {differenceText(fact)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-1 text-xs text-text-3">
          {formatCounted(same, 'fact')} {same === 1 ? 'is' : 'are'} the same.
        </p>
      </div>
      <Ballot changes={changes} />
      <div>
        <h3 className="mb-1 font-semibold">Text</h3>
        {sections.length === 0 ? <p className="text-text-2">The text did not change.</p> : null}
        {sections.slice(0, FEW_SECTIONS).map((section, index) => (
          <TextSection key={index} section={section} />
        ))}
        {sections.length > FEW_SECTIONS || leftOut > 0 ? (
          <details className="group">
            <summary
              className={
                'cursor-pointer rounded-sm py-1 text-sm font-medium text-accent ' + 'hover:underline print:hidden'
              }
            >
              {formatCounted(Math.max(0, sections.length - FEW_SECTIONS), 'more section')}
            </summary>
            {sections.slice(FEW_SECTIONS).map((section, index) => (
              <TextSection key={index} section={section} />
            ))}
            {leftOut > 0 ? (
              <p className="text-xs text-text-3">
                {formatCounted(leftOut, 'further changed paragraph')} on the company&apos;s page.
              </p>
            ) : null}
          </details>
        ) : null}
      </div>
    </div>
  );
}

function valueText(text: string | null, page: number | null): string {
  if (text === null) return '–';
  return page === null ? text : `${text}, p. ${page}`;
}

function Ballot({ changes: { nominees, proposals } }: { changes: ChangesSummary }) {
  const rows = [
    ...nominees.joined.map(({ name, detail, page_number: page }) => ['New nominee', name, detail, page] as const),
    ...nominees.left.map(({ name, detail, page_number: page }) => ['Left', name, detail, page] as const),
    ...proposals.added.map(({ title, page_number: page }) => ['New proposal', title, null, page] as const),
    ...proposals.removed.map(({ title, page_number: page }) => ['Gone', title, null, page] as const),
  ];
  const notes = [nominees.note, proposals.note].filter((note) => note !== null);
  return (
    <div>
      <h3 className="mb-1 font-semibold">Nominees and proposals</h3>
      {rows.length === 0 && notes.length === 0 ? <p className="text-text-2">The same nominees and proposals.</p> : null}
      <ul className="text-sm">
        {rows.map(([what, title, detail, page], index) => (
          <li key={index} className="flex gap-3 border-b border-line py-1">
            <span className="w-24 shrink-0 text-text-2">{what}</span>
            <span className="min-w-0 flex-1">
              <span className="font-medium">{title}</span>
              {detail ? <span className="block text-xs text-text-2">{detail}</span> : null}
            </span>
            {page === null ? null : <span className="text-text-2">p. {page}</span>}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-sm text-und">
          {note}
        </p>
      ))}
    </div>
  );
}

const INSERTED = 'bg-ok-tint text-ok underline decoration-ok-solid underline-offset-[3px]';
const DELETED = 'bg-bad-tint text-bad line-through';

function TextSection({ section }: { section: ChangesSummary['sections'][number] }) {
  return (
    <section className="border-b border-line py-2 last:border-b-0">
      <h4 className="flex items-baseline gap-2 text-sm font-medium">
        <span className="min-w-0 flex-1">{section.title || 'Before the first heading'}</span>
        <span className="text-xs font-normal text-text-3 tabular-nums">
          {section.state === 'moved' ? 'moved, ' : ''}+{section.words_added} −{section.words_removed} words
        </span>
      </h4>
      {section.paragraphs.map(({ state, text, words, from_page, to_page }, index) => (
        <p key={index} className="mt-1 text-sm wrap-anywhere">
          {text === null ? (
            words.map(({ op, text: run }, at) =>
              op === 'insert' ? (
                <ins key={at} className={INSERTED}>
                  {run}
                </ins>
              ) : op === 'delete' ? (
                <del key={at} className={DELETED}>
                  {run}
                </del>
              ) : (
                <span key={at} className={op === 'alike' ? 'text-text-3' : undefined}>
                  {run}
                </span>
              ),
            )
          ) : state === 'removed' ? (
            <del className={DELETED}>{text}</del>
          ) : state === 'added' ? (
            <ins className={INSERTED}>{text}</ins>
          ) : (
            text
          )}{' '}
          <span className="text-xs whitespace-nowrap text-text-3">
            p. {[from_page, to_page].filter((page) => page !== null).join(' → ')}
          </span>
        </p>
      ))}
    </section>
  );
}
