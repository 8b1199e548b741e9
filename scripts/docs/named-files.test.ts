import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../supervisor/project';

const DOCUMENTS = globSync(['{README,ARCHITECTURE,CONTRIBUTING}.md', 'docs/**/*.md'], { cwd: ROOT });
/** A path in backticks that begins with one of the project's folders. */
const NAMED = /`((?:app|lib|components|db|scripts|inngest|tests|bench|samples|docs)\/[^`\s]+)`/g;
/** The end of a path, such as `match/features.ts` in a text about the folder that it is in. */
const ENDING = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|cjs|json|ya?ml|sql))`/g;
/** A file of a backup, which is not in the project. */
const MADE = ['manifest.json'];
const LINKED = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** `<job>` stands for a name, `:12` for a line. */
const PLACEHOLDER = /<[^>]+>|\{id\}/g;

const FILES = globSync(['*.*', '.*.*', '{app,lib,components,db,scripts,inngest,tests,bench,samples,docs}/**/*.*'], {
  cwd: ROOT,
}).map((file) => `/${file}`);

function exists(name: string): boolean {
  if (existsSync(path.join(ROOT, name))) return true;
  const pattern = name
    .replace(PLACEHOLDER, '*')
    .replace(/\[[^\]]+\]/g, '*')
    .replace(/([()])/g, '[$1]');
  return globSync([pattern, `${pattern}.ts`], { cwd: ROOT }).length > 0;
}

it.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name.replace(/:\d+$/, ''));
  const linked = [...text.matchAll(LINKED)].map(([, name = '']) => path.join(path.dirname(document), name));
  expect([...named, ...linked].filter((name) => !exists(name))).toEqual([]);
  const endings = [...text.matchAll(ENDING)].map(([, name = '']) => name).filter((name) => !MADE.includes(name));
  expect(endings.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
