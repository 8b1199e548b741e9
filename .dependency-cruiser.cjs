/**
 * The direction of imports: app and inngest → domains → db, lib/{ai,jobs,edgar,pdf,storage,errors}.
 * A domain imports only the domains left of it in this list.
 */
const DOMAINS = [
  'organizations',
  'companies',
  'documents',
  'retrieval',
  'facts',
  'financials',
  'changes',
  'queries',
  'templates',
  'reports',
  'subscriptions',
  'engagements',
];

const domainRules = DOMAINS.map((domain, index) => ({
  name: `domain-${domain}-imports-only-leftwards`,
  severity: 'error',
  from: { path: `^lib/${domain}/` },
  to: { path: `^lib/(${DOMAINS.slice(index + 1).join('|') || '-'})/` },
})).filter((_, index) => index < DOMAINS.length - 1);

module.exports = {
  forbidden: [
    ...domainRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lib-knows-no-screens',
      severity: 'error',
      from: { path: '^(lib|db)/' },
      to: { path: '^(app|components|inngest)/' },
    },
    // The web server does no job: what renders, reads and embeds would hold up its answers, and does not survive its bundler.
    {
      name: 'web-does-no-jobs',
      severity: 'error',
      from: { path: '^(app|instrumentation)' },
      to: { path: '^inngest/' },
    },
    {
      name: 'ui-primitives-know-nothing-of-ours',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib/(?!format/)|db|app|inngest|components/(?!ui/))' },
    },
    {
      name: 'components-see-only-schemas',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^(db|inngest|lib/(?!format/|errors\.ts|[a-z-]+/schema|context|pdf/types|[a-z]+/[a-z-]+\\.rules))',
        dependencyTypesNot: ['type-only'],
      },
    },
    // A screen names the action that makes its change: Next puts a reference in the browser's code, and the file stays on
    // the server. So the call is checked by types, and 'go to definition' leads to the use case. Nothing else of app/ is
    // for components; actions import no component, so there is no cycle.
    {
      name: 'components-see-only-actions-of-app',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/', pathNot: '^app/\\([a-z]+\\)/[a-z-]+/actions\\.ts$' },
    },
    {
      name: 'actions-know-no-screens',
      severity: 'error',
      from: { path: '^app/.*/actions\\.ts$' },
      to: { path: '^(components|app)/' },
    },
    {
      name: 'schema-imports-drizzle-only',
      severity: 'error',
      from: { path: '^db/schema/' },
      to: { path: '^(lib|app|components|inngest)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'edgar-pdf-and-xbrl-know-no-database',
      severity: 'error',
      from: { path: '^lib/(edgar|pdf|xbrl)/' },
      to: { path: '^db/' },
    },
    {
      name: 'production-code-imports-no-tests',
      severity: 'error',
      from: { path: '^(app|components|lib|db|inngest)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|node_modules|\\.data)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
