import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainInline } from '@transloom/core/inline/inline-text';
import { withIndexedSources } from '@transloom/server/domains/memories/indexed/indexed-sources';
import { findBestMatches } from '@transloom/server/domains/memories/matching/find-best-matches';
import {
  findSimilarSources,
  type SimilarSources,
} from '@transloom/server/domains/memories/matching/similar-sources';
import { migrate } from '@transloom/server/platform/db/migrate';
import { openDatabase } from '@transloom/server/platform/db/open-database';
import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { silentLog } from '@transloom/server/testing/silent-log';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';
import { bestRate, tokenizeTexts } from './memory/brute-force.ts';
import { fillSources, type SourceMemory } from './memory/fill-sources.ts';
import { matchingCorpus } from './memory/memory-corpus.ts';
import { percentile } from './run-load.ts';

const size = { entries: 1_000_000, queries: 10_000 };
const pair = { sourceLanguage: 'en', targetLanguage: 'fr' };
const minRate = 70;
/** As pre-translation takes them. */
const perSearch = 100;
const atOnce = 2;
const lookUps = 500;
/** One in this many segments is compared with all entries, which takes half a second each. */
const comparedEvery = 20;
const recallRates = [
  { rate: 70, bound: '>= 99' },
  { rate: 50, bound: '>= 98.5' },
] as const;

/** A memory of a million English entries; no figures where there is no corpus. */
export const memoryBatches: Bench = {
  name: 'memoryBatches',
  meanings: {
    lookUpP50Ms: {
      meaning: 'Median time to look up a segment among a million entries, at 70 and more',
    },
    lookUpP95Ms: { meaning: '95th percentile of the same', bound: '< 20' },
    databaseSeconds: {
      meaning:
        'Seconds to find the best match of 10,000 segments, at 70 and more, in the database alone, over two connections',
      bound: '< 20',
    },
    readSeconds: { meaning: 'Seconds to read the memory and build its index, in a process of its own' },
    indexSeconds: { meaning: 'Seconds to find the same matches through the index', bound: '< 5' },
    databaseFound: { meaning: 'Segments for which the database found a match' },
    indexFound: { meaning: 'Segments for which the index found one' },
    ...Object.fromEntries(
      recallRates.map(({ rate, bound }) => [
        `databaseRecall${rate}`,
        {
          meaning: `Best matches of ${rate} and more that the database finds for single segments asked at ${rate}, percent of those that a full comparison finds`,
          bound,
        },
      ]),
    ),
  },
  async measure() {
    const folder = join(corpusDir, 'tm');
    if (!existsSync(folder)) return {};
    const { entries, queries } = matchingCorpus(folder, 'en', size);
    const dataDir = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, durable: true });
    await migrate(server.url);
    const database = openDatabase({ url: server.url, connections: 2, log: silentLog });
    try {
      const memory = await fillSources({ database, url: server.url }, pair, entries);
      const figures = await measureAll(memory, queries);
      return { ...figures, ...(await recalls(memory, entries, queries)) };
    } finally {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureAll(memory: SourceMemory, queries: readonly string[]): Promise<Figures> {
  const durations: number[] = [];
  for (const query of queries.slice(-lookUps)) {
    const started = performance.now();
    await bestOf(memory, findSimilarSources, { texts: [query], minRate, limit: 5 });
    durations.push(performance.now() - started);
  }
  const inDatabase = await findAll(memory, findSimilarSources, queries);
  const started = performance.now();
  const job = { transact: memory.act, signal: new AbortController().signal, log: silentLog };
  return withIndexedSources(job, { ...pair, segments: queries.length }, async (findSimilar) => {
    const readSeconds = secondsSince(started);
    const inIndex = await findAll(memory, findSimilar, queries);
    return {
      lookUpP50Ms: percentile(durations, 50),
      lookUpP95Ms: percentile(durations, 95),
      readSeconds,
      databaseSeconds: inDatabase.seconds,
      databaseFound: inDatabase.found,
      indexSeconds: inIndex.seconds,
      indexFound: inIndex.found,
    };
  });
}

/** Returns the percentage of segments with a match of the rate whose best match was found. */
async function recalls(
  memory: SourceMemory,
  entries: readonly string[],
  queries: readonly string[],
): Promise<Figures> {
  const tokenized = tokenizeTexts(entries);
  const compared = queries
    .filter((_, i) => i % comparedEvery === 0)
    .map((query) => ({ query, best: bestRate(tokenized, query, 50) }));
  const figures: [string, number][] = [];
  for (const { rate } of recallRates) {
    const wanted = compared.filter(({ best }) => best >= rate);
    let found = 0;
    for (const { query, best } of wanted) {
      const [match] = await bestOf(memory, findSimilarSources, { texts: [query], minRate: rate, limit: 5 });
      if ((match?.[0]?.gross ?? 0) >= best) found += 1;
    }
    figures.push([`databaseRecall${rate}`, Math.round((1_000 * found) / wanted.length) / 10]);
  }
  return Object.fromEntries(figures);
}

async function findAll(memory: SourceMemory, findSimilar: SimilarSources, queries: readonly string[]) {
  const started = performance.now();
  let [at, found] = [0, 0];
  const lanes = Array.from({ length: atOnce }, async () => {
    while (at < queries.length) {
      const some = queries.slice(at, at + perSearch);
      at += perSearch;
      const matches = await bestOf(memory, findSimilar, { texts: some, minRate, limit: 1 });
      found += matches.filter(({ length }) => length > 0).length;
    }
  });
  await Promise.all(lanes);
  return { seconds: secondsSince(started), found };
}

interface Asked {
  readonly texts: readonly string[];
  /** Whole percent. */
  readonly minRate: number;
  readonly limit: number;
}

function bestOf({ act }: SourceMemory, findSimilar: SimilarSources, { texts, ...search }: Asked) {
  const segments = texts.map((text) => ({
    source: plainInline(text),
    previous: null,
    next: null,
    key: null,
  }));
  return act((context) => findBestMatches(context, { ...pair, ...search, segments }, findSimilar));
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 100) / 10;
}
