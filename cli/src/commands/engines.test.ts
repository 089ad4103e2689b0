import { fakeDeepl } from '@transloom/server/testing/fake-engines/fake-deepl';
import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let fake: FakeEngine;
beforeAll(async () => {
  fake = await fakeDeepl.start();
});
afterEach(() => fake.heal());
afterAll(() => fake.stop());

const configured = () => ({
  TRANSLOOM_ENGINE_BASE_URL: fake.baseUrl,
  TRANSLOOM_ENGINE_API_KEY: fakeDeepl.settings['apiKey'] ?? '',
});

async function list(args: readonly string[], environment: Record<string, string> = {}) {
  const { stdout } = await runHere(['engines', '--json', ...args], environment);
  return JSON.parse(stdout) as readonly Record<string, unknown>[];
}

describe('engines', () => {
  test('lists every engine with what it needs', async () => {
    const rows = await list([]);
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.find(({ id }) => id === 'deepl')).toMatchObject({
      name: 'DeepL',
      kind: 'machine-translation',
      protocol: 'deepl',
      languages: expect.arrayContaining(['zh-Hans', 'pt-BR']),
      state: 'not-configured',
      needs: ['TRANSLOOM_ENGINE_API_KEY'],
    });
    expect(rows.find(({ id }) => id === 'deepseek')).toMatchObject({ slow: true, languages: 'all' });
  });

  test('asks only the one that is named', async () => {
    expect((await list([], configured())).find(({ id }) => id === 'deepl')).toMatchObject({
      state: 'configured',
    });
    expect(fake.requests).toEqual([]);
    expect(await list(['--engine', 'deepl'], configured())).toMatchObject([
      { state: 'ready', version: 'DeepL fake_optimized' },
    ]);
    fake.fail('payment-required');
    expect(await list(['--engine', 'deepl'], configured())).toMatchObject([
      { state: 'failing', failure: 'quota' },
    ]);
  });

  test('prints lines for people', async () => {
    const { stdout } = await runBinary(['engines']);
    expect(stdout).toContain('deepl\tDeepL\tnot-configured\tTRANSLOOM_ENGINE_API_KEY');
  });

  test('names those there are where one is asked for that is not', async () => {
    const { exitCode, stderr } = await runHere(['engines', '--engine', 'nobody']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'engine.unknown' });
  });

  test('every engine of the list can translate a document', async () => {
    const file = await folder.write('hello.txt', 'Good morning\n');
    const out = folder.path('hello.out.txt');
    const languages = ['--from', 'en', '--to', 'es', '--engine', 'deepl'];
    const { exitCode } = await runHere(['translate', file, ...languages, '--out', out], configured());
    expect(exitCode).toBe(0);
    expect(await folder.read('hello.out.txt')).toBe('GOOD MORNING\n');
  });
});
