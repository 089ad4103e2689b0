import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanCorpus, type PairVerdict } from '@transloom/core/custom-engines/cleaning/clean-corpus';
import { trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { CorpusCounts } from '@transloom/core/custom-engines/cleaning/corpus-counts';
import type { CorpusPair } from '@transloom/core/custom-engines/cleaning/corpus-pair';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import { trainInProcess } from '@transloom/server/providers/machine-translation/vendors/statistical/train-in-process';
import type { Command } from '../command.ts';
import { checkWritable, streamOutput } from '../document/files.ts';
import { usageOf } from '../help/command-list.ts';
import { openMemory } from '../memory/open-memory.ts';
import { checkLanguageTag, readOptions, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { scoreEngine } from '../translation/score-engine.ts';

const usage = usageOf('train');
/** Of all choices: the same memories give the same engine. */
const seed = 1;

/** Trains an engine on memories, without what is no use to learn from, and measures it on documents it did not see. */
export const train: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, {
    usage,
    values: ['from', 'to', 'out'],
    lists: ['memory'],
    flags: ['json'],
  });
  requireValue(options, 'memory');
  const languages = {
    sourceLanguage: checkLanguageTag(requireValue(options, 'from')),
    targetLanguage: checkLanguageTag(requireValue(options, 'to')),
  };
  const out = requireValue(options, 'out');
  checkWritable(out);
  const read = () => readPairs(options.list('memory'), languages);
  const folder = await mkdtemp(join(tmpdir(), 'transloom-train-'));
  try {
    const modelFile = join(folder, 'engine.model');
    const corpus = new Corpus();
    const pairs = corpus.trainingPairs(cleanCorpus({ ...languages, read, seed }));
    const { cpuSeconds } = await trainInProcess({ pairs, wish: { ...languages, seed, modelFile } });
    const { counts, heldOut } = corpus;
    if (counts === undefined || counts.parts.train === 0) throw new Refusal('train.empty');
    const score = await scoreEngine(modelFile, heldOut, languages);
    await streamOutput(out, createReadStream(modelFile));
    const { faults, parts, ...sums } = counts;
    const figures = { ...sums, cpuSeconds: Math.round(cpuSeconds), ...score };
    if (options.flag('json')) terminal.print(JSON.stringify({ ...figures, faults, parts }));
    else terminal.print(cliText('train.done', language, { out, ...figures, ...parts }));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Pairs to train on as they come, and what is left of the others. */
class Corpus {
  readonly heldOut: PairVerdict[] = [];
  counts: CorpusCounts | undefined;

  async *trainingPairs(verdicts: AsyncGenerator<PairVerdict, CorpusCounts>): AsyncGenerator<TextPair> {
    for (;;) {
      const { done, value } = await verdicts.next();
      if (done) {
        this.counts = value;
        return;
      }
      if (value.faults.length > 0) continue;
      if (value.part !== 'train') this.heldOut.push(value);
      else yield { source: trainingText(value.source), target: trainingText(value.target) };
    }
  }
}

async function* readPairs(paths: readonly string[], languages: LanguagePair): AsyncGenerator<CorpusPair> {
  const { sourceLanguage, targetLanguage } = languages;
  for (const document of paths) {
    for await (const { units } of openMemory(document, { sourceLanguage, targetLanguages: [targetLanguage] }))
      for (const unit of units) {
        const entry = tmxEntry(unit, languages);
        if (entry) yield { source: entry.source, target: entry.target, document };
      }
  }
}
