import { blocksOf, inline, plain, type TableSpec } from './markup';
import type { Theme } from './theme';

/** CSS pixels of content that fit a printed Letter page at scale 0.8 with room for running head and footer. */
const pageHeightPx = 1080;

interface Block {
  html: string;
  heightPx: number;
  level?: 1 | 2 | 3;
  title?: string;
  breakAfter?: boolean;
}

export interface RenderOptions {
  title: string;
  theme: Theme;
  /** Inline XBRL header, already wrapped in a hidden div; makes the document XHTML with the ix namespaces. */
  ixHeader?: string;
}

export interface Rendered {
  html: string;
  pages: number;
}

/** Turns markup into an EDGAR-style page sequence: running heads, page numbers and hard page breaks. */
export function render(source: string, { title, theme, ixHeader }: RenderOptions): Rendered {
  const pages = paginate(
    blocksOf(source).map((block) => toBlock(block, theme)),
    theme,
  );
  const pageOf = (prefix: string): string => {
    const found = pages.findIndex((page) => page.titles.some((heading) => heading.toLowerCase().startsWith(prefix)));
    if (found < 0) throw new Error(`no heading starts with "${prefix}" in ${title}`);
    return String(found);
  };
  const untouched = pages
    .map((page, index) => {
      const head = index === 0 ? '' : theme.runningHead(page.section);
      const foot = index === 0 ? '' : theme.footer(index);
      const rule =
        index === pages.length - 1 ? '' : '<hr style="page-break-after:always;height:0;border:0;color:#999999"/>';
      return (
        `<div style="width:${theme.widthPx}px;margin:0 auto;min-height:1185px;position:relative">${head}\n` +
        `${page.html.join('\n')}\n<div style="position:absolute;bottom:0;width:100%">${foot}</div></div>\n${rule}`
      );
    })
    .join('\n');
  const body = untouched.replace(/@@([^@]+)@@/g, (_, prefix: string) => pageOf(prefix));
  const attributes = ixHeader ? ixNamespaces : '';
  const prolog = ixHeader ? '<?xml version="1.0" encoding="utf-8"?>\n' : '<!DOCTYPE html>\n';
  return {
    pages: pages.length,
    html:
      `${prolog}<html${attributes}><head><meta http-equiv="Content-Type" content="text/html; ` +
      `charset=utf-8"/><title>${title}</title></head>\n<body ` +
      `style="font-family:${theme.font};font-size:${theme.fontPt}pt;line-height:1.35;` +
      'color:#000000;background-color:#ffffff">\n' +
      `${ixHeader ?? ''}${body}\n</body></html>\n`,
  };
}

const ixNamespaces =
  ' xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" ' +
  'xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" ' +
  'xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" ' +
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:link="http://www.xbrl.org/2003/linkbase" ' +
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dei="http://xbrl.sec.gov/dei/2025" ' +
  'xmlns:ecd="http://xbrl.sec.gov/ecd/2025" xmlns:us-gaap="http://fasb.org/us-gaap/2025" xml:lang="en-US"';

interface Page {
  html: string[];
  titles: string[];
  section: string;
}

function paginate(blocks: Block[], theme: Theme): Page[] {
  const pages: Page[] = [];
  let html: string[] = [];
  let used = 0;
  let titles: string[] = [];
  let section = '';
  const flush = (): void => {
    if (html.length > 0) pages.push({ html, titles, section });
    html = [];
    titles = [];
    used = 0;
  };
  blocks.forEach((block, index) => {
    if (block.breakAfter) return flush();
    // A heading stays with what follows it.
    const next = blocks[index + 1];
    const after =
      block.level && next ? (next.level ? next.heightPx + (blocks[index + 2]?.heightPx ?? 0) : next.heightPx) : 0;
    const needed = block.heightPx + Math.min(after, pageHeightPx - block.heightPx);
    if ((block.level === 1 && theme.h1StartsPage && used > pageHeightPx * 0.42) || used + needed > pageHeightPx)
      flush();
    if (block.level === 1) section = block.title ?? section;
    if (block.title) titles.push(block.title);
    html.push(block.html);
    used += block.heightPx;
  });
  flush();
  return pages;
}

