import next from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { longPatterns } from './scripts/lint-long-patterns.mjs';

const MODIFIERS = [
  String.raw`Literal[value=/\(\?[ims-]+:/]`,
  String.raw`Literal[regex.pattern=/\(\?[ims-]+:/]`,
  String.raw`TemplateElement[value.raw=/\(\?[ims-]+:/]`,
].map((selector) => ({ selector, message: 'No modifiers in patterns: use anyCase() of lib/format/patterns.' }));

/** What a screen changes goes through a server action. */
const CHANGES_BY_HTTP = [
  'CallExpression[callee.object.name="api"][callee.property.name="send"]',
  'CallExpression[callee.object.name="api"][callee.property.name="request"] > ObjectExpression > ' +
    'Property[key.name="method"]:not([value.value="GET"])',
].map((selector) => ({
  selector,
  message: 'Screens change things by server actions; files, streams and readings with a body are named in this file.',
}));

/** Files, streams, an entrance that sets cookies, and readings whose question is a body. */
const ASK_WITH_A_BODY = [
  'components/companies/import/{template-link.tsx,use-import.ts}',
  'components/queries/question/ask-question.ts',
  'components/reads/{engagement-reads,voting-reads}.ts',
  'components/reports/download-report.ts',
  'components/shared/files/download-file.ts',
  'components/shared/enter-demo.ts',
  'components/templates/flags/flags-api.ts',
  'components/viewer/use-pdf-file.ts',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next/**',
      '.data*/**',
      'artifacts/**',
      'test-results/**',
      'next-env.d.ts',
      'db/migrations/**',
      'public/**',
      'samples/edgar/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    // V8 reads modifiers in patterns wrongly; lib/format/patterns.ts says more and has `anyCase()` instead.
    files: ['{app,bench,components,db,inngest,lib,scripts}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...MODIFIERS],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...ASK_WITH_A_BODY],
    rules: {
      'no-restricted-syntax': ['error', ...MODIFIERS, ...CHANGES_BY_HTTP],
    },
  },
  {
    files: ['{app,components,db,inngest,lib}/**/*.{ts,tsx}'],
    plugins: { plumbline: { rules: { 'long-patterns': longPatterns } } },
    rules: { 'plumbline/long-patterns': 'error' },
  },
  {
    // Prettier cannot break strings, comments and patterns.
    rules: { 'max-len': ['error', { code: 120, ignoreUrls: true }] },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    plugins: { '@next/next': next, 'react-hooks': reactHooks },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'samples/generate/**', 'tests/support/**'],
    rules: { 'no-console': 'off' },
  },
);
