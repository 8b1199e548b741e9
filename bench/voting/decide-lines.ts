import path from 'node:path';
import { agendaSource } from '@/bench/voting/agenda-source';
import { TWELVE_RULES } from '@/bench/voting/twelve-rules';
import { factsOf } from '@/lib/reports/flags/filing-facts';
import type { VerifyQuote } from '@/lib/voting/facts/quote-verifier';
import { toAgenda, toSheet } from '@/lib/voting/meetings/build-agenda';
import { readAgenda } from '@/lib/voting/meetings/reading/read-agenda';
import { toContent } from '@/lib/voting/policy/content';
import { decideLine } from '@/lib/voting/policy/decide/decide-line';

/** What a policy of twelve rules decides on each line of a proxy, and the year of its meeting. */
export async function decideLines(file: string) {
  const policy = toContent(TWELVE_RULES);
  for (const rule of policy.rules) if (!rule.compiled) throw new Error(`Not compiled: ${rule.text}`);
  const source = await agendaSource(file);
  const read = readAgenda(source);
  const verify = onPageOf(source.pages);
  const date = factsOf({ facts: source.facts, meetingYear: null }, 'meeting_date')[0]?.value;
  const meetingDate = typeof date === 'string' ? date : null;
  const agenda = await toAgenda(file, read, source.facts, meetingDate, verify);
  const sheet = await toSheet(file, read, source.facts, source.meetingYear, verify, async () => undefined);
  const decisions = agenda.lines.map((line) => ({
    line,
    decision: decideLine({ policy, line, sheet, companyName: '' }),
  }));
  return { decisions, meetingYear: source.meetingYear };
}

/** The votes on each proxy named, with the words that decided: to be checked by eye. */
async function main(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { decisions } = await decideLines(file);
    console.log(`\n=== ${path.basename(file)} ${decisions.length} lines`);
    for (const { line, decision } of decisions) {
      const why = decision.rule ? `rule ${decision.rule.index}` : 'otherwise';
      const words = decision.facts.map((fact) => `p${fact.page_number} “${fact.quote.slice(0, 140)}” ${fact.value}`);
      console.log(
        `${line.number} ${line.nominee ?? line.title} | ${decision.vote} | ${why} | ` +
          `${decision.missing ?? ''} ${words.join(' ; ')}`,
      );
    }
  }
}

/** Words count where they are in the page's text; the drawn page is not compared here. */
function onPageOf(pages: readonly { page: number; text: string }[]): VerifyQuote {
  const bare = (text: string) => text.replace(/\s+/g, '');
  return async ({ documentId, page, quote, range }) => {
    const text = pages.find((each) => each.page === page)?.text ?? '';
    const isFound = range ? bare(text.slice(...range)) === bare(quote) : bare(text).includes(bare(quote));
    return {
      document_id: documentId,
      page_number: page,
      quote,
      quote_verified: isFound,
      bounding_boxes: [],
    };
  };
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