function toBlock(block: string, theme: Theme): Block {
  if (block === '===') return { html: '', heightPx: 0, breakAfter: true };
  if (block.startsWith('@table ')) return toTable(JSON.parse(block.slice(7)) as TableSpec, theme);
  if (block.startsWith('<')) return { html: inline(block), heightPx: rawHeight(block, theme) };
  const heading = /^(#{1,3}) (.*)$/s.exec(block);
  if (heading)
    return toHeading(heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3, heading[2] ?? '', theme);
  if (block.startsWith('- '))
    return toList(
      block.split('\n').map((line) => line.replace(/^- /, '')),
      theme,
    );
  if (block.startsWith('> ')) {
    const content = inline(block.replace(/^> /gm, '').replace(/\n/g, '<br/>'));
    return {
      html: `<div style="${theme.box}">${content}</div>`,
      heightPx: (lines(block, theme, 0.92) + block.split('\n').length - 1) * theme.linePx + 44,
    };
  }
  if (block.startsWith('^ ')) {
    return {
      html: `<p style="margin:0 0 4pt 0;font-size:9pt">${inline(block.slice(2))}</p>`,
      heightPx: lines(block, theme, theme.fontPt / 9) * 16.5 + 8,
    };
  }
  return {
    html: `<p style="${theme.paragraphStyle}">${inline(block)}</p>`,
    heightPx: lines(block, theme) * theme.linePx + 13,
  };
}

function toHeading(level: 1 | 2 | 3, content: string, theme: Theme): Block {
  const [label = '', anchor] = content.split(' {#');
  const id = anchor ? ` id="${anchor.replace('}', '')}"` : '';
  const style = level === 1 ? theme.h1 : level === 2 ? theme.h2 : theme.h3;
  const heightPx = level === 1 ? 62 + 28 * Math.floor(label.length / 60) : level === 2 ? 48 : 38;
  return { html: `<div${id} style="${style}">${inline(label)}</div>`, heightPx, level, title: plain(label) };
}

function toList(items: string[], theme: Theme): Block {
  const cell = (item: string): string =>
    '<tr><td style="width:14pt;vertical-align:top">&#8226;</td><td ' +
    `style="vertical-align:top;padding-bottom:3pt">${inline(item)}</td></tr>`;
  const list = (some: string[]): string =>
    `<table style="border-collapse:collapse;width:100%;margin:0 0 8pt 0">${some.map(cell).join('')}</table>`;
  const isTwoColumn = theme.twoColumnLists && items.length >= 6 && items.every((item) => item.length < 140);
  if (isTwoColumn) {
    const half = Math.ceil(items.length / 2);
    const column = (some: string[]): string =>
      `<td style="width:50%;vertical-align:top;padding-right:12pt">${list(some)}</td>`;
    const heightPx = items.slice(0, half).reduce((sum, item) => sum + lines(item, theme, 0.42) * theme.linePx + 5, 24);
    return {
      html:
        '<table ' +
        `style="width:100%;border-collapse:collapse"><tr>${column(items.slice(0, half))}${column(
          items.slice(half),
        )}</tr></table>`,
      heightPx,
    };
  }
  return {
    html: list(items),
    heightPx: items.reduce((sum, item) => sum + lines(item, theme, 0.94) * theme.linePx + 5, 14),
  };
}

function toTable(spec: TableSpec, theme: Theme): Block {
  const columns = Math.max(spec.head?.length ?? 0, ...spec.rows.map((row) => row.length));
  const widths =
    spec.widths ??
    (spec.kind === 'text'
      ? Array.from({ length: columns }, () => 1)
      : [3, ...Array.from({ length: columns - 1 }, () => 1)]);
  const sum = widths.reduce((a, b) => a + b, 0);
  const share = (column: number): number => (widths[column] ?? 1) / sum;
  const isSplit = spec.kind === 'numbers' && theme.table.splitDollar;
  const size = spec.kind === 'numbers' && columns > 6 ? theme.tablePt - 1.75 : theme.tablePt;
  let heightPx = 26;
  const rowHeight = (row: string[]): number => {
    const perLine = (column: number): number => Math.max(4, (theme.widthPx * share(column) - 8) / (size * 0.69));
    const most = Math.max(
      1,
      ...row.map((cell, column) =>
        cell
          .split('<br/>')
          .reduce((total, part) => total + Math.max(1, Math.ceil(plain(part).length / perLine(column))), 0),
      ),
    );
    return most * size * 1.69 + 8.5;
  };
  const head = spec.head
    ? '<tr ' +
      `style="${theme.table.headRow}">${spec.head
        .map(
          (cell, column) =>
            `<td${isSplit && column > 0 ? ' colspan="2"' : ''} ` +
            `style="${theme.table.headCell};padding:${theme.table.cellPad};vertical-align:bottom;text-align:${
              column === 0 || spec.kind === 'text' ? 'left' : 'center'
            };width:${(share(column) * 100).toFixed(1)}%">${inline(cell)}</td>`,
        )
        .join('')}</tr>`
    : '';
  if (spec.head) heightPx += rowHeight(spec.head) + 4;
  const span = isSplit ? columns * 2 - 1 : columns;
  let stripe = 0;
  const rows = spec.rows.map((row) => {
    heightPx += rowHeight(row);
    const first = row[0] ?? '';
    const mark = /^[*~>](?!\*)/.test(first) ? first[0] : '';
    const label = mark ? first.slice(1) : first;
    if (mark === '~')
      return (
        `<tr><td colspan="${span}" ` +
        `style="font-weight:700;padding:${theme.table.cellPad};padding-top:6pt">${inline(label)}</td></tr>`
      );
    stripe += 1;
    const background = stripe % 2 === 1 && theme.table.zebra ? ` style="${theme.table.zebra}"` : '';
    const cells = row.map((cell, column) =>
      toCell(
        column === 0 ? label : cell,
        column,
        mark === '*',
        mark === '>',
        spec,
        theme,
        isSplit,
        share(column),
        head === '',
      ),
    );
    return `<tr${background}>${cells.join('')}</tr>`;
  });
  const html =
    `<table style="border-collapse:collapse;width:100%;font-size:${size}pt;margin:2pt 0 10pt ` +
    `0;line-height:1.25">${head}${rows.join('\n')}</table>`;
  return { html, heightPx };
}

