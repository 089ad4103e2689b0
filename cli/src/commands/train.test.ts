import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const languages = ['--from', 'en', '--to', 'es'];

function tmx(pairs: readonly { readonly source: string; readonly target: string }[]): string {
  const units = pairs.map(
    ({ source, target }) =>
      `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>`,
  );
  return `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${units.join('')}</body></tmx>`;
}

test('an engine trained on a memory translates what the memory does not have', async () => {
  const broken = { source: 'Take 12 of them', target: 'Ekat 13 fo meht' };
  const memory = await folder.write('memory.tmx', tmx([...madePairs(900, 1), broken]));
  const model = folder.path('made.model');
  const trained = await runBinary(['train', '--memory', memory, ...languages, '--out', model, '--json']);
  expect(trained.stderr).toBe('');
  const figures = JSON.parse(trained.stdout);
  expect(figures).toMatchObject({ uploaded: 901, faults: { numbers: 1 }, sourceBleu: expect.any(Number) });
  expect(figures.bleu).toBeGreaterThan(80);
  expect(figures.sourceBleu).toBeLessThan(30);

  const file = await folder.write('new.txt', 'The small window keeps 7 old river.\n');
  const engine = ['--engine', 'statistical', '--model', model];
  const run = await runBinary(['translate', file, ...languages, ...engine, '--out', folder.path('out.txt')]);
  expect(run.exitCode).toBe(0);
  expect(await folder.read('out.txt')).toBe('Wodniwo llamso 7 reviro dloo speeko.\n');
}, 60_000);

describe('refuses', () => {
  test.each([
    ['memories without a pair', ['train', ...languages], 'train.empty'],
    [
      'a place that cannot be written',
      ['train', ...languages, '--out', '/nowhere/at/all'],
      'path.not-writable',
    ],
  ])('%s', async (_what, args, code) => {
    const memory = await folder.write('empty.tmx', tmx([]));
    const out = args.includes('--out') ? [] : ['--out', folder.path('none.model')];
    const { exitCode, stderr } = await runHere([...args, '--memory', memory, ...out, '--json']);
    expect([exitCode, JSON.parse(stderr).code]).toEqual([2, code]);
  });

  test.each([
    ['statistical', 'text.txt', 'engine.no-model'],
    ['statistical', 'nowhere.model', 'path.not-found'],
    ['apertium', 'text.txt', 'engine.model-option'],
  ])('a model of %s in %s', async (engine, model, code) => {
    const file = await folder.write('text.txt', 'The window keeps 7 river.\n');
    const wish = [
      '--engine',
      engine,
      '--model',
      folder.path(model),
      '--out',
      folder.path('out.txt'),
      '--json',
    ];
    const { exitCode, stderr } = await runHere(['translate', file, ...languages, ...wish]);
    expect([exitCode, JSON.parse(stderr).code]).toEqual([2, code]);
  });
});
