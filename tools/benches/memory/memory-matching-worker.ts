import { findMatches } from '@transloom/core/memory/find-matches';
import { buildMemoryIndex, type MemoryIndex } from '@transloom/core/memory/index/memory-index';
import { bestRate, tokenizeTexts } from './brute-force.ts';
import { type CorpusLanguage, matchingCorpus } from './memory-corpus.ts';

const size = { entries: 100_000, queries: 4_000 };
const limit = 5;
/** Comparing with all takes its time, so only some of the queries are; spread over all of their kinds. */
const comparedEvery = 13;

process.on('message', ({ folder, language }: { folder: string; language: CorpusLanguage }) => {
  const { entries, queries } = matchingCorpus(folder, language, size);
  const { result: index, cpuSeconds } = measure(() => buildMemoryIndex(entriesOf(entries)));
  const speed = (minRate: number) => {
    for (const query of queries.slice(0, 500)) look(index, query, minRate);
    const { cpuSeconds } = measure(() => queries.map((query) => look(index, query, minRate)));
    return Math.round(queries.length / cpuSeconds);
  };
  const speeds = { QueriesPerCpuSecond70: speed(70), QueriesPerCpuSecond50: speed(50) };
  const tokenized = tokenizeTexts(entries);
  const compared = queries.filter((_, i) => i % comparedEvery === 0);
  const best = compared.map((query) => ({ query, rate: bestRate(tokenized, query, 50) }));
  const recall = (minRate: number) => {
    const wanted = best.filter(({ rate }) => rate >= minRate);
    const found = wanted.filter(({ query, rate }) => look(index, query, minRate) >= rate);
    return Math.round((10_000 * found.length) / wanted.length) / 100;
  };
  process.send?.({
    BuildCpuSeconds: Math.round(cpuSeconds * 100) / 100,
    ...speeds,
    Recall70: recall(70),
    Recall50: recall(50),
  });
});

function* entriesOf(texts: readonly string[]) {
  for (const [i, text] of texts.entries()) {
    yield { id: String(i), source: inline(text), target: inline(text) };
  }
}

/** The best rate that is found. */
function look(index: MemoryIndex, query: string, minRate: number): number {
  return findMatches(index, { source: inline(query) }, { minRate, limit })[0]?.netRate ?? 0;
}

function measure<Result>(work: () => Result): { readonly result: Result; readonly cpuSeconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuSeconds: (user + system) / 1e6 };
}

function inline(text: string) {
  return { text, codes: [], styles: [] };
}
