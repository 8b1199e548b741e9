import { surnameAsWritten } from '@/lib/reading/text/names/names';
import { literally } from '@/lib/format/patterns';
import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documentPages } from '@/db/schema';
import type { Fact } from '@/lib/facts/fact';
import { factsOf, type Filing } from './filing-facts';
import { exactly, type Readings } from './reading';

type Person = { name: string; value: number };

/** Metrics based on the list of nominees; the quote about the deciding person is searched on the pages. */
export async function readPeople(metric: string, filing: Filing): Promise<Readings | undefined> {
  if (metric !== 'director_tenure' && metric !== 'director_age' && metric !== 'average_tenure') return undefined;
  const [fact] = factsOf(filing, 'nominees');
  if (!fact || !Array.isArray(fact.value) || fact.value.length === 0)
    return { readings: [], reason: 'The filing contains no list of nominees that could be read.' };
  const field = metric === 'director_age' ? 'age' : 'director_since';
  const year = filing.meetingYear;
  const known = fact.value.flatMap((item): Person[] => {
    const stated = item[field];
    if (typeof stated !== 'number' || typeof item.name !== 'string') return [];
    return [{ name: item.name, value: field === 'age' ? stated : (year ?? 0) - stated }];
  });
  if (known.length === 0 || (field === 'director_since' && year === null))
    return {
      readings: [],
      reason:
        field === 'age'
          ? 'The ages of the nominees could not be read.'
          : 'The years in which the nominees began to serve could not be read.',
    };
  const isComplete = known.length === fact.value.length;
  if (metric === 'average_tenure') {
    if (!isComplete)
      return {
        readings: [],
        reason: `The start of service could be read for only ${known.length} of ${fact.value.length} nominees.`,
      };
    const mean = known.reduce((sum, person) => sum + person.value, 0) / known.length;
    return {
      readings: [
        exactly(Math.round(mean * 10) / 10, `${mean.toFixed(1)} years`, [fact], `average of ${known.length} nominees`),
      ],
    };
  }
  const most = known.toSorted((a, b) => b.value - a.value)[0];
  if (!most) return { readings: [] };
  const written = String(field === 'age' ? most.value : (year ?? 0) - most.value);
  const evidence = await wordsAbout(fact, most.name, written);
  if (!evidence)
    return {
      readings: [],
      reason: `${most.name} stands out with ${most.value} years, but no passage was found that states it.`,
    };
  const reading = exactly(
    most.value,
    `${most.name}, ${most.value} years`,
    [evidence],
    isComplete ? undefined : `read for ${known.length} of ${fact.value.length} nominees`,
  );
  // Nominees without a known value may exceed the highest known value but not lower it.
  return { readings: [isComplete ? reading : { ...reading, high: Infinity }] };
}

/** The shortest passage with the person's name and the figure. */
async function wordsAbout(fact: Fact, name: string, figure: string): Promise<Fact | undefined> {
  const surname = surnameAsWritten(name);
  const pages = await database()
    .select({ page: documentPages.page, text: documentPages.text })
    .from(documentPages)
    .where(and(eq(documentPages.documentId, fact.documentId)));
  const escaped = literally(surname);
  const pattern = new RegExp(`\\b${escaped}\\b[^]{0,220}?(?<![\\d$,.])${figure}\\b(?![,.]?\\d|%)`, 'gi');
  const found = pages.flatMap(({ page, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ page, quote: match[0] })),
  );
  const best = found.toSorted(
    (a, b) => Number(b.page === fact.page) - Number(a.page === fact.page) || a.quote.length - b.quote.length,
  )[0];
  return best ? { ...fact, page: best.page, quote: best.quote } : undefined;
}
