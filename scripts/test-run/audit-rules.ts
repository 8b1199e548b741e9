import { z } from 'zod';

const packageSchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  /** Comes within the package in whose folder it is. */
  inBundle: z.boolean().optional(),
});
export const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });
export type Lock = z.output<typeof lockSchema>;

/** Packages with an install script, and why it is allowed. */
const MAY_RUN_SCRIPTS: Record<string, string> = {
  esbuild: 'checks the program of its platform',
  node: 'puts the Node.js of the project in its place',
  'onnxruntime-node': 'fetches a GPU library, which our install switches off',
  protobufjs: 'says a word on versions',
  'inngest-cli': 'fetches the optional development server of Inngest',
  '@scarf/scarf':
    'counts installs of the API viewer; sends nothing where its host is out of reach, and runs in no product',
};

const FREE = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'SIL OPEN FONT LICENSE',
  'MPL-2.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'Zlib',
  'AFL-2.1',
]);

/** Packages whose licence name is not on the list of free licences, and why they are allowed. */
const MAY_BE_LICENSED: [RegExp, string][] = [
  [/^@img\/sharp-/, 'LGPL library of Next for pictures, linked dynamically and not used by the product'],
  [/^dejavu-fonts-ttf$/, 'the free licence of the Bitstream Vera fonts'],
  [/^png-js$/, 'MIT by its LICENSE file'],
  [/^inngest-cli$/, 'optional development tool, never shipped'],
];

/** Problems of the lock file, one sentence each. */
export function findLockFaults(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([place, entry]) => (place === '' ? [] : faultsOf(place, entry, lock)));
}

const HASH = /^sha512-[\w+/]{86}==/;

function faultsOf(place: string, entry: Lock['packages'][string], { packages }: Lock): string[] {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const faults: string[] = [];
  if (entry.link || !place.startsWith('node_modules/')) faults.push('is a link to a folder');
  if (entry.resolved && !isFromRegistry(entry.resolved)) faults.push(`comes from ${entry.resolved}`);
  // The hash of a package that brings others with it is theirs too.
  const bringer = entry.inBundle ? packages[place.slice(0, place.lastIndexOf('/node_modules/'))] : undefined;
  if (!HASH.test((bringer ?? entry).integrity ?? '')) faults.push('has no SHA-512 of its content');
  if (entry.hasInstallScript && !(name in MAY_RUN_SCRIPTS)) faults.push('runs a script when it is installed');
  if (!isFree(entry.license) && !MAY_BE_LICENSED.some(([pattern]) => pattern.test(name)))
    faults.push(`has the licence ${entry.license ?? 'of nobody knows what'}`);
  return faults.map((fault) => `${name}@${entry.version ?? '?'} ${fault}`);
}

/** Whether a package comes from a registry as a tarball over HTTPS, and not from git, a file or plain HTTP. */
function isFromRegistry(resolved: string): boolean {
  const url = URL.parse(resolved);
  return url?.protocol === 'https:' && /\/-\/[\w.@+-]+\.tgz$/.test(url.pathname);
}

/** For "A OR B" one licence must be free, for "A AND B" both. */
function isFree(license = ''): boolean {
  const bare = license.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((part) => FREE.has(part.trim()));
}

/** Differences between the installed packages and the lock file. */
export function findInstallFaults(lock: Lock, installed: Lock): string[] {
  return Object.entries(installed.packages).flatMap(([place, entry]) => {
    const locked = lock.packages[place];
    if (!locked) return [`${place} is installed but not in the lock file`];
    if (locked.version !== entry.version || locked.integrity !== entry.integrity)
      return [`${place} is installed as ${entry.version ?? '?'} with another content than the lock file names`];
    return [];
  });
}

export const advisoriesSchema = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ low: z.number(), moderate: z.number(), high: z.number(), critical: z.number() }),
  }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
