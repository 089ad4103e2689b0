import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { Engine } from '@transloom/server/providers/machine-translation/engine-vendor';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { apertium } from '@transloom/server/providers/machine-translation/vendors/apertium/apertium';
import {
  connectPostEditor,
  draftPairs,
} from '@transloom/server/providers/machine-translation/vendors/statistical/post-editor';
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
    const known = train.map(({ source, target }) => ({
      source: plainInline(source),
      target: plainInline(target),
    }));
    const pairs = draftPairs(base, known, { ...languages, signal });
    await trainInProcess({ pairs, wish: { ...languages, seed: 1, modelFile } });
    const model = await readModelFile(modelFile);
    if (model === undefined) throw new Error(`no engine in ${modelFile}`);
    const editor = connectPostEditor(base, model);
    return await compare(base, editor, { pairs: readPairs(folder, 'dev.tsv'), targetLanguage });
  } finally {
    await rm(models, { recursive: true });
  }
}

interface Development {
  readonly pairs: readonly TextPair[];
  readonly targetLanguage: string;
}

async function compare(
  base: Engine,
  editor: Engine,
  { pairs, targetLanguage }: Development,
): Promise<Figures> {
  const alone = scoreAgainst(pairs, await translateAll(base, pairs, targetLanguage), targetLanguage);
  const edited = scoreAgainst(pairs, await translateAll(editor, pairs, targetLanguage), targetLanguage);
  return {
    ...{ BaseBleu: alone.bleu, BaseChrf: alone.chrf },
    ...{ PostEditedBleu: edited.bleu, PostEditedChrf: edited.chrf },
    PostEditedGain: edited.bleu - alone.bleu,
  };
}

async function translateAll(engine: Engine, pairs: readonly TextPair[], targetLanguage: string) {
  const segments = pairs.map(({ source }) => ({ source: plainInline(source), codes: {} }));
  const found = await translateSegments(engine, { sourceLanguage, targetLanguage, segments });
  return found.map((one) => (one.status === 'translated' ? one.target.text : ''));
}
