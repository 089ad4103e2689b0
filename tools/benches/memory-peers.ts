import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';
import type { CorpusLanguage } from './memory/memory-corpus.ts';
import type { PeersTask } from './memory/memory-peers-worker.ts';

interface Corpus {
  readonly name: string;
  readonly words: string;
  readonly language: CorpusLanguage;
  readonly entries: number;
  readonly comparedEvery: number;
  readonly slowQueries: number;
}

const corpora: readonly Corpus[] = [
  {
    name: 'english100k',
    words: '100,000 English entries',
    language: 'en',
    entries: 100_000,
    comparedEvery: 13,
    slowQueries: 40,
  },
  {
    name: 'chinese100k',
    words: '100,000 Chinese entries',
    language: 'zh-CN',
    entries: 100_000,
    comparedEvery: 13,
    slowQueries: 40,
  },
  {
    name: 'english1m',
    words: '1,000,000 English entries',
    language: 'en',
    entries: 1_000_000,
    comparedEvery: 8,
    slowQueries: 0,
  },
];

const peers = [
  ['ours', 'ours'],
  ['systran', 'SYSTRAN fuzzy-match'],
  ['toolkit', 'translate-toolkit'],
] as const;

/**
 * The same texts and queries, one after the other on one thread, by processor time. No figures where there is no corpus
 * or FUZZY_MATCH_CLI does not name the program of SYSTRAN.
 */
export const memoryPeers: Bench = {
  name: 'memoryPeers',
  meanings: Object.fromEntries(corpora.flatMap(meaningsOf)),
  async measure() {
    const folder = join(corpusDir, 'tm');
    const fuzzyMatch = process.env['FUZZY_MATCH_CLI'];
    if (!existsSync(folder) || fuzzyMatch === undefined) return {};
    const figures: Record<string, number> = {};
    for (const { name, language, entries, comparedEvery, slowQueries } of corpora) {
      const size = { entries, queries: 4_000 };
      const measured = await measureInProcess({
        folder,
        language,
        size,
        fuzzyMatch,
        comparedEvery,
        slowQueries,
      });
      for (const [figure, value] of Object.entries(measured)) figures[name + figure] = value;
    }
    return figures;
  },
};

function meaningsOf({ name, words, slowQueries }: Corpus) {
  return peers.flatMap(([peer, peerName]) => {
    const speeds = [70, 50].map((rate) => [
      `${name}${peer}Queries${rate}`,
      { meaning: `Texts looked up in a second of processor time at ${rate} and more, ${words}, ${peerName}` },
    ]);
    if (peer === 'toolkit') return slowQueries > 0 ? speeds : [];
    const recalls = [70, 50].map((rate) => [
      `${name}${peer}Recall${rate}`,
      {
        meaning: `Best matches of ${rate} and more that are found, percent, by our rate, ${words}, ${peerName}`,
      },
    ]);
    const build = {
      meaning: `Seconds of processor time to index ${words}, ${peerName}`,
    };
    return [[`${name}${peer}BuildCpuSeconds`, build], ...speeds, ...recalls];
  });
}

async function measureInProcess(task: Omit<PeersTask, 'scratch'>): Promise<Figures> {
  const scratch = mkdtempSync(join(tmpdir(), 'memory-peers-'));
  const worker = fork(join(import.meta.dirname, 'memory/memory-peers-worker.ts'), {
    execArgv: ['--max-old-space-size=12000', '--expose-gc'],
  });
  try {
    worker.send({ ...task, scratch } satisfies PeersTask);
    const [figures] = (await once(worker, 'message')) as [Record<string, number>];
    return figures;
  } finally {
    worker.kill();
    rmSync(scratch, { recursive: true });
  }
}
