import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { boardListStyleOf, pastBoardLabels } from './board-list-style';
import { placedPage } from '../placed-page.fixture';

const pageOf = (...lines: readonly string[]) =>
  flattenPage(placedPage(lines.map((text, at) => ({ y: 700 - 12 * at, cells: [[text, 40]] }))));

it('tells how a filing lists the boards of its directors', () => {
  const page = pageOf(
    'Current directorships and former directorships',
    '(held in five years) at other public companies are also shown.',
    'Non-U.S.-Listed Public Company Directorships',
  );
  expect(boardListStyleOf([page])).toEqual({ haveAbroad: true, areOfPublic: true, partPast: false });
  expect(boardListStyleOf([pageOf('Directorships of a school.', 'Other public companies pay more.')])).toEqual({
    haveAbroad: false,
    areOfPublic: false,
    partPast: false,
  });
});

it('takes labels of past boards only in a filing that has others for present ones', () => {
  const past = ['PAST PUBLIC COMPANY BOARDS', '• Harlow Inc.', 'Past Public Company Boards'];
  const page = pageOf('CURRENT PUBLIC COMPANY BOARDS', '• Merrin plc', ...past, 'Current Public Company Boards');
  expect(pastBoardLabels(page, boardListStyleOf([page])).map(({ text }) => text)).toEqual([past[0], past[2]]);
  expect(pastBoardLabels(pageOf(...past), boardListStyleOf([pageOf(...past)]))).toEqual([]);
});
