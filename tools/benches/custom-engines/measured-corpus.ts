import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { tokenizationFor } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import { scoreCorpus } from '@transloom/core/scoring/score-corpus';

export interface CustomEngineOrder {
  /** Holds `train.tsv` and `dev.tsv`, a pair a line. */
  readonly folder: string;
  readonly targetLanguage: string;
}

export const sourceLanguage = 'en';

export function readPairs(folder: string, name: string): readonly TextPair[] {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [source = '', target = ''] = line.split('\t');
    return { source, target };
  });
}

/** BLEU and chrF of texts, one for each pair. */
export function scoreAgainst(pairs: readonly TextPair[], texts: readonly string[], language: string) {
  const segments = pairs.map(({ target }, i) => ({ hypothesis: texts[i] ?? '', references: [target] }));
  return scoreCorpus(segments, { tokenization: tokenizationFor(language) });
}

export function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}
