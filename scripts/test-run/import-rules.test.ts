import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../supervisor/project';
import { edgeOf, rulesThatReport, type Probe } from './probe-imports';

const rules = z
  .object({ forbidden: z.array(z.object({ name: z.string() })) })
  .parse(createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs')))
  .forbidden.map(({ name }) => name);

const namesIn = (pattern: RegExp): string[] => rules.flatMap((name) => pattern.exec(name)?.[1] ?? []);

/** The folders of lib/ in their order, but for the last one, which may import them all. */
const LIB = namesIn(/^lib-(.+)-imports-only-leftwards$/);
/** What the features share, in its order. */
const SHARED = namesIn(/^components-(.+)-imports-only-leftwards$/);
const FEATURES = namesIn(/^feature-(.+)-imports-no-other$/);
const foldersOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

const FORBIDDEN: (readonly [rule: string, from: string, to: string])[] = [
  ...[...LIB, 'http'].slice(1).map((right, index) => {
    const left = LIB[index] ?? '';
    return [`lib-${left}-imports-only-leftwards`, `lib/${left}/to-right.ts`, `lib/${right}/probe.ts`] as const;
  }),
  ...SHARED.flatMap((left, index) =>
    [SHARED[index + 1] ?? 'shell', 'grid'].map((right) => {
      const files = [`components/${left}/to-${right}.tsx`, `components/${right}/probe.tsx`] as const;
      return [`components-${left}-imports-only-leftwards`, ...files] as const;
    }),
  ),
  ...FEATURES.map((feature, index) => {
    const other = FEATURES.at(index - 1) ?? '';
    const file = `components/${other}/probe.tsx`;
    return [`feature-${feature}-imports-no-other`, `components/${feature}/to-other.tsx`, file] as const;
  }),
  ['lib-folders-stand-in-the-list', 'lib/unlisted/probe.ts', 'lib/log.ts'],
  ['component-folders-stand-in-a-list', 'components/unlisted/probe.tsx', 'components/ui/button.tsx'],
  ['component-folders-stand-in-a-list', 'components/probe.tsx', 'components/ui/button.tsx'],
  ['lib-root-imports-no-folder', 'lib/probe.ts', 'lib/operations/version.ts'],
  ['lib-root-imports-no-folder', 'lib/probe.ts', 'lib/http/route.ts'],
  ['job-definitions-know-no-http', 'lib/jobs/definitions/probe.ts', 'lib/http/call.ts'],
  ['no-cycles', 'lib/grid/one.ts', 'lib/grid/other.ts'],
  ['lib-knows-no-screens', 'lib/grid/to-screen.ts', 'components/grid/probe.tsx'],
  ['lib-knows-no-screens', 'db/to-page.ts', 'app/layout.tsx'],
  ['lib-knows-no-screens', 'middleware.ts', 'components/ui/button.tsx'],
  ['lib-knows-no-screens', 'instrumentation-client.ts', 'app/layout.tsx'],
  ['the-product-knows-no-commands', 'db/to-command.ts', 'scripts/supervisor/project.ts'],
  ['the-product-knows-no-commands', 'lib/grid/to-command.ts', 'scripts/supervisor/project.ts'],
  ['the-product-knows-no-commands', 'inngest/to-command.ts', 'scripts/worker.ts'],
  ['the-product-knows-no-commands', 'instrumentation.ts', 'scripts/worker.ts'],
  ['domains-know-no-next', 'lib/grid/to-next.ts', 'next/headers'],
  ['domains-know-no-next', 'db/to-next.ts', 'type next/server'],
  ['inngest-imports-jobs-only', 'inngest/to-domain.ts', 'lib/grid/probe.ts'],
  ['inngest-imports-jobs-only', 'inngest/to-shapes.ts', 'lib/common-schemas.ts'],
  ['inngest-imports-jobs-only', 'inngest/to-page.ts', 'app/layout.tsx'],
  ...[
    'app/api/route.ts',
    'components/grid/to-jobs.tsx',
    'lib/grid/to-jobs.ts',
    'middleware.ts',
    'instrumentation.ts',
  ].map((from) => ['web-does-no-jobs', from, 'lib/jobs/table.ts'] as const),
  ['web-does-no-jobs', 'middleware.ts', 'inngest/client.ts'],
  ['web-does-no-jobs', 'lib/jobs/queue.ts', 'lib/jobs/definitions/read-filing.ts'],
  ['job-inputs-are-only-schemas', 'lib/grid/job-inputs.ts', 'lib/grid/fill-grid.ts'],
  ['db-imports-no-domain', 'db/to-domain.ts', 'lib/grid/probe.ts'],
  ['db-imports-no-domain', 'db/to-rows.ts', 'lib/visible-rows.ts'],
  ['feature-grid-imports-no-other', 'components/grid/to-shell.tsx', 'components/shell/header.tsx'],
  ['ui-primitives-know-nothing-of-ours', 'components/ui/to-lib.tsx', 'lib/errors.ts'],
  ['components-see-only-schemas', 'components/grid/to-use-case.tsx', 'lib/grid/create-grid.ts'],
  ['components-see-only-schemas', 'components/grid/to-database.tsx', 'db/client.ts'],
  ['components-see-only-schemas', 'instrumentation-client.ts', 'lib/env.ts'],
  ['features-see-only-their-actions-of-app', 'components/grid/to-page.tsx', 'app/(app)/grid/page.tsx'],
  ['features-see-only-their-actions-of-app', 'components/grid/to-actions.tsx', 'app/(app)/voting/actions.ts'],
  ['features-see-only-their-actions-of-app', 'components/grid/to-types.tsx', 'type app/(app)/voting/actions.ts'],
  ['features-see-only-their-actions-of-app', 'components/shared/to-actions.tsx', 'app/(app)/grid/actions.ts'],
  ['features-see-only-their-actions-of-app', 'components/shell/to-actions.tsx', 'app/(app)/grid/actions.ts'],
  ['auth-sees-only-actions-of-accounts', 'components/auth/to-actions.tsx', 'app/(app)/grid/actions.ts'],
  ['actions-know-no-screens', 'app/(app)/grid/actions.ts', 'components/grid/probe.tsx'],
  ['schema-imports-drizzle-only', 'db/schema/probe.ts', 'lib/errors.ts'],
  ['edgar-pdf-and-xbrl-know-no-database', 'lib/pdf/to-database.ts', 'db/client.ts'],
  ['production-code-imports-no-tests', 'lib/grid/to-tests.ts', 'tests/support/probe.ts'],
  ['production-code-imports-no-tests', 'middleware.ts', 'samples/generate/index.ts'],
  ['the-product-runs-without-development-packages', 'lib/grid/to-development.ts', 'vitest'],
  ['every-import-is-found', 'lib/grid/to-nothing.ts', 'no-such-package'],
];

const ALLOWED: Probe[] = [
  ...[...LIB, 'http'].slice(1).map((right, index) => [`lib/${right}/to-left.ts`, `lib/${LIB[index]}/left.ts`] as const),
  ...SHARED.slice(1).map((right, index) => {
    return [`components/${right}/to-left.tsx`, `components/${SHARED[index]}/left.tsx`] as const;
  }),
  ['components/shell/allowed.tsx', 'components/auth/allowed.tsx'],
  ['components/probe.test.ts', 'components/ui/button.tsx'],
  ['lib/probe.ts', 'lib/format/dates.ts'],
  ['lib/probe.ts', 'db/client.ts'],
  ['lib/probe.test.ts', 'lib/companies/schema.ts'],
  ['lib/jobs/definitions/probe.ts', 'lib/grid/fill-grid.ts'],
  ['lib/reports/job-inputs.ts', 'lib/reports/schema.ts'],
  ['inngest/allowed.ts', 'lib/jobs/table.ts'],
  ['inngest/allowed.ts', 'lib/tracing.ts'],
  ['inngest/allowed.ts', 'db/client.ts'],
  ['scripts/worker-probe.ts', 'lib/jobs/table.ts'],
  ['lib/http/allowed.ts', 'next/headers'],
  ['lib/auth/allowed.ts', 'next/headers'],
  ['db/allowed.ts', 'lib/log.ts'],
  ['middleware.ts', 'lib/http/plain-page.ts'],
  ['components/grid/allowed.tsx', 'components/viewer/allowed.tsx'],
  ['components/grid/allowed.tsx', 'app/(app)/grid/actions.ts'],
  ['components/auth/allowed.tsx', 'app/(app)/account/actions.ts'],
  ['components/auth/allowed.tsx', 'app/(auth)/accept-invitation/actions.ts'],
  ['components/grid/allowed.tsx', 'lib/grid/schema.ts'],
  ['components/grid/allowed.tsx', 'type lib/grid/grid.ts'],
  ['lib/grid/development.ts', 'type vitest'],
  ['scripts/test-run/probe.ts', 'tests/support/probe.ts'],
];

let reported = new Map<string, string[]>();
beforeAll(async () => {
  const back = ['lib/grid/other.ts', 'lib/grid/one.ts'] as const;
  reported = await rulesThatReport([...FORBIDDEN.map(([, ...probe]) => probe), back, ...ALLOWED]);
}, 30_000);

it.each(FORBIDDEN)('%s: %s does not import %s', (rule, from, to) => {
  expect(reported.get(edgeOf([from, to]))).toContain(rule);
});

it.each(ALLOWED)('%s may import %s', (from, to) => {
  expect(reported.get(edgeOf([from, to]))).toBeUndefined();
});

it('every rule has an import here that it reports', () => {
  expect(rules.filter((rule) => !FORBIDDEN.some(([named]) => named === rule))).toEqual([]);
});

it('the folders in the rules are those that there are', () => {
  expect([...LIB, 'http'].toSorted()).toEqual(foldersOf('lib').toSorted());
  expect([...SHARED, ...FEATURES, 'shell'].toSorted()).toEqual(foldersOf('components').toSorted());
});
