import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

describe('transloom trainer', () => {
  test('answers whoever has its key, until it is stopped', async () => {
    const args = ['trainer', '--folder', folder.path('trainer'), '--port', '0'];
    const trainer = await startBinary(args, { TRANSLOOM_TRAINER_KEY: 'a-key-of-ours' });
    const address = /http:\S+/.exec(trainer.firstLine)?.[0];
    const ask = (key: string) =>
      fetch(`${address}/v1/trainer`, { headers: { authorization: `Bearer ${key}` } });
    expect(await (await ask('a-key-of-ours')).json()).toMatchObject({ protocol: 'transloom-trainer' });
    expect((await ask('another')).status).toBe(401);
    expect(await trainer.stop()).toBe(0);
  });

  test.each(['x', '-1', '70000', '1.5'])('refuses the port %s', async (port) => {
    const { exitCode, stderr } = await runHere(['trainer', `--port=${port}`]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('usage.port');
  });
});

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The process itself, so that it can be killed; gives what it answers. */
async function startProcess(at: string) {
  const child = spawn(process.execPath, [main, 'trainer', '--folder', at, '--port', '0'], {
    env: { ...process.env, TRANSLOOM_TRAINER_KEY: 'ours', LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  const address = /http:\S+/.exec(String(line))?.[0];
  const ask = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/v1/runs/tales${path}`, {
      method,
      headers: { authorization: 'Bearer ours', ...headers },
      ...(body !== undefined && { body }),
    });
    return answer.json();
  };
  return { child, ask };
}

test('a trainer that was killed trains what it was at once it is started again', async () => {
  const at = folder.path('killed');
  const lines = madePairs(800, 1)
    .map((pair) => `${JSON.stringify(pair)}\n`)
    .join('');
  const hash = createHash('sha256').update(lines).digest();
  const part = { sha256: hash.toString('hex'), bytes: Buffer.byteLength(lines) };
  const order = { sourceLanguage: 'en', targetLanguage: 'es', pairs: 800, parts: [part] };
  const first = await startProcess(at);
  await first.ask('PUT', '', JSON.stringify(order));
  const digest = { 'content-digest': `sha-256=:${hash.toString('base64')}:` };
  expect(await first.ask('PUT', '/parts/1', lines, digest)).toMatchObject({ missingParts: [] });
  await first.ask('POST', '/start');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await startProcess(at);
  await vi.waitFor(async () => expect(await second.ask('GET', '')).toMatchObject({ state: 'trained' }), {
    timeout: 60_000,
    interval: 200,
  });
  const texts = ['The quiet teacher cleans 12 old stone.'];
  expect(await second.ask('POST', '/translations', JSON.stringify({ texts }))).toMatchObject({
    texts: ['Rehcaeto teiuqo 12 enotso dloo snaelco.'],
  });
}, 120_000);
