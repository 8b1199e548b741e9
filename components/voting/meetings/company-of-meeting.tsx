import Link from 'next/link';
import type { Meeting } from '@/lib/voting/meetings/schema';

/** The company's name, which opens the ballot if there is one, cut where the row is too short. */
export function CompanyOfMeeting({ meeting: { ballot, company_name: name } }: { meeting: Meeting }) {
  return ballot ? (
    <Link href={`/voting/ballots/${ballot.id}`} className="truncate font-medium hover:underline" title={name}>
      {name}
    </Link>
  ) : (
    <span className="truncate font-medium" title={name}>
      {name}
    </span>
  );
}
