import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';
import type { CustomEngineOrder } from './custom-engines/measured-corpus.ts';

/** Pairs of the Python documentation, split by file; the key of `mt/custom/pydocs-en-KEY`. */
const corpora: Readonly<Record<string, string>> = { zh: 'zh-CN', es: 'es' };
const bounds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { TrainCpuSeconds: '< 180', TrainMb: '< 1536', Bleu: '≥ 48', WordsPerSecond: '> 300' },
  es: { PostEditedGain: '≥ 10', ServingGain: '≥ 10' },
};

const cleaned = {
  CleanCpuSeconds: 'Processor time to clean the corpus, seconds',
  CleanKept: 'Pairs left after cleaning',
  WrongPairsFound: 'Pairs with the target of another pair that were excluded or suspected, percent',
};
const trained = {
  Pairs: 'Pairs trained on',
  TrainCpuSeconds: 'Processor time to train and tune, seconds',
  TrainMb: 'Most memory the training process held, MB',
  ModelMb: 'The engine as a file, MB',
  CopyBleu: 'BLEU of the source as it is, on the development file',
  CopyChrf: 'chrF of the same',
  Bleu: 'BLEU of the engine',
  Chrf: 'chrF of the engine',
  UnseenBleu: 'BLEU on the pairs whose source no training source resembles by 95 % or more',
  WordsPerSecond: 'Source words translated in a second of processor time',
};
const postEdited = {
  BaseBleu: 'BLEU of Apertium',
  BaseChrf: 'chrF of Apertium',
  PostEditedBleu: 'BLEU of Apertium, post-edited by an engine trained on its answers to 12,000 pairs',
  PostEditedChrf: 'chrF of the same',
  PostEditedGain: 'Gain of that over Apertium alone, BLEU',
  AloneBleu: 'BLEU of an engine trained on the same 12,000 pairs that translates by itself',
  AloneChrf: 'chrF of the same',
  ServingGain: 'Gain of the better of both, which the product uses, over Apertium, BLEU',
};
const figuresOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { ...cleaned, ...trained },
  es: { ...trained, ...postEdited },
};

/**
 * Engines trained on the pairs of a domain and measured on other files of it; no figures for a corpus that is not there.
 */
export const customEngines: Bench = {
  name: 'customEngines',
  meanings: Object.fromEntries(
    Object.entries(corpora).flatMap(([name, language]) =>
      Object.entries(figuresOf[name] ?? {}).map(([figure, meaning]) => {
        const bound = bounds[name]?.[figure];
        return [
          `${name}${figure}`,
          { meaning: `${meaning} (English to ${language})`, ...(bound !== undefined && { bound }) },
        ];
      }),
    ),
  ),
  async measure() {
    const figures: Record<string, number> = {};
    for (const [name, language] of Object.entries(corpora)) {
      const folder = join(corpusDir, `mt/custom/pydocs-en-${name}`);
      if (!existsSync(folder)) continue;
      const order = { folder, targetLanguage: language };
      const clean = name === 'zh' ? await measureInProcess('cleaning-worker.ts', order) : {};
      const measured = await measureInProcess('custom-engines-worker.ts', order);
      const edited = name === 'es' ? await measureInProcess('post-editor-worker.ts', order) : {};
      for (const [figure, value] of Object.entries({ ...clean, ...measured, ...edited }))
        figures[`${name}${figure}`] = Math.round(value * 100) / 100;
    }
    return figures satisfies Figures;
  },
};

/** In a process of its own, so that its memory is that of training and nothing else. */
async function measureInProcess(file: string, order: CustomEngineOrder): Promise<Figures> {
  const worker = fork(join(import.meta.dirname, 'custom-engines', file));
  await once(worker, 'message');
  worker.send(order);
  const [figures] = (await once(worker, 'message')) as [Figures];
  worker.disconnect();
  return figures;
}
