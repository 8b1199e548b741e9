import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { ACTORS, expectedStatus, OTHER_ROUTES, TOKEN_ACTORS, type Bystander, type OtherRoute } from './access-table';
import { readActions, readOperations, type Operation } from './access-walk';

export const ACCESS_FILE = 'docs/access.md';
export const COMMAND = 'npx tsx tests/api/access/write-access-document.ts';

/**
 * Why code of requests acts as the owner of the tables, past row-level security; a file without a reason fails the
 * test.
 */
export const SYSTEM_USES: Record<string, string> = {
  'lib/auth':
    'Sign-in, members, invitations and roles reach across organizations: a person has several, and an invitation ' +
    'is accepted from outside. Every call checks membership itself, and the contract suite of both providers runs ' +
    'it.',
  'lib/demo/drop-workspaces.ts': 'Deletes a visitor’s workspace when its day is over; no request asks for it.',
  'lib/demo/enter.ts': 'Makes a visitor’s workspace as a copy of the sample, before anybody is signed in to it.',
  'lib/demo/quotas.ts': 'Counts what a visitor to the demo has used, beside the tenant’s own rows.',
  'lib/documents/is-drawn-as-read.ts':
    'Keeps what a look at a page found, and warns on its document, also for filings that all tenants share. What ' +
    'it writes comes from the file alone; the caller has read the page as the tenant.',
  'lib/engagements/notes/people.ts':
    "Names by user id, of people who wrote the tenant's own rows, also of those who have left.",
  'lib/http/limits/count-requests.ts': 'Counts requests of addresses and tenants, before and beside any tenant.',
  'lib/jobs/pg-boss/sender.ts': 'Timers of the job queue, which outlive the request that made them.',
  'lib/mail/allowance.ts':
    'Counts the mails of accounts, tenants and addresses, and reads whether the sender has confirmed an address.',
  'lib/voting/ballots/settings.ts':
    'Counts the members of the own organization who could approve; row-level security closes the table of ' +
    'members to requests.',
  'lib/voting/meetings/calendar-feed.ts':
    'Looks a calendar up by its token, as there is no session; what it then reads is read in the tenant of the feed.',
  'lib/processing/fetch/test-edgar-contact.ts':
    'Asks EDGAR once with the contact of the tenant; the rate limit that all processes ' +
    'share is kept beside the tenants.',
  'lib/organizations/people.ts': "Names for the audit log by user id, of people who wrote the tenant's own records.",
};

/** Files of requests that leave the tenant's scope. */
export function systemUses(): string[] {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file));
  const found = files
    .filter((file) => /\b(systemDatabase|asSystem)\b/.test(readFileSync(file, 'utf8')))
    .map((file) => (file.startsWith('lib/auth/') ? 'lib/auth' : file));
  return [...new Set(found)].sort();
}

/** Pages that know who asks and read for them without entering the tenant. */
export function pagesOutsideTheTenant(): string[] {
  return globSync('{app,components}/**/*.{ts,tsx}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    // `readOrNull` of app/first-data reads in the tenant.
    return /\bgetContext\(\)/.test(text) && !/\b(?:inTenant|readOrNull)\(/.test(text);
  });
}

/** The document, from the very rows that the test walks. */
export async function accessDocument(): Promise<string> {
  const [operations, actions] = [await readOperations(), await readActions()];
  const rows = operations.map((operation) => `| \`${operation.name}\` | ${cellsOf(operation)} |`);
  const actionRows = actions.map(
    (each) => `| \`${each.action?.spec.name ?? ''}\` | \`${each.action?.as ?? ''}\` | ${cellsOf(each)} |`,
  );
  const notes = operations.filter(({ row }) => row.note).map(({ name, row }) => `- \`${name}\`: ${row.note}`);
  return [
    INTRODUCTION,
    `| Call | Least role | ${ACTORS.join(' | ')} |`,
    `|---|---|${ACTORS.map(() => '---:').join('|')}|`,
    ...rows,
    '',
    ...notes,
    '',
    '### Other routes',
    '',
    `| Route | Call | ${BYSTANDERS.join(' | ')} |`,
    `|---|---|${BYSTANDERS.map(() => '---:').join('|')}|`,
    ...Object.entries(OTHER_ROUTES).flatMap(([, route]) => otherRows(route)),
    '',
    ACTIONS,
    `| Action | Same change as | Least role | ${ACTORS.join(' | ')} |`,
    `|---|---|---|${ACTORS.map(() => '---:').join('|')}|`,
    ...actionRows,
    '',
    ROW_SECURITY,
    ...Object.entries(SYSTEM_USES).map(([file, why]) => `- \`${file}\`: ${why}`),
    '',
  ].join('\n');
}

