import { matchesOf, type FilingText, type Span } from './reading/filing-text';
import type { FactDraft } from './types';

type Tagged = { name: string; context: string; text: string; scale: number };

const ELEMENT = /<ix:(?:nonfraction|nonnumeric)\b(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/ix:(?:nonfraction|nonnumeric)>/gi;
const CONTEXT = /<(?:\w+:)?context\b[^>]*\bid="(?<id>[^"]+)"[^>]*>(?<body>[\s\S]*?)<\/(?:\w+:)?context>/gi;

/**
 * The executive compensation tags (ecd) that proxies carry since 2022: the chief executive's name and total pay, by year.
 * Each is placed on the words of the page that print it; a tag whose words cannot be found is left out.
 */
export function readInlineXbrl(html: string, filing: FilingText): FactDraft[] {
  if (!/ecd:Peo/i.test(html)) return [];
  const years = yearsByContext(html);
  const latest = Math.max(0, ...years.values());
  return taggedIn(html).flatMap((tag): FactDraft[] => {
    const year = years.get(tag.context);
    if (year === undefined || year !== latest) return [];
    if (/^ecd:PeoTotalCompAmt$/i.test(tag.name)) return totalPay(tag, year, filing);
    return /^ecd:PeoName$/i.test(tag.name) ? chiefName(tag, year, filing) : [];
  });
}

function totalPay(tag: Tagged, year: number, filing: FilingText): FactDraft[] {
  const value = Number(tag.text.replace(/[^\d.]/g, '')) * 10 ** tag.scale;
  const span = value > 0 ? spanOf(filing, tag.text.replace(/[^\d.,]/g, '')) : undefined;
  return span ? [{ key: 'ceo_total_pay', value, unit: 'USD', period: String(year), span, confidence: 0.9, source: 'xbrl' }] : [];
}

function chiefName(tag: Tagged, year: number, filing: FilingText): FactDraft[] {
  const name = tag.text.trim();
  const span = name.length > 3 && name.length < 60 ? spanOf(filing, name) : undefined;
  return span ? [{ key: 'ceo_name', value: name, period: String(year), span, confidence: 0.9, source: 'xbrl' }] : [];
}

/** Where the tagged words are printed, the pay-versus-performance table first. */
function spanOf(filing: FilingText, words: string): Span | undefined {
  const pattern = new RegExp(`(?<![\\d,.\\w])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\d,\\w])`, 'g');
  const places = [...matchesOf(filing, pattern)];
  const best = places.find((match) => /pay versus performance/i.test(match.page.text)) ?? places[0];
  return best?.sentence;
}

function taggedIn(html: string): Tagged[] {
  return [...html.matchAll(ELEMENT)].map((match) => {
    const attributes = match.groups?.attributes ?? '';
    return { name: attribute(attributes, 'name'), context: attribute(attributes, 'contextRef'), scale: Number(attribute(attributes, 'scale') || 0), text: plainText(match.groups?.body ?? '') };
  });
}

/** The fiscal year of each context. A year that ends in January or February is named after the one it mostly lies in. */
function yearsByContext(html: string): Map<string, number> {
  const years = new Map<string, number>();
  for (const match of html.matchAll(CONTEXT)) {
    const end = /<(?:\w+:)?(?:endDate|instant)>\s*(\d{4})-(\d{2})/i.exec(match.groups?.body ?? '');
    if (match.groups?.id && end) years.set(match.groups.id, Number(end[1]) - (Number(end[2]) <= 2 ? 1 : 0));
  }
  return years;
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
}

function plainText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&nbsp;|&#160;/g, ' ').replace(/&amp;/g, '&').replace(/&#8217;|&rsquo;/g, "'").replace(/\s+/g, ' ').trim();
}
