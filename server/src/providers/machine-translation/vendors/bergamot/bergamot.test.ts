import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBergamotModel } from '../../../../testing/tiny-models/write-bergamot-model.ts';
import type { Engine, LanguagePairs } from '../../engine-vendor.ts';
import { isPairServed } from '../../language-pairs.ts';
import { ModelProcesses, processLimits } from '../../local-models/model-processes.ts';
import { bergamot, connectBergamot } from './bergamot.ts';
import type { BergamotAnswer, BergamotTask } from './bergamot-process.ts';

const processes = new ModelProcesses<BergamotTask, BergamotAnswer>(
  new URL('./bergamot-process.ts', import.meta.url),
  { ...processLimits, timeoutMs: 30_000 },
);
const { signal } = new AbortController();

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bergamot-'));
  await writeBergamotModel({ folder, direction: 'en-zh-Hans', seed: 1 });
  await writeBergamotModel({ folder, direction: 'de-en', seed: 2 });
  engine = connectBergamot(folder, processes);
});
afterAll(async () => {
  processes.stop();
  await rm(folder, { recursive: true });
});

async function ask(sourceLanguage: string, targetLanguage: string, markup: string) {
  const segments = [{ source: fromMarkup(markup), codes: {} }];
  return (await engine.translate({ sourceLanguage, targetLanguage, segments, signal })).results.map(
    (result) => (result.status === 'translated' ? toMarkup(result.target) : result.failure.errorClass),
  );
}

describe('Bergamot', () => {
  test('goes where its models go, and through English where none goes directly', async () => {
    const pairs: LanguagePairs = await engine.languagePairs(signal);
    expect(pairs).toEqual([
      { source: 'de', target: 'en' },
      { source: 'en', target: 'zh-Hans' },
      { source: 'de', target: 'zh-Hans' },
    ]);
    expect(isPairServed(pairs, { source: 'en-US', target: 'zh-CN' })).toBe(true);
    expect(isPairServed(pairs, { source: 'en-US', target: 'zh-TW' })).toBe(false);
  });

  test('translates the same text the same way, and another model another way', async () => {
    const [target = ''] = await ask('en', 'zh-CN', 'the big house');
    expect(target.length).toBeGreaterThan(1);
    expect(target).not.toBe('the big house');
    expect(await ask('en', 'zh-CN', 'the big house')).toEqual([target]);
    expect(await ask('de', 'en', 'the big house')).not.toEqual([target]);
  });

  test('tells models apart that lay in one place one after the other', async () => {
    const own = await mkdtemp(join(tmpdir(), 'bergamot-exchanged-'));
    const exchanged = connectBergamot(own, processes);
    const pair = { source: 'en', target: 'fr' };
    expect(await exchanged.modelFor?.(pair)).toBe('');
    await writeBergamotModel({ folder: own, direction: 'en-fr', seed: 3 });
    const first = await exchanged.modelFor?.(pair);
    expect(first).toMatch(/^en-fr of \d+$/);
    expect(await exchanged.modelFor?.({ source: 'fr', target: 'en' })).toBe('');
    await utimes(join(own, 'en-fr', 'model.tiny.intgemm.alphas.bin'), 1_800_000_000, 1_800_000_000);
    expect(await exchanged.modelFor?.(pair)).not.toBe(first);
    await rm(own, { recursive: true });
  });

  test('names the model that translated, or both', async () => {
    const segments = [{ source: fromMarkup('hello world'), codes: {} }];
    const versionFrom = async (sourceLanguage: string) =>
      (await engine.translate({ sourceLanguage, targetLanguage: 'zh-CN', segments, signal })).version;
    expect(await versionFrom('en')).toMatch(/^en-zh-Hans [\da-f]{8}$/);
    expect(await versionFrom('de')).toMatch(/^de-en [\da-f]{8} \+ en-zh-Hans [\da-f]{8}$/);
  });

  test.each(['de', 'en'])('keeps every code once, well nested, from %s', async (source) => {
    const markup = 'hello {1}big {2}house{/2}{/1} a < b & c {3/} world';
    const [target = ''] = await ask(source, 'zh-CN', markup);
    const written = fromMarkup(target);
    const inOrder = (text: typeof written) => text.codes.map(({ id, kind }) => `${id} ${kind}`).toSorted();
    expect(inOrder(written)).toEqual(inOrder(fromMarkup(markup)));
    expect(written.text).not.toMatch(/<b|&lt;|<img/);
  });

  test('refuses a pair it has no model for', async () => {
    await expect(ask('en', 'de', 'hello')).rejects.toThrow('unsupported-pair');
    const nothing = connectBergamot(join(folder, 'nowhere'), processes);
    expect(await nothing.languagePairs(signal)).toEqual([]);
    expect(await nothing.availability(signal)).toEqual({ status: 'not-configured', needs: ['model'] });
    expect(
      await bergamot
        .connect({}, { fetch: () => Promise.reject(new Error('no network')) })
        .languagePairs(signal),
    ).toEqual([]);
  });

  test('says so when a model is damaged, and goes on with the others', async () => {
    const own = await writeBergamotModel({ folder, direction: 'fr-en', seed: 3 });
    await writeFile(join(own, 'model.tiny.intgemm.alphas.bin'), 'no model');
    await expect(ask('fr', 'en', 'hello')).rejects.toThrow('bad-model: fr-en');
    expect(await ask('en', 'zh-CN', 'hello')).toEqual(await ask('en', 'zh-CN', 'hello'));
    await rm(own, { recursive: true });
  });

  test('loads a model anew that has been replaced', async () => {
    const own = await writeBergamotModel({ folder, direction: 'it-en', seed: 4 });
    const before = await ask('it', 'en', 'hello big house');
    await writeBergamotModel({ folder, direction: 'it-en', seed: 5 });
    expect(await ask('it', 'en', 'hello big house')).not.toEqual(before);
    await rm(own, { recursive: true });
  });
});
