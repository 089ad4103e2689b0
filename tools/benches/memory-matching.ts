import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';
import type { CorpusLanguage } from './memory/memory-corpus.ts';

const languages: readonly (readonly [string, CorpusLanguage])[] = [
  ['english', 'en'],
  ['chinese', 'zh-CN'],
];

const meanings = {
  BuildCpuSeconds: {
    meaning: 'Processor time to index a memory of 100,000 entries, from its texts',
    bound: '< 0.8',
  },
  QueriesPerCpuSecond70: { meaning: 'Texts looked up in a second of processor time, at 70 and more' },
  QueriesPerCpuSecond50: { meaning: 'The same at 50 and more' },
  Recall70: {
    meaning: 'Best matches of 70 and more that are found, percent of those that a full comparison finds',
    bound: '≥ 99',
  },
  Recall50: { meaning: 'The same at 50 and more', bound: '≥ 98.5' },
};

/** Real texts and altered copies of them in one process; no figures where there is no corpus. */
export const memoryMatching: Bench = {
  name: 'memoryMatching',
  meanings: Object.fromEntries(
    languages.flatMap(([name]) =>
      Object.entries(meanings).map(([figure, { meaning, ...bound }]) => [
        `${name}${figure}`,
        { meaning: `${meaning} (${name})`, ...bound },
      ]),
    ),
  ),
  async measure() {
    const folder = join(corpusDir, 'tm');
    if (!existsSync(folder)) return {};
    const figures: Record<string, number> = {};
    for (const [name, language] of languages) {
      const measured = await measureInProcess({ folder, language });
      for (const [figure, value] of Object.entries(measured)) figures[name + figure] = value;
    }
    return figures;
  },
};

async function measureInProcess(wish: { folder: string; language: CorpusLanguage }): Promise<Figures> {
  const worker = fork(join(import.meta.dirname, 'memory/memory-matching-worker.ts'));
  worker.send(wish);
  const [figures] = (await once(worker, 'message')) as [Figures];
  worker.disconnect();
  return figures;
}
