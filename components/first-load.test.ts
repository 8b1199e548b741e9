import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Large packages, loaded when used: by a dialog, a menu, a closed tab, a drag. */
const HEAVY = /^(zod|react-hook-form|@hookform\/.*|@dnd-kit\/.*|radix-ui|cmdk|sonner|papaparse|pdfjs-dist|react-pdf)$/u;
/** Screens, and the large packages that they may load at first. */
const SCREENS: Record<string, string[]> = {
  'components/shell/header.tsx': [],
  'components/companies/companies-screen.tsx': [],
  'components/queries/query-screen.tsx': [],
  'components/reports/list/my-reports.tsx': [],
  'components/reports/detail/report-screen.tsx': [],
  'components/engagements/engagements-screen.tsx': [],
  'components/documents/company-screen.tsx': [],
  'components/documents/list/documents-tab.tsx': [],
  'components/documents/facts/facts-screen.tsx': [],
  'components/documents/changes/changes-screen.tsx': [],
  'components/documents/financials/financials-screen.tsx': [],
  'components/grid/list/grids-screen.tsx': [],
  'components/grid/grid-screen.tsx': [],
  // The radio buttons and the switch of its properties.
  'components/templates/editor/template-editor.tsx': ['radix-ui'],
  // The switch of its filters.
  'components/voting/meetings/meetings-screen.tsx': ['radix-ui'],
  'components/voting/ballot/ballot-screen.tsx': [],
  'components/voting/policy/policies-screen.tsx': [],
  'components/voting/policy/policy-screen.tsx': [],
  'components/voting/outcomes/outcomes-screen.tsx': [],
  'components/organization/members/invite-button.tsx': [],
  'components/organization/members/members-tab.tsx': [],
  'components/organization/members/invitations-tab.tsx': [],
  // A form from the start.
  'components/organization/context/analysis-context-tab.tsx': ['zod', 'react-hook-form', '@hookform/resolvers/zod'],
  'components/organization/status/status-tab.tsx': [],
  'components/organization/status/usage-tab.tsx': [],
};

it.each(Object.entries(SCREENS))('%s loads heavy packages only when they are used', (screen, allowed) => {
  const found = heavyOf(path.resolve(screen));
  expect(found.filter(({ name }) => !allowed.includes(name))).toEqual([]);
});

/** The heavy packages that a file imports, itself or through others, with the file that does; `import()` is none. */
function heavyOf(start: string): { name: string; by: string }[] {
  const seen = new Set([start]);
  const found: { name: string; by: string }[] = [];
  for (const file of seen) {
    for (const name of importsOf(file)) {
      const local = fileOf(name, file);
      if (local) seen.add(local);
      else if (HEAVY.test(name)) found.push({ name, by: path.relative('.', file) });
    }
  }
  return found;
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  // Of a server action the browser gets its id alone.
  if (text.startsWith("'use server'")) return [];
  const named = [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+'([^']+)';/gmu)];
  const bare = [...text.matchAll(/^import '([^']+)';/gmu)].map(([, name = '']) => name);
  return [...named.filter(([, what = '']) => !isTypeOnly(what)).map(([, , name = '']) => name), ...bare];
}

function isTypeOnly(what: string): boolean {
  const names = /^\{([^}]*)\}$/u.exec(what)?.[1]?.split(',') ?? [];
  const given = names.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}

function fileOf(name: string, from: string): string | undefined {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const base = name.startsWith('@/') ? path.resolve(name.slice(2)) : path.resolve(path.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile() && /\.tsx?$/u.test(candidate),
  );
}