export async function writeAccessDocument(): Promise<void> {
  writeFileSync(ACCESS_FILE, await accessDocument());
}

function cellsOf({ spec, row, method }: Operation): string {
  const statuses = ACTORS.map((actor) => expectedStatus(actor, spec, row, method) ?? '–');
  return [spec.role.replace('org:', ''), ...statuses.map((each) => (row.orOff ? `${each} (${row.orOff})` : each))].join(
    ' | ',
  );
}

const BYSTANDERS = ACTORS.filter(
  (actor): actor is Bystander => actor !== 'colleague' && !TOKEN_ACTORS.some((each) => each === actor),
);

function otherRows({ why, calls }: OtherRoute): string[] {
  return calls.map(
    ({ method, path, expect }, at) =>
      `| ${at === 0 ? why : ''} | \`${method} ${path}\` | ${BYSTANDERS.map((actor) => expect[actor]).join(' | ')} |`,
  );
}

const INTRODUCTION = `# Who may do what

It is generated from the rows that \`tests/api/access/access.test.ts\` walks against a running product; the test \
fails when
page and rows differ, and when an operation, a route or a server action has no row. To write it anew: \`${COMMAND}\`.

- **Ended session**: a bearer token that was signed out. **Forged token**: a valid session under another's signature. \
Sessions
  that ran out are refused in \`tests/contract/auth/auth-embedded.test.ts\`.
- **Personal account** and **another organization**: a person outside, as admin of their own. **Removed member**: a \
former
  admin whose session still lives; it falls back to the personal account at once.
- **Colleague**: a member of the same organization, on an item that is personal to another. Of lists the same is \
tested for
  admins, who see no personal items either.
- **Tokens**: API tokens that the organization's admin made, with one scope each. A token acts as its maker with the
  lower of the maker's present role and its scope. Writes that a scope allows are not made here, because they
  would succeed; \`tests/api/tokens.test.ts\` makes them.

Cells are the HTTP status. Outsiders name real ids of the organization: what they get is compared with the answer to ids
that do not exist, and has to be the same to the byte, apart from the ids themselves and the request id. Lists, totals \
and
counts are compared with those of a stranger. A test at the end reads every item again, so that a 404 was never for \
want of
the item.

**Timing.** An id of another tenant and an id of nothing take the same path: one indexed query whose condition names \
the id
and the tenant together, which finds no row in either case. Nothing is looked up first and judged afterwards. That is \
not
asserted by a clock, because a test on a busy machine would say more about the machine.

**Roles.** A viewer reads, downloads and asks questions; every other write is 403. A member writes what is theirs or \
shared.
An admin also manages members, invitations, the analysis context, and reads audit and usage. A personal account is the
admin of itself.

## Operations
`;

const ACTIONS = `## Server actions

What a screen changes goes through a server action. The test sends each one over HTTP to the production build, as the
browser does, as the same eight callers and with the same ids and bodies as the operation that makes the same change. \
Role,
rate limit, quota and schemas of the two are compared as well, so they cannot differ. An action answers HTTP 200 with \
its
refusal inside; the cells are the status of its code.
`;

const ROW_SECURITY = `## The second line: row-level security

Every query names its tenant. Behind it, the database checks again: a request's statements run as the role \
\`plumbline_app\`
in a transaction that set the tenant and the user, and policies in \`db/schema\` let that role see and change only \
their rows.
\`tests/contract/database/row-level-security.test.ts\` runs queries that forgot their \`where\` on every table, on the \
embedded database
and on PostgreSQL 17; a table without a policy fails it.

- \`db/tenant-scope.ts\` holds the tenant of the running request; \`lib/http\` and the pages enter it, \`database()\` \
obeys it.
- Personal reports, templates, engagements, notifications and answers to repeated requests are bound to the user as \
well.
- Sessions, passwords, tokens and rate limits are closed to requests altogether; EDGAR's filings and the catalogue of
  companies are read by all and changed by none, but for companies that a user enters.
- Jobs, start-up and sign-in work across tenants, as the owner of the tables, whom policies do not bind.
- Where the database user may not act as the role, the product says so at start and in \`npm run doctor\`, with the \
statement
  for an administrator, and runs without this line.
- What it is not: a protection against a person who can run any SQL. The role is taken within the owner's
  connection, and could be given back there. It stops the query that forgot its condition.

What a request does as the owner, and why:
`;
