import type { ReportDetail } from '../schema';
import { differenceText } from '@/lib/changes/summary.rules';
import { headLine, leftOutLine, peopleRows, sectionTitle } from './changes-words.rules';
import type { Cell, Sheet } from './report-rows';

/** "What changed since last year" as tables, where the template asks for it. */
export function changesSheets({ results: { changes, changes_missing: missing } }: ReportDetail): Sheet[] {
  if (!changes)
    return missing ? [{ name: 'changes', columns: [{ title: 'What changed', width: 100 }], rows: [[missing]] }] : [];
  const facts = changes.facts.map((fact): Cell[] => [
    'Fact',
    differenceText(fact),
    fact.label,
    fact.from,
    fact.to,
    fact.from_page,
    fact.to_page,
  ]);
  const people = peopleRows(changes).map(({ sign, what, title, detail, page }): Cell[] => [
    what,
    sign === '+' ? 'new' : 'gone',
    title,
    sign === '−' ? detail : null,
    sign === '+' ? detail : null,
    sign === '−' ? page : null,
    sign === '+' ? page : null,
  ]);
  const text = changes.sections.flatMap((section) =>
    section.paragraphs.map((paragraph): Cell[] => [
      'Text',
      paragraph.state,
      sectionTitle(section),
      wordsOf(paragraph, 'delete'),
      wordsOf(paragraph, 'insert'),
      paragraph.from_page,
      paragraph.to_page,
    ]),
  );
  const notes = [
    headLine(changes),
    changes.nominees.note,
    changes.proposals.note,
    changes.left_out > 0 ? leftOutLine(changes.left_out) : null,
  ].flatMap((note): Cell[][] => (note === null ? [] : [['Note', null, note, null, null, null, null]]));
  return [
    {
      name: 'changes',
      columns: [
        { title: 'Kind', width: 10 },
        { title: 'Change', width: 16 },
        { title: 'What', width: 44 },
        { title: 'Last year', width: 70 },
        { title: 'This year', width: 70 },
        { title: 'Page last year', width: 10 },
        { title: 'Page this year', width: 10 },
      ],
      rows: [...facts, ...people, ...text, ...notes],
    },
  ];
}

type Changed = NonNullable<ReportDetail['results']['changes']>['sections'][number]['paragraphs'][number];

/** The text of one side, with words that both have in common left as they are; null where that side has none. */
function wordsOf({ state, text, words }: Changed, own: 'insert' | 'delete'): string | null {
  if (text !== null) return (own === 'insert' ? state === 'removed' : state === 'added') ? null : text;
  return words
    .filter(({ op }) => op === own || op === 'same' || op === 'alike')
    .map(({ text: run }) => run)
    .join('')
    .trim();
}
