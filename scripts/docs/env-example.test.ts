import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { envSchema, readEnv } from '@/lib/env';
import { ROOT } from '../supervisor/project';

/** Set by the commands themselves. */
const INTERNAL = ['NODE_ENV'];
/** Read by compose.yaml, not by the product. */
const OF_COMPOSE = ['POSTGRES_PASSWORD'];

const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const example = new Map(
  [...text('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const known = Object.keys(envSchema.shape).filter((name) => !INTERNAL.includes(name));

it('.env.example names every variable that is read, and no other', () => {
  expect([...example.keys()].filter((name) => !OF_COMPOSE.includes(name)).sort()).toEqual(known.sort());
});

it('.env.example shows the defaults', () => {
  const defaults = Object.entries(envSchema.parse({})).filter(([name]) => known.includes(name));
  expect(defaults.length).toBeGreaterThan(8);
  const shown = defaults.map(([name]) => [name, example.get(name)]);
  expect(shown).toEqual(defaults.map(([name, value]) => [name, value === false ? '0' : String(value)]));
});

it.each([...example].filter(([name, value]) => value && !OF_COMPOSE.includes(name)))(
  '%s=%s is accepted when it is uncommented',
  (name, value) => {
    expect(() => readEnv({ [name]: value })).not.toThrow();
  },
);

it('a variable that is shown without a value has none when it is uncommented', () => {
  const empty = [...example].filter(([name, value]) => !value && !OF_COMPOSE.includes(name));
  expect(readEnv(Object.fromEntries(empty))).toEqual(readEnv({}));
});

it('README explains every variable', () => {
  const named = [...text('README.md').matchAll(/`([A-Z][A-Z0-9_]+(?:_\*)?)`/g)].map(([, name = '']) => name);
  const isNamed = (name: string) =>
    named.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));
  expect(known.filter((name) => !isNamed(name))).toEqual([]);
});
