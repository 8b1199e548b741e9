import path from 'node:path';
import { agendaSource } from '@/bench/voting/agenda-source';
import { readAgenda } from '@/lib/voting/meetings/reading/read-agenda';
import type { ReadAgenda } from '@/lib/voting/meetings/reading/types';

/** Reads the agenda of each proxy named, from the cache of pages where there is one; prints a line a row. */
async function main(files: string[]): Promise<void> {
  for (const file of files) {
    const startedAt = performance.now();
    const source = await agendaSource(file);
    const readMs = performance.now() - startedAt;
    const agenda = readAgenda(source);
    console.log(
      `\n=== ${path.basename(file)} ${agenda.meetingType} ` +
        `${Math.round(readMs)}+${Math.round(performance.now() - startedAt - readMs)} ` +
        `ms, standard ${agenda.voteStandard?.value ?? '?'}`,
    );
    print(agenda);
  }
}

type Details = NonNullable<ReadAgenda['lines'][number]['details']>;

const yesNo = (value: boolean | null, yes: string, no: string) => (value === null ? '?' : value ? yes : no);

function nomineeInWords(details: Details): string {
  const seats = details.committees.map(({ name, role }) => `${name}${role === 'chair' ? '*' : ''}`);
  return [
    details.age ?? '?',
    details.director_since ?? '?',
    yesNo(details.independent, 'ind', 'NOT ind'),
    seats.join('/') || '-',
    `boards ${details.other_boards ?? '?'}`,
    details.is_board_chair ? 'CHAIR' : '',
    details.is_lead_independent ? 'LEAD' : '',
    details.is_chief_executive ? 'CEO' : '',
    `att ${yesNo(details.is_attendance_low, 'LOW', '')}`,
  ].join(', ');
}

function print(agenda: ReadAgenda): void {
  for (const line of agenda.lines) {
    const { details: d } = line;
    const about = d ? ` | ${nomineeInWords(d)}` : '';
    console.log(
      `${line.is_weak ? '~' : ' '}${line.number.padEnd(4)} ${line.kind}${line.topic ? `/${line.topic}` : ''} ` +
        `| ${line.nominee ?? line.title} | ${line.proponent} | ${line.board_recommendation ?? '?'} | ` +
        `p${line.placed.title?.page ?? '?'}${about}`,
    );
  }
  for (const [name, holder] of Object.entries(agenda.chairs))
    console.log(`     chair of ${name}: ${holder.names.join(', ')} p${holder.placed.page}`);
}

await main(process.argv.slice(2));
