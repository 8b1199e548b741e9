import { deflateRawSync } from 'node:zlib';
import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import { decodeLayout } from '@/lib/pdf/quotes/layout-codec';
import { markStructure } from '@/lib/pdf/structure/structure';
import type { Box } from '@/lib/pdf/types';
import { decodeStructure } from '@/lib/reading/structure/structure-codec';
import { readStructure } from '@/lib/reading/structure/read-structure';
import type { FilingStructure, Heading, Person } from '@/lib/reading/structure/types';
import { oneOf } from '@/lib/format/patterns';
import { compareFilings, type ComparedFiling, type SectionChange } from './compare-filings';
import { LEAVES_WORDS } from './compare-stored-patterns';

/** A filing as it is stored: its pages, and what they consist of where today's reader made it. */
export type StoredFiling = { layouts: readonly Uint8Array[]; structure: Uint8Array | null };

/** A sentence that says that somebody leaves the board. */
export type Departure = { text: string; page: number; boxes: Box[] };

/** What a filing says of its people and where its sections begin. */
export type Directory = { people: Person[]; outline: Heading[]; departures: Departure[] };

/** What is kept of a comparison. */
export type Comparison = { sections: SectionChange[]; from: Directory; to: Directory };

export type StoredResult = { content: Uint8Array; tookMs: number };

const LEAVES = new RegExp(String.raw`\b${oneOf(LEAVES_WORDS)}\b`, 'i');
const LONGEST_DEPARTURE = 400;

/**
 * Compares two stored filings and packs the result. Runs in a child process, because a filing's content is untrusted.
 */
export function compareStored(from: StoredFiling, to: StoredFiling): StoredResult {
  const startedAt = performance.now();
  const older = open(from);
  const newer = open(to);
  const comparison: Comparison = {
    sections: compareFilings(older.filing, newer.filing),
    from: directoryOf(older),
    to: directoryOf(newer),
  };
  const content = deflateRawSync(Buffer.from(JSON.stringify(comparison), 'utf8'), { level: 6 });
  return { content, tookMs: Math.round(performance.now() - startedAt) };
}

type Opened = { filing: ComparedFiling; structure: FilingStructure };

function open({ layouts, structure: packed }: StoredFiling): Opened {
  const pages = layouts.map((layout) => decodeLayout(layout));
  const stored = packed ? decodeStructure(packed) : null;
  if (stored?.outline) return opened(pages, stored.outline, stored);
  const marked = markStructure(pages);
  return opened(marked.pages, marked.sections, readStructure(marked.pages, marked.sections));
}

function opened(
  pages: ComparedFiling['pages'],
  outline: ComparedFiling['outline'],
  structure: FilingStructure,
): Opened {
  return { filing: { pages, outline, rows: structure.units.filter(({ kind }) => kind === 'row') }, structure };
}

function directoryOf({ filing: { pages }, structure: { people, outline, units } }: Opened): Directory {
  const departures = units
    .filter(({ kind, text }) => kind === 'sentence' && text.length < LONGEST_DEPARTURE && LEAVES.test(text))
    .flatMap(({ text, page, start, end }): Departure[] => {
      const layout = pages.find((each) => each.page === page);
      return layout ? [{ text, page, boxes: boxesForRange(layout, start, end) }] : [];
    });
  return { people, outline: outline ?? [], departures };
}
