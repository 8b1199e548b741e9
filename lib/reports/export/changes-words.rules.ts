import type { ChangesSummary } from '@/lib/changes/schema';
import { formatCounted } from '@/lib/format/numbers';

type Section = ChangesSummary['sections'][number];

/** "DEF 14A FY2025 against FY2024: 18 facts, 3 nominees, …" */
export function headLine({ from, to, facts, nominees, proposals, counts }: ChangesSummary): string {
  const year = (filing: ChangesSummary['to']) =>
    filing ? `FY${filing.fiscal_year ?? '?'}${filing.filing_date ? `, filed ${filing.filing_date}` : ''}` : '';
  const people = nominees.joined.length + nominees.left.length;
  const votes = proposals.added.length + proposals.removed.length;
  return [
    `${to?.form_type ?? ''} ${year(to)}, against ${year(from)}.`,
    `Changed: ${formatCounted(facts.length, 'fact')}, ${formatCounted(people, 'nominee')}, ` +
      `${formatCounted(votes, 'proposal')},`,
    `${counts.changed} of ${formatCounted(counts.total, 'section')};`,
    `in ${counts.folded} more only figures, dates or standard wording.`,
  ].join(' ');
}

export function sameFactsLine(count: number): string {
  return `${formatCounted(count, 'fact')} ${count === 1 ? 'is' : 'are'} the same.`;
}

export function leftOutLine(count: number): string {
  return `${formatCounted(count, 'further changed paragraph')} on the company's page, tab Changes.`;
}

/** The nominees and proposals that are new (+) and that are no longer there (−). */
export function peopleRows({ nominees, proposals }: Pick<ChangesSummary, 'nominees' | 'proposals'>) {
  const nominee = (sign: '+' | '−') => (one: ChangesSummary['nominees']['joined'][number]) => ({
    sign,
    what: 'Nominee',
    title: one.name,
    detail: one.detail,
    page: one.page_number,
  });
  const proposal = (sign: '+' | '−') => (one: ChangesSummary['proposals']['added'][number]) => ({
    sign,
    what: 'Proposal',
    title: one.number === null ? one.title : `${one.number}. ${one.title}`,
    detail: null,
    page: one.page_number,
  });
  return [
    ...nominees.joined.map(nominee('+')),
    ...nominees.left.map(nominee('−')),
    ...proposals.added.map(proposal('+')),
    ...proposals.removed.map(proposal('−')),
  ];
}

const STATES = { added: 'new', removed: 'gone', moved: 'moved', changed: '', same: '' } as const;

export function sectionTitle({ title }: Section): string {
  return title || 'Before the first heading';
}

/** "moved, +3 −2": how a section changed, in words added and removed. */
export function sectionNote({ state, words_added: added, words_removed: removed }: Section): string {
  return [STATES[state], `+${added} −${removed}`].filter(Boolean).join(', ');
}

/** "p.12 → p.14": the pages of the older and the newer filing. */
export function placeOf(fromPage: number | null, toPage: number | null): string {
  return [fromPage, toPage].flatMap((page) => (page === null ? [] : [`p.${page}`])).join(' → ');
}
