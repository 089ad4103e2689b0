#!/usr/bin/env node
/**
 * Starts the command line with the Node that the project installs. Plain JavaScript for Node 18 and newer,
 * because the Node that runs this file may be too old to run TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(realpathSync(fileURLToPath(import.meta.url)))));
const main = join(root, 'cli', 'src', 'main.ts');
/** First version that runs TypeScript without a flag. */
const oldestNode = [22, 18];

function ownNode() {
  const windows = process.platform === 'win32';
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
  const own = join(root, 'node_modules', `node-${platform}`, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
    ? process.execPath
    : undefined;
}

const node = ownNode();
if (node === undefined) {
  const params = { needed: oldestNode.join('.'), found: process.versions.node };
  const message = `Node ${params.needed} or newer is needed, found ${params.found}.`;
  console.error(JSON.stringify({ code: 'node.unsupported', message, params }));
  process.exit(2);
}

/**
 * Without it the garbage of a large file stays for so long that the process grows by much more than the file. The server
 * reads such files in other processes, and answers faster where young garbage is collected less often.
 */
const ofFiles = ['--max-semi-space-size=4', '--optimize-for-size'];
const ofServer = ['--max-semi-space-size=16', '--expose-gc'];
/** As the server starts its own, `server/src/worker-child.ts`. */
const ofWorker = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
const command = process.argv[2];
const memory = command === 'serve' ? ofServer : command === 'work' ? ofWorker : ofFiles;
const args = ['--disable-warning=ExperimentalWarning', ...memory, main, ...process.argv.slice(2)];
// TypeScript that was read once starts about twice as fast.
const compiled = join(root, 'node_modules', '.cache', 'compiled');
const child = spawn(node, args, {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...(command === 'work' && { MALLOC_ARENA_MAX: '2' }), ...process.env },
});
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  for (const each of signals) process.removeAllListeners(each);
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
