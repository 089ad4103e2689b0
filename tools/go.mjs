/**
 * Runs one of the TypeScript tools with the Node the project names, installing the packages first when they are
 * missing or stale. Plain JavaScript for Node 18 and newer, because it is what runs before anything is installed.
 * A launcher instead of a `prestart` hook: hooks are skipped where a user has set `ignore-scripts`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { message } from './messages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const stampFile = join(packages, '.deps-stamp');
/** First version that runs TypeScript without a flag. */
const oldestNode = [22, 18];

function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

function installedStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

/** Writes the stamp by renaming a new file, because a hard link may share the old file with another checkout. */
function writeStamp(stamp) {
  mkdirSync(packages, { recursive: true });
  writeFileSync(`${stampFile}.new`, stamp);
  renameSync(`${stampFile}.new`, stampFile);
}

/** Returns the environment without the outer npm's variables about its own run, which the inner npm would use. */
function environmentForNpm() {
  const inherited = /^npm_(package_|lifecycle_|command$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/** The npm that started us, else the one in PATH. */
function npmCommand() {
  const running = process.env['npm_execpath'] ?? '';
  return /npm-cli\.c?js$/.test(running)
    ? { command: process.execPath, first: [running], shell: false }
    : { command: 'npm', first: [], shell: process.platform === 'win32' };
}

async function installPackages() {
  console.error(message('packages.installing'));
  const npm = npmCommand();
  const wish = ['ci', '--include=dev', '--include=optional', '--engine-strict=false'];
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'];
  const { code } = await run(npm.command, [...npm.first, ...wish, ...quiet], {
    env: environmentForNpm(),
    shell: npm.shell,
  });
  if (code === 0) return;
  console.error(message('packages.failed', { code: code ?? 'signal' }));
  process.exit(code ?? 1);
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** The Node installed from npm; on platforms without such a package the one that runs this file. */
function projectNode() {
  const windows = process.platform === 'win32';
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
  const own = join(packages, `node-${platform}`, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    message('node.unsupported', { needed: oldestNode.join('.'), platform, found: process.versions.node }),
  );
  return process.exit(1);
}

/** Runs a program in the foreground, hands signals on, and stops it when whoever started us is gone. */
function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const handOn = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, handOn);
  const watch = watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, handOn);
      resolve({ code, signal });
    });
  });
}

/** `kill -9` of npm leaves its children behind; without npm nobody is watched, so `go.mjs … &` may outlive a shell. */
function watchParent(onGone) {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 500);
}

const stamp = wantedStamp();
if (installedStamp() !== stamp) {
  await installPackages();
  writeStamp(stamp);
}

const node = projectNode();
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
const searchPath = [dirname(node), join(packages, '.bin'), process.env[pathName] ?? ''].join(delimiter);
// TypeScript that was read once starts about twice as fast.
const compiled = join(packages, '.cache', 'compiled');
const { code, signal } = await run(node, process.argv.slice(2), {
  env: { NODE_COMPILE_CACHE: compiled, ...process.env, [pathName]: searchPath },
});
if (signal) process.kill(process.pid, signal);
else process.exit(code ?? 1);
