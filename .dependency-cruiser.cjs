/**
 * The direction of imports: app, inngest and scripts → domains → platform → ground. A folder of lib/ imports only what
 * stands before it in this list; every folder of lib/ stands in it (the last rule finds one that does not).
 */
const LIB = [
  // Ground: no folder of ours below it.
  'format',
  'archives',
  'child-process',
  // Platform: one outside thing each, and no domain.
  'storage',
  'mail',
  'edgar',
  'pdf',
  'xbrl',
  'ai',
  'audit',
  'jobs',
  'auth',
  'events',
  // Domains.
  'organizations',
  'companies',
  'documents',
  'retrieval',
  'reading',
  'facts',
  'financials',
  'answers',
  'processing',
  'changes',
  'queries',
  'templates',
  'reports',
  'notifications',
  'integrations',
  'subscriptions',
  'grid',
  'engagements',
  'voting',
  'audit-log',
  'operations',
  'search',
  'mcp',
  // The workspace of samples fills every domain; the HTTP layer calls them for the routes.
  'demo',
  'http',
];

/** The job definitions and their table call the domains; they are the worker's, and nothing else's. */
const WORKER = '^lib/jobs/(definitions/|table)';

const FEATURES = [
  'auth',
  'companies',
  'documents',
  'engagements',
  'grid',
  'notifications',
  'organization',
  'queries',
  'reports',
  'subscriptions',
  'templates',
  'voting',
];

/** What the features share: each imports only what stands before it, and no feature. `shell`, the frame, is last. */
const SHARED = ['ui', 'api', 'reads', 'shared', 'viewer', 'evidence', 'jobs'];

/** What Next runs before every page, and what it runs once as a process or a browser's page begins. */
const ROOT_FILES = '^(middleware|instrumentation|instrumentation-client)\\.ts$';

const TESTS = '\\.test\\.tsx?$';

const libRules = LIB.slice(0, -1).map((folder, index) => ({
  name: `lib-${folder}-imports-only-leftwards`,
  severity: 'error',
  from: { path: `^lib/${folder}/`, pathNot: WORKER },
  to: { path: `^lib/(${LIB.slice(index + 1).join('|')})/` },
}));

const sharedRules = SHARED.map((folder, index) => ({
  name: `components-${folder}-imports-only-leftwards`,
  severity: 'error',
  from: { path: `^components/${folder}/` },
  to: { path: `^components/(${[...SHARED.slice(index + 1), ...FEATURES, 'shell'].join('|')})/` },
}));

