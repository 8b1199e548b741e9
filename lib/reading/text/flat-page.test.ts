import { expect, it } from 'vitest';
import { placedPage } from '../structure/placed-page.fixture';
import { flattenPage } from './flat-page';

const sentences = (...lines: { text: string; isBold?: boolean }[]) => {
  const layout = placedPage(
    lines.map(({ text, isBold = false }, at) => ({ y: 700 - 12 * at, cells: [[text, 50]], isBold })),
  );
  const page = flattenPage({ ...layout, lines: layout.lines.map((line) => ({ ...line, role: 'text' })) });
  return page.sentenceStarts.map((start, at) => page.text.slice(start, page.sentenceStarts[at + 1]).trim());
};

it('goes on with a sentence of which one line is bold', () => {
  expect(
    sentences(
      { text: 'Each director attended 75% of the meetings, with one exception: Ms. Doe, who was ill', isBold: true },
      { text: 'and has recovered, attended 65%.' },
    ),
  ).toHaveLength(1);
});

it('begins a sentence below a bold line that is a title', () => {
  expect(sentences({ text: 'Attendance', isBold: true }, { text: 'Ms. Doe attended 65% of them.' })).toHaveLength(2);
});
