import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Ledger } from '@/components/documents/financials/ledger';
import type { CompanyFinancials } from '@/lib/financials/schema';
import { show } from '@/tests/support/components/show';
import {
  someFigure,
  someFinancialLine,
  someFinancials,
  someMeasure,
  somePeriod,
} from '@/tests/support/components/some-financials';

function open(changes: Partial<CompanyFinancials> = {}, activeId: string | null = null) {
  const financials = someFinancials(changes);
  const onShow = vi.fn();
  const onShowOperand = vi.fn();
  const { user } = show(
    <Ledger part="all" periods={financials.periods} {...{ financials, activeId, onShow, onShowOperand }} />,
  );
  return { user, onShow, onShowOperand, lines: financials.lines };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const figure = (name: RegExp) => screen.getByRole('button', { name });

describe('the table of figures', () => {
  it('heads each column with its period and filing, and says the unit', () => {
    open({ periods: [somePeriod(2025, 2), somePeriod(2025, 1)] });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '$ millions, except per share',
      'Q2 FY202510-Q FY2025',
      'Q1 FY202510-Q FY2025',
      'Source',
    ]);
  });

  it('shows money in millions, outflows in brackets, and amounts per share in full', () => {
    open({
      lines: [
        someFinancialLine(),
        someFinancialLine({ key: 'capex', label: 'Capital expenditure', is_outflow: true }),
        someFinancialLine({
          key: 'eps',
          label: 'Earnings per share',
          values: [someFigure(2025, -1.2, { unit: 'USD/shares' })],
        }),
      ],
    });
    expect(cells(/^Revenue/)).toEqual(['412', '398', 'XBRL']);
    expect(cells(/^Capital expenditure/)).toEqual(['(412)', '(398)', 'XBRL']);
    expect(cells(/^Earnings per share/)).toEqual(['(1.20)', '—', 'XBRL']);
  });

  it('says of each line whether it was tagged or read from a table', () => {
    const values = [someFigure(2025, 5e6, { source: 'table' }), someFigure(2024, 4e6)];
    open({ lines: [someFinancialLine({ values })] });
    expect(cells(/^Revenue/).at(-1)).toBe('read from table');
  });

  it('names the page of each statement, that with most of its figures', () => {
    open({
      lines: [
        someFinancialLine({ values: [someFigure(2025, 1e6, { page_number: 38 })] }),
        someFinancialLine({ key: 'a', label: 'Cost', values: [someFigure(2025, 1e6)] }),
        someFinancialLine({ key: 'b', label: 'Profit', values: [someFigure(2025, 1e6)] }),
      ],
    });
    expect(cells(/^Income statement/).slice(0, 2)).toEqual(['p.40', 'not stored']);
    expect(screen.queryByRole('row', { name: /^Balance sheet/ })).not.toBeInTheDocument();
  });

  it('opens a figure on click, and does not offer one without a page', async () => {
    const { user, onShow, lines } = open({
      lines: [someFinancialLine({ values: [someFigure(2025, 1e6), someFigure(2024, 2e6, { page_number: null })] })],
    });
    await user.click(figure(/^Revenue, FY2025: 1, page 40$/));
    expect(onShow).toHaveBeenCalledExactlyOnceWith(lines[0], lines[0]?.values[0]);
    expect(figure(/^Revenue, FY2024: 2$/)).toBeDisabled();
  });

  it('marks a restated figure, and shows the earlier value', () => {
    const original = { ...someFigure(2025, 380e6), page_number: 37 };
    open({ lines: [someFinancialLine({ values: [someFigure(2025, 412e6, { restated: true, original })] })] });
    expect(figure(/^Revenue, FY2025: 412, page 40, restated$/)).toBeEnabled();
    expect(screen.getByTitle('Restated: an earlier filing said 380 on page 37.')).toHaveTextContent('restated');
  });

  it('marks the figure that is shown', () => {
    open({}, 'revenue:2024:0');
    expect(figure(/^Revenue, FY2024/)).toHaveAttribute('aria-pressed', 'true');
    expect(figure(/^Revenue, FY2025/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the derived measures', () => {
  it('unfold to their formula, and lead to the page of each part', async () => {
    const { user, onShowOperand } = open({ measures: [someMeasure({ note: 'Before minorities.' })] });
    await user.click(figure(/^Net margin, FY2025: 12\.5%, derived$/));
    const formula = await screen.findByRole('dialog');
    expect(formula).toHaveTextContent('51.5 / 412.0');
    expect(formula).toHaveTextContent('Before minorities.');
    expect(
      within(formula)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Net income52p.41', 'Revenue412p.40', 'Equity, FY2024300p.44']);
    await user.click(within(formula).getByRole('button', { name: 'Show Revenue on page 40' }));
    expect(onShowOperand.mock.calls[0]?.[0]).toMatchObject({ key: 'revenue', page_number: 40 });
  });

  it('are left out where no period has one, and say what is missing where one has not', () => {
    const [value] = someMeasure().values;
    const without = { ...value, value: null, fiscal_year: 2024, missing: ['Equity, fiscal 2023'] } as NonNullable<
      typeof value
    >;
    open({
      measures: [
        someMeasure({ values: value ? [value, without] : [] }),
        someMeasure({ key: 'days', label: 'Days of stock', values: [without] }),
      ],
    });
    expect(within(row(/^Net margin/)).getByTitle('Not stated: Equity, fiscal 2023')).toHaveTextContent('—');
    expect(screen.queryByRole('row', { name: /^Days of stock/ })).not.toBeInTheDocument();
  });
});

describe('the arrow keys', () => {
  it('move between the figures, past empty cells', async () => {
    const { user } = open({
      measures: [],
      lines: [
        someFinancialLine(),
        someFinancialLine({ key: 'cost', label: 'Cost', values: [someFigure(2025, 1e6)] }),
        someFinancialLine({ key: 'profit', label: 'Profit' }),
      ],
    });
    figure(/^Revenue, FY2024/).focus();
    await user.keyboard('{ArrowDown}');
    expect(figure(/^Profit, FY2024/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(figure(/^Profit, FY2025/)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(figure(/^Cost, FY2025/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(figure(/^Cost, FY2025/)).toHaveFocus();
  });
});
