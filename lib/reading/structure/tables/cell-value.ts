import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import { SCALES } from '@/lib/format/words/number-words';
import { notesOf, withoutNotes } from './cells';
import type { RowCell } from '../types';
import { MILLIONS_STATED, THOUSANDS_STATED, NOT_SCALED_WORDS } from './cell-value-patterns';
import { alternatives } from '@/lib/format/patterns';

/** The unit and scale of all amounts of a table. */
export type TableScale = { unit: string | null; scale: number };

const NUMBER = new RegExp(
  String.raw`^(-)?(\()?-?\s?(${CURRENCY_SIGN})?\s?(\()?(-?)(\d[\d,]*(?:\.\d+)?|\.\d+)\s?` +
    String.raw`(thousand|million|billion|bn|[KMBx%])?\)?\s?(%)?$`,
  'i',
);
const DASH = new RegExp(String.raw`^${CURRENCY_SIGN}?\s?[-‐‑–—]+\s?%?$`);
const NOT_SCALED = new RegExp(alternatives(NOT_SCALED_WORDS), 'i');
const SHARES = /\(#\)|\bshares?\b|\bunits?\b|\boptions\b(?!.*\$)/i;
const MONEY = /\$|\bUSD\b|\bdollars?\b/i;

/** Reads words such as "(in thousands)", "$ in millions", "($000)" and the currency beside them. */
export function scaleIn(words: string): TableScale {
  const unit = MONEY.test(words) ? '$' : null;
  if (THOUSANDS_STATED.test(words)) return { unit, scale: 1e3 };
  if (MILLIONS_STATED.test(words)) return { unit, scale: 1e6 };
  if (/\b(?:in|of)\s(?:U\.?S\.?\s)?\$?\s?(?:dollars\s)?billions?\b|\(billions\)|\$\s?billions\b/i.test(words))
    return { unit, scale: 1e9 };
  return { unit, scale: 1 };
}

/** A cell with its numeric value. `label` is the label of its row. */
export function toCell(
  raw: Pick<RowCell, 'head' | 'start' | 'end'>,
  printed: string,
  label: string,
  table: TableScale,
): RowCell {
  const notes = notesOf(printed);
  const cell: RowCell = { ...raw, text: withoutNotes(printed), ...(notes.length > 0 ? { notes } : {}) };
  if (DASH.test(cell.text)) return { ...cell, value: null };
  const match = NUMBER.exec(cell.text);
  if (!match) return cell;
  const [, minus, outer, currency, inner, inside, digits = '', word = '', percent] = match;
  const size = Number(digits.replace(/,/g, ''));
  const isNegative = Boolean(minus ?? outer ?? inner) || inside === '-';
  const about = `${raw.head} ${label}`;
  const own = scaleIn(raw.head);
  const isPercent =
    percent === '%' || word === '%' || (!currency && /%|\bpercent\b/i.test(raw.head) && !MONEY.test(raw.head));
  const isCount = !currency && !MONEY.test(raw.head) && SHARES.test(about);
  const isBare = /^(?:19|20)\d\d$/.test(digits) && !currency;
  const named = SCALES[word.toLowerCase()];
  const wide = own.scale > 1 ? own.scale : table.scale;
  const isScaled = !isPercent && !isBare && !NOT_SCALED.test(about) && word.toLowerCase() !== 'x';
  const scale = named ?? (isScaled ? wide : 1);
  const isMoney = currency !== undefined || MONEY.test(raw.head) || (table.unit === '$' && table.scale > 1 && isScaled);
  const unit = isPercent ? '%' : isCount ? 'shares' : isMoney ? (currency ?? '$') : undefined;
  const value = Math.round((isNegative ? -size : size) * scale * 1e6) / 1e6;
  return { ...cell, value, ...(unit ? { unit } : {}) };
}
