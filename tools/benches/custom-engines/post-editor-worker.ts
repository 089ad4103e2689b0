import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { plainInline } from '@transloom/core/inline/inline-text';
import { betterVariant } from '@transloom/server/domains/custom-engines/post-editing/better-variant';
import type { Engine } from '@transloom/server/providers/machine-translation/engine-vendor';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { apertium } from '@transloom/server/providers/machine-translation/vendors/apertium/apertium';
import {
  connectPostEditor,
  draftPairs,
} from '@transloom/server/providers/machine-translation/vendors/statistical/post-editor';
import { connectStatistical } from '@transloom/server/providers/machine-translation/vendors/statistical/statistical';
import { readModelFile } from '@transloom/server/providers/machine-translation/vendors/statistical/statistical-models';
import { trainInProcess } from '@transloom/server/providers/machine-translation/vendors/statistical/train-in-process';
import { createSafeFetch } from '@transloom/server/providers/safe-fetch/safe-fetch';
import type { Figures } from '../bench.ts';
import { type CustomEngineOrder, readPairs, scoreAgainst, sourceLanguage } from './measured-corpus.ts';

const trainedPairs = 12_000;
const { signal } = new AbortController();

process.on('message', (order: CustomEngineOrder) => {
  void measure(order).then((figures) => process.send?.(figures));
});
process.send?.('ready');

/** No figures where Apertium is not installed. */
async function measure({ folder, targetLanguage }: CustomEngineOrder): Promise<Figures> {
  const base = apertium.connect({}, { fetch: createSafeFetch([]) });
  if ((await base.availability(signal)).status !== 'ready') return {};
  const all = readPairs(folder, 'train.tsv');
  const step = Math.max(1, Math.floor(all.length / trainedPairs));
  const train = all.filter((_, i) => i % step === 0).slice(0, trainedPairs);
  const languages = { sourceLanguage, targetLanguage };
  const models = await mkdtemp(join(tmpdir(), 'post-editor-'));
  try {
    const modelFile = join(models, 'post-editor.model');
    const aloneFile = join(models, 'alone.model');
    const known = train.map(({ source, target }) => ({
      source: plainInline(source),
      target: plainInline(target),
    }));
    const pairs = draftPairs(base, known, { ...languages, signal });
    await trainInProcess({ pairs, wish: { ...languages, seed: 1, modelFile } });
    const model = await readModelFile(modelFile);
    if (model === undefined) throw new Error(`no engine in ${modelFile}`);
    const editor = connectPostEditor(base, model);
    await trainInProcess({ pairs: train, wish: { ...languages, seed: 1, modelFile: aloneFile } });
    const trained = await readModelFile(aloneFile);
    const alone = connectStatistical(async () => (trained === undefined ? [] : [trained]));
    const engines = { base, editor, alone };
    return await compare(engines, { pairs: readPairs(folder, 'dev.tsv'), targetLanguage });
  } finally {
    await rm(models, { recursive: true });
  }
}

interface Development {
  readonly pairs: readonly TextPair[];
  readonly targetLanguage: string;
}

async function compare(
  engines: { readonly base: Engine; readonly editor: Engine; readonly alone: Engine },
  { pairs, targetLanguage }: Development,
): Promise<Figures> {
  const score = async (engine: Engine) =>
    scoreAgainst(pairs, await translateAll(engine, pairs, targetLanguage), targetLanguage);
  const base = await score(engines.base);
  const variants = { plain: await score(engines.alone), 'post-edited': await score(engines.editor) };
  const { plain, 'post-edited': edited } = variants;
  return {
    BaseBleu: base.bleu,
    BaseChrf: base.chrf,
    PostEditedBleu: edited.bleu,
    PostEditedChrf: edited.chrf,
    PostEditedGain: edited.bleu - base.bleu,
    AloneBleu: plain.bleu,
    AloneChrf: plain.chrf,
    ServingGain: variants[betterVariant(variants)].bleu - base.bleu,
  };
}

async function translateAll(engine: Engine, pairs: readonly TextPair[], targetLanguage: string) {
  const segments = pairs.map(({ source }) => ({ source: plainInline(source), codes: {} }));
  const found = await translateSegments(engine, { sourceLanguage, targetLanguage, segments });
  return found.map((one) => (one.status === 'translated' ? one.target.text : ''));
}
