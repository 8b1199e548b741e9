import { vi } from 'vitest';

/**
 * Files of tests that share a process share the packages it loaded, and nothing of the product: before each file its
 * modules are forgotten, with what they keep for the process, and the environment is again as it was at first.
 */
const KEPT = new Set([
  // Reading processes: they get no settings of the product, and take a second or two to start.
  'plumblineApart',
  // Belongs to packages, which stay loaded: the model that embeds, and fonts.
  'plumblineEncoder',
  'plumblineReportFonts',
  'isPlumblineServerGuarded',
]);

const shared = globalThis as typeof globalThis & { firstEnvironment?: NodeJS.ProcessEnv } & Record<string, unknown>;

// It looks at its queues every minute, on whatever database is then open.
const sender = shared.plumblineJobSender as Promise<{ stop(how: object): Promise<void> }> | undefined;
await sender?.then((queue) => queue.stop({ graceful: false })).catch(() => undefined);

shared.firstEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.firstEnvironment)) delete process.env[name];
Object.assign(process.env, shared.firstEnvironment);

for (const name of Object.keys(shared)) if (/^(is)?Plumbline/i.test(name) && !KEPT.has(name)) delete shared[name];
vi.resetModules();
