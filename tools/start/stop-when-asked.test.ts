import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const module = JSON.stringify(join(import.meta.dirname, 'stop-when-asked.ts'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A process that says `ready`, and how it was stopped. */
async function startProcess({ stopMs = 0, ready = true } = {}): Promise<ChildProcess> {
  const product = `{ stop: () => new Promise((done) => setTimeout(done, ${stopMs})) }`;
  const script = `
    import { stopWhenAsked } from ${module};
    const starting = ${ready ? `Promise.resolve(${product})` : 'new Promise(() => undefined)'};
    stopWhenAsked(starting, { onStop: () => console.log('stopping') });
    setTimeout(() => console.log('ready'), 10);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops the product on %s', async (signal) => {
  const child = await startProcess();
  child.kill(signal);
  expect(await exitCode(child)).toBe(0);
});

test('takes the same Ctrl-C that arrives three times for one', async () => {
  const child = await startProcess({ stopMs: 300 });
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect(await exitCode(child)).toBe(0);
});

test('ends at once while the product is still starting', async () => {
  const child = await startProcess({ ready: false });
  child.kill('SIGINT');
  expect(await exitCode(child)).toBe(130);
});

test('ends at once on a second wish', async () => {
  const child = await startProcess({ stopMs: 60_000 });
  const ended = exitCode(child);
  child.kill('SIGINT');
  const again = setInterval(() => child.kill('SIGINT'), 500);
  expect(await ended).toBe(130);
  clearInterval(again);
});