function toCell(
  cell: string,
  column: number,
  isTotal: boolean,
  isIndented: boolean,
  spec: TableSpec,
  theme: Theme,
  isSplit: boolean,
  share: number,
  setsWidth: boolean,
): string {
  const total = isTotal ? `;${theme.table.totalCell}` : '';
  const width = setsWidth ? `;width:${(share * 100).toFixed(1)}%` : '';
  if (column === 0 || spec.kind === 'text') {
    const indent = isIndented ? ';padding-left:14pt' : '';
    return (
      '<td ' +
      `style="padding:${theme.table.cellPad};vertical-align:top${indent}${
        isTotal && column === 0 ? ';font-weight:700' : ''
      }${width}">${inline(cell)}</td>`
    );
  }
  if (!isSplit)
    return (
      '<td ' +
      `style="padding:${
        theme.table.cellPad
      };text-align:right;vertical-align:bottom${total}${width}">${inline(cell)}</td>`
    );
  const hasDollar = cell.startsWith('$');
  return (
    '<td style="padding:1pt 1pt 1pt ' +
    `4pt;text-align:right;vertical-align:bottom${total}">${hasDollar ? '$' : ''}</td><td ` +
    `style="padding:${theme.table.cellPad};text-align:right;vertical-align:bottom${total}">${inline(
      hasDollar ? cell.slice(1) : cell,
    )}</td>`
  );
}

function lines(block: string, theme: Theme, widthShare = 1): number {
  const isSans = theme.font.startsWith('Arial');
  const perLine = (theme.widthPx * widthShare) / (theme.fontPt * (isSans ? 0.7 : 0.6));
  return Math.max(1, Math.ceil(plain(block).length / perLine));
}

function rawHeight(block: string, theme: Theme): number {
  const declared = /data-h="(\d+)"/.exec(block)?.[1];
  return declared ? Number(declared) : lines(block, theme) * theme.linePx + 12;
}
