import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import {
  fakeLibreTranslateKey,
  startFakeLibreTranslate,
} from '@transloom/server/testing/fake-engines/fake-libretranslate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let engine: FakeEngine;
beforeAll(async () => {
  engine = await startFakeLibreTranslate();
});
afterAll(() => engine.stop());

const english =
  'Berlin has 4,200 streets. It was made in 1987. Maria Schneider and Peter Huber wrote two parts.\n';
const german =
  'Berlin hat 4.200 Straßen. Es wurde 1987 gemacht. Maria Schneider schrieb einen Teil. Peter Huber schrieb den zweiten.\n';
const languages = ['--from', 'en', '--to', 'de'];

async function align(source: string, target: string, ...more: string[]) {
  const paths = [await folder.write('a.txt', source), await folder.write('b.txt', target)];
  return runHere(['align', ...paths, ...languages, ...more]);
}

const written = (stdout: string) =>
  JSON.parse(stdout).pairs.map(
    ({ source, target }: { source: number[]; target: number[] }) => `${source}:${target}`,
  );

test('pairs the sentences of two documents by their numbers from 0', async () => {
  const { exitCode, stdout, stderr } = await align(english, german, '--json');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(written(stdout)).toEqual(['0:0', '1:1', '2:2,3']);
  const { pairs, counts } = JSON.parse(stdout);
  expect(pairs[0].confidence).toBeGreaterThan(0);
  expect(pairs[0].confidence).toBeLessThanOrEqual(1);
  expect(counts).toEqual({ source: 3, target: 4, pairs: 3, sourceAlone: 0, targetAlone: 0 });
});

test('takes each line for a sentence with --lines, and cuts none', async () => {
  const { stdout } = await align(
    'In Berlin. In 1987.\nPeter Huber.\n',
    'In Berlin. In 1987.\nPeter Huber.\n',
    '--lines',
    '--json',
  );
  expect(written(stdout)).toEqual(['0:0', '1:1']);
});

test('prints a line for each pair, and the counts on standard error', async () => {
  const { stdout, stderr } = await align('Berlin 4,200.\n', 'Berlin 4,200.\n');
  expect(stdout).toMatch(/^1\.00\tBerlin 4,200\.\tBerlin 4,200\.\n$/);
  expect(stderr).toContain('1 pairs');
});

test('compares with the translation of an engine', async () => {
  const paths = [
    await folder.write('a.txt', 'dog\ncat\nhouse\n'),
    await folder.write('b.txt', 'DOG\nCAT\nHOUSE\n'),
  ];
  const asked = engine.requests.length;
  const { exitCode, stdout, stderr } = await runHere(
    [
      'align',
      ...paths,
      '--from',
      'en',
      '--to',
      'es',
      '--lines',
      '--method',
      'ai',
      '--engine',
      'libretranslate',
      '--json',
    ],
    { TRANSLOOM_ENGINE_BASE_URL: engine.baseUrl, TRANSLOOM_ENGINE_API_KEY: fakeLibreTranslateKey },
  );
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(engine.requests.length).toBeGreaterThan(asked);
  expect(written(stdout)).toEqual(['0:0', '1:1', '2:2']);
});

test('warns where one side is much longer, or in another language', async () => {
  const long = await align('In Berlin.\n', 'Eins.\nZwei.\nDrei.\nVier.\n', '--lines', '--json');
  expect(long.stderr).toContain('(1 and 4 sentences)');
  const chinese = await align(english, '柏林有四千二百条街道。它建于一九八七年。', '--json');
  expect(chinese).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('does not look like a text in de'),
  });
});

test.each<[string, readonly string[], string]>([
  ['no source', [], 'SOURCE'],
  ['no target', ['a.txt'], 'TARGET'],
  ['a third file', ['a.txt', 'b.txt', 'c.txt'], 'usage.surplus'],
  ['an unknown method', ['a.txt', 'b.txt', ...languages, '--method', 'luck'], 'usage.method'],
  ['ai without an engine', ['a.txt', 'b.txt', ...languages, '--method', 'ai'], '--engine'],
  [
    'an engine with the rules',
    ['a.txt', 'b.txt', ...languages, '--engine', 'apertium'],
    'usage.method-engine',
  ],
  ['no language', ['a.txt', 'b.txt', '--from', 'en'], '--to'],
  ['one language twice', ['a.txt', 'b.txt', '--from', 'en', '--to', 'en'], 'project.language-equal'],
  ['a file that is not there', ['absent.txt', 'b.txt', ...languages], 'path.not-found'],
])('refuses %s', async (_, args, said) => {
  const { exitCode, stdout, stderr } = await runHere(['align', ...args]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(said);
});

test.each([
  ['an empty document', [], 'document.no-text'],
  ['a file without lines', ['--lines'], 'lines.empty'],
])('refuses %s', async (_, more, code) => {
  const { exitCode, stderr } = await align(english, '\n', ...more);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr.trim()).code).toBe(code);
});

test('refuses an engine that nobody knows', async () => {
  const { stderr } = await align(english, german, '--method', 'ai', '--engine', 'nobody');
  expect(JSON.parse(stderr).code).toBe('engine.unknown');
});