/** Neither other features nor the frame around them, which shows some of them. */
const featureRules = FEATURES.map((feature) => ({
  name: `feature-${feature}-imports-no-other`,
  severity: 'error',
  from: { path: `^components/${feature}/` },
  to: { path: `^components/(${[...FEATURES.filter((other) => other !== feature), 'shell'].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...libRules,
    ...sharedRules,
    ...featureRules,
    {
      name: 'lib-folders-stand-in-the-list',
      severity: 'error',
      from: { path: '^lib/[^/]+/', pathNot: `^lib/(${LIB.join('|')})/` },
      to: {},
    },
    {
      name: 'component-folders-stand-in-a-list',
      severity: 'error',
      from: {
        path: '^components/',
        pathNot: [`^components/(${[...SHARED, ...FEATURES, 'shell'].join('|')})/`, '^components/[^/]+\\.test\\.tsx?$'],
      },
      to: {},
    },
    // Every folder of lib/ may import the files beside the folders, so these import none of the folders.
    {
      name: 'lib-root-imports-no-folder',
      severity: 'error',
      from: { path: '^lib/[^/]+$', pathNot: TESTS },
      to: { path: '^lib/(?!format/)[^/]+/' },
    },
    // The job definitions are left out of the rules above: they call every domain.
    {
      name: 'job-definitions-know-no-http',
      severity: 'error',
      from: { path: WORKER },
      to: { path: '^lib/http/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lib-knows-no-screens',
      severity: 'error',
      from: { path: ['^(lib|db)/', ROOT_FILES] },
      to: { path: '^(app|components|inngest)/' },
    },
    {
      name: 'the-product-knows-no-commands',
      severity: 'error',
      from: { path: ['^(app|components|lib|db|inngest)/', ROOT_FILES] },
      to: { path: '^scripts/' },
    },
    // A use case answers a page, an action, a route, a job and a command alike.
    {
      name: 'domains-know-no-next',
      severity: 'error',
      from: { path: '^(lib|db|inngest)/', pathNot: '^lib/(auth|http)/' },
      to: { path: '(^|/)node_modules/next/' },
    },
    {
      name: 'inngest-imports-jobs-only',
      severity: 'error',
      from: { path: '^inngest/' },
      to: { path: ['^(app|components)/', '^lib/(?!jobs/|(env|log|errors|tracing)\\.ts$)'] },
    },
    // The web server does no job: what renders, reads and embeds would hold up its answers, and does not survive its
    // bundler.
    {
      name: 'web-does-no-jobs',
      severity: 'error',
      from: { path: ['^(app|components|lib|db)/', ROOT_FILES], pathNot: WORKER },
      to: { path: `^inngest/|${WORKER}` },
    },
    // Those who ask for a job and its definition share them, and who asks must not load what the job does.
    {
      name: 'job-inputs-are-only-schemas',
      severity: 'error',
      from: { path: '/job-inputs\\.ts$' },
      to: { path: '^(lib|db)/', pathNot: '(/schema[a-z-]*|\\.rules|^lib/edgar/forms|^lib/jobs/contracts)\\.ts$' },
    },
    // Errors, the log and the environment are all that the database's client needs of ours; its embedded server is a
    // process of its own.
    {
      name: 'db-imports-no-domain',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^lib/(?!(errors|log|env|child-process/source-process)\\.ts$)' },
    },
    {
      name: 'ui-primitives-know-nothing-of-ours',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib/(?!format/)|(db|app|inngest)/)' },
    },
    {
      name: 'components-see-only-schemas',
      severity: 'error',
      from: { path: '^(components/|instrumentation-client\\.ts$)' },
      to: {
        path: '^(db|inngest|lib)/',
        pathNot: [
          '^lib/format/',
          '^lib/(errors|common-schemas|context|roles)\\.ts$',
          '^lib/.*/schema[a-z-]*\\.ts$',
          '^lib/.*\\.rules\\.ts$',
          '^lib/pdf/types\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    // A screen names the action that makes its change: Next puts a reference in the browser's code, and the file stays
    // on the server. So the call is checked by types, and 'go to definition' leads to the use case. Nothing else of
    // app/ is for components; actions import no component, so there is no cycle. The action of another area, and any
    // that a shared component calls, is handed in by the page: app/ puts the areas together.
    {
      name: 'features-see-only-their-actions-of-app',
      severity: 'error',
      from: { path: '^components/(?!auth/)([^/]+)/' },
      to: { path: '^app/', pathNot: '^app/\\(app\\)/$1/actions\\.ts$' },
    },
    {
      name: 'auth-sees-only-actions-of-accounts',
      severity: 'error',
      from: { path: '^components/auth/' },
      to: { path: '^app/', pathNot: '^app/\\((app\\)/account|auth\\)/accept-invitation)/actions\\.ts$' },
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
      from: { path: ['^(app|components|lib|db|inngest)/', ROOT_FILES], pathNot: [TESTS, '/testing/'] },
      to: { path: '^(tests|bench|samples)/' },
    },
    // `npm start` installs without the packages of development.
    {
      name: 'the-product-runs-without-development-packages',
      severity: 'error',
      from: {
        path: ['^(app|components|lib|db|inngest|scripts)/', ROOT_FILES, '^next\\.config\\.ts$'],
        pathNot: [TESTS, '/testing/', '^scripts/(test|bench|eval|pictures|test-run)'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    // What is not found stands in no rule. Of mdast there are only types.
    {
      name: 'every-import-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^mdast$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Next writes next-env.d.ts at a build.
    exclude: { path: '(^|/)(\\.next|\\.data)|^next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
