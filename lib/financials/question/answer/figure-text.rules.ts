import { alternatives } from '@/lib/format/patterns';
import { PLURAL_WORDS } from './figure-text-patterns';
import type { When } from './find-figure';
import type { AnswerFormat } from '@/lib/financials/question/read/strip-instructions';

/** Labels that are spoken of in the plural. */
const PLURAL = new RegExp(alternatives(PLURAL_WORDS), 'i');

type Amount = { value: number; unit: string | null };

/** A value in the form that the question asks for: "$4.81 billion", "14.5%", "81.5 days". */
export function formatAmount(
  { value, unit }: Amount,
  { scale, decimals, isInBasisPoints, isAsRatio }: AnswerFormat,
): string {
  if (unit === 'percent' && isAsRatio) return `${fixed(value / 100, decimals ?? 2)} (${fixed(value, decimals ?? 1)}%)`;
  if (unit === 'percent') return `${fixed(value, decimals ?? 1)}%`;
  if (unit === 'percentage points' && isInBasisPoints) return `${fixed(value * 100, decimals ?? 0)} basis points`;
  if (unit === 'percentage points') return `${fixed(value, decimals ?? 1)} percentage points`;
  if (unit === 'ratio') return fixed(value, decimals ?? 2);
  if (unit === 'days') return `${fixed(value, decimals ?? 1)} days`;
  const sign = value < 0 ? '-' : '';
  const money = unit?.startsWith('USD') ? '$' : '';
  const other = unit && money === '' && /^[A-Z]{3}/.test(unit) ? `${unit.slice(0, 3)} ` : '';
  if (unit?.includes('/')) return `${sign}${money}${other}${fixed(Math.abs(value), decimals ?? 2)} per share`;
  const counted = scale ?? (Math.abs(value) >= 1e6 ? 1e6 : 1);
  const word = { 1e3: ' thousand', 1e6: ' million', 1e9: ' billion' }[counted] ?? '';
  const shown = Math.abs(value) / counted;
  const digits = decimals ?? (Number.isInteger(shown) ? 0 : 2);
  const noun = unit === 'shares' ? ' shares' : '';
  return `${sign}${money}${other}${fixed(shown, digits)}${word}${noun}`;
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** "Growth of sales", "Goodwill as a share of total assets" are spoken of in the singular. */
const NO_PLURAL = /^growth of | as a share of | to total /i;

/** The verb after a label in a sentence: "were" for plural labels, otherwise "was". */
export function verbOf(label: string): 'was' | 'were' {
  return PLURAL.test(label) && !NO_PLURAL.test(label) ? 'were' : 'was';
}

/** "in fiscal 2024", "in the quarter Q2 of fiscal 2024", "in the first six months of fiscal 2024". */
export function periodPhrase({ fiscal_year, fiscal_quarter, isToDate }: When): string {
  if (isToDate && fiscal_quarter !== null && fiscal_quarter > 1)
    return `in the first ${fiscal_quarter === 2 ? 'six' : 'nine'} months of fiscal ${fiscal_year}`;
  return fiscal_quarter === null
    ? `in fiscal ${fiscal_year}`
    : `in the quarter Q${fiscal_quarter} of fiscal ${fiscal_year}`;
}

/** Citation markers of `count` sources, each preceded by a no-break space: 2 → " [1] [2]". */
export function citationMarkers(count: number): string {
  return Array.from({ length: count }, (_, index) => `\u00a0[${index + 1}]`).join('');
}

/** A label within a sentence; initials stay as they are. */
export function lowerFirst(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
