/**
 * Entry point of every command: runs on any Node version, installs the packages when they are missing or the lock file
 * changed, then runs scripts/<command>.ts on the project's Node version.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = 20;
const PARENT_CHECK_MS = 1_000;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.plumbline-install');
const ownNode = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function lockHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Commands of an installation; all others need the packages of development too. */
const NEEDS_NO_DEVELOPMENT = ['start', 'build', 'doctor', 'backup', 'restore', 'start-inngest', 'seed'];

/** Which packages the command needs; those of development stay where they have been installed. */
function neededPackages() {
  const wasWhole = existsSync(stampFile) && readFileSync(stampFile, 'utf8').endsWith('all');
  return !wasWhole && NEEDS_NO_DEVELOPMENT.includes(command) ? 'production' : 'all';
}

function isInstalled() {
  const isComplete = [
    ownNode,
    path.join(modules, 'tsx', 'package.json'),
    path.join(modules, 'next', 'package.json'),
  ].every((file) => existsSync(file));
  return isComplete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installStamp();
}

function installStamp() {
  return `${lockHash()} ${neededPackages()}`;
}

function install() {
  const isFirst = !existsSync(modules);
  process.stdout.write(
    isFirst
      ? 'Installing the packages. The first time this takes a minute or two.\n'
      : 'Bringing the packages up to date.\n',
  );
  const startedAt = Date.now();
  const stamp = installStamp();
  const development = neededPackages() === 'all' ? '--include=dev' : '--omit=dev';
  const args = ['install', development, '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  args.push('--loglevel=error');
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const result = spawnSync(npm[0], [...npm.slice(1), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ONNXRUNTIME_NODE_INSTALL: 'skip',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  if (result.error)
    fail(
      `npm could not be started (${result.error.message}). Install Node.js ${OLDEST_NODE} or newer together with npm.`,
    );
  if (result.status !== 0)
    fail(
      'The packages could not be installed: npm reported the error above. Check the network and the free disk ' +
        'space, then run the command again.',
    );
  if (!existsSync(ownNode))
    fail(
      'The packages are installed, but the Node.js runtime among them is missing. Delete the folder node_modules ' +
        'and run the command again.',
    );
  writeFileSync(stampFile, stamp);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
}

/** Commands that read the machine's settings. Tests and measurements set their configuration themselves. */
const READS_SETTINGS = ['start', 'dev', 'doctor', 'start-inngest', 'backup', 'restore'];

/** Runs the script in the same terminal with the same signals and exit code. */
function continueIn(script, args) {
  const hasSettings = READS_SETTINGS.includes(command) && existsSync(path.join(root, '.env'));
  const settings = hasSettings ? ['--env-file=.env'] : [];
  const quicker = pathToFileURL(path.join(root, 'lib', 'child-process', 'resolve-packages.mjs')).href;
  const child = spawn(ownNode, [...settings, '--import', 'tsx', '--import', quicker, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      ONNXRUNTIME_NODE_INSTALL: 'skip',
      NEXT_TELEMETRY_DISABLED: '1',
      // Processes start with what the ones before them compiled: ready in 4.6 s instead of 7.0.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'compiled'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm may end without passing on a signal; the child must then end too.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
  }
  child.once('error', (error) => fail(`The command could not be started: ${error.message}.`));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const [command = 'start', ...args] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Plumbline needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
}
const script = path.join(root, 'scripts', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`There is no command "${command}".`);
if (!isInstalled()) install();
continueIn(script, args);
