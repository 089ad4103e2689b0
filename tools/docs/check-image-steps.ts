import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readImageSteps } from './image-steps.ts';

/**
 * Runs the steps of the Dockerfile in a plain folder, for machines without a container engine: copies what git knows,
 * runs the commands of the build, starts what the image starts on an empty data folder, and asks as its health check does.
 * Packages of the system and the user of the image are left out.
 */
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'transloom-image-'));
const app = join(folder, 'app');
const port = process.env['PORT'] || '3950';
const patienceMs = 120_000;

const { build, environment, command, healthCheck } = readImageSteps(
  readFileSync(join(root, 'Dockerfile'), 'utf8'),
);
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };

try {
  mkdirSync(app);
  step('COPY . .', () => {
    const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', app], { input: archive });
  });
  for (const line of build)
    step(`RUN ${line}`, () => execFileSync('/bin/sh', ['-c', line], { cwd: app, env, stdio: 'inherit' }));
  await startAndAsk();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function step(name: string, work: () => void): void {
  const started = performance.now();
  work();
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}

/** The image wants PUBLIC_URL in production, as whoever runs it must give. */
async function startAndAsk(): Promise<void> {
  const own = { DATA_DIR: join(folder, 'data'), PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  const running = { ...env, ...environment, ...own };
  const started = performance.now();
  const [program = '', ...args] = command;
  const product = spawn(program, args, { cwd: app, env: running, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    while (!isHealthy(running)) {
      if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}`);
      if (performance.now() - started > patienceMs) throw new Error('the product is not healthy');
      await wait(500);
    }
    console.log(`CMD and HEALTHCHECK: healthy after ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    const ended = once(product, 'exit');
    product.kill('SIGTERM');
    await ended;
  }
}

function isHealthy(running: NodeJS.ProcessEnv): boolean {
  const [program = '', ...args] = healthCheck.map((part) => part.replaceAll(':3000/', `:${port}/`));
  try {
    execFileSync(program, args, { cwd: app, env: running, stdio: 'ignore' });
    return true;
  } catch {
    return false; // it still starts
  }
}
