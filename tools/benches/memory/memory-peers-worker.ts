import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMatches } from '@transloom/core/memory/find-matches';
import { buildMemoryIndex } from '@transloom/core/memory/index/memory-index';
import type { MemoryEntry } from '@transloom/core/memory/memory-match';
import type { Figures } from '../bench.ts';
import { bestRate, tokenizeTexts } from './brute-force.ts';
import { type CorpusLanguage, type CorpusSize, matchingCorpus } from './memory-corpus.ts';
import { runFuzzyMatch, runTranslateToolkit } from './peers.ts';

export interface PeersTask {
  readonly folder: string;
  /** For the files the peers read. */
  readonly scratch: string;
  readonly language: CorpusLanguage;
  readonly size: CorpusSize;
  readonly fuzzyMatch: string;
  /** Every so many queries are compared with all entries; none where it is 0. */
  readonly comparedEvery: number;
  /** How many queries translate-toolkit is asked, which takes half a second for each. */
  readonly slowQueries: number;
}

const minRates = [70, 50] as const;

process.on('message', (task: PeersTask) => {
  const files = filesIn(task.scratch);
  writeTexts(task, files);
  // The memory used to make the texts is not measured.
  globalThis.gc?.();
  const { entriesFile, queriesFile, slowFile } = files;
  const queries = [...linesOf(queriesFile)];
  const figures: Record<string, number> = {};

  const started = process.cpuUsage();
  const index = buildMemoryIndex(entriesIn(entriesFile));
  figures['oursBuildCpuSeconds'] = rounded(secondsSince(started));
  const look = (query: string, minRate: number) =>
    findMatches(index, { source: inline(query) }, { minRate, limit: 5 });
  const answers = minRates.map((minRate): Answers => {
    for (const query of queries.slice(0, 500)) look(query, minRate);
    const from = process.cpuUsage();
    const ours = queries.map((query) => look(query, minRate)[0]?.netRate ?? 0);
    figures[`oursQueries${minRate}`] = Math.round(queries.length / secondsSince(from));

    const peer = runFuzzyMatch(task.fuzzyMatch, { entriesFile, queriesFile, minRate });
    figures['systranBuildCpuSeconds'] = rounded(peer.buildCpuSeconds);
    figures[`systranQueries${minRate}`] = Math.round(queries.length / peer.matchCpuSeconds);
    const slow = task.slowQueries > 0 && runTranslateToolkit({ entriesFile, queriesFile: slowFile, minRate });
    if (slow) figures[`toolkitQueries${minRate}`] = rounded(task.slowQueries / slow.matchCpuSeconds);
    return { minRate, ours, systran: peer.best };
  });
  if (task.comparedEvery > 0) Object.assign(figures, recalls(files, task.comparedEvery, answers));
  process.send?.(figures);
});

type TextFiles = ReturnType<typeof filesIn>;

/** A text a line each. */
function filesIn(scratch: string) {
  return {
    entriesFile: join(scratch, 'entries.txt'),
    queriesFile: join(scratch, 'queries.txt'),
    slowFile: join(scratch, 'slow-queries.txt'),
  };
}

/** All are asked to read the same files, and a million texts in memory would slow down who is asked here. */
function writeTexts({ folder, language, size, slowQueries }: PeersTask, files: TextFiles): void {
  const { entries, queries } = matchingCorpus(folder, language, size);
  writeFileSync(files.entriesFile, entries.join('\n'));
  writeFileSync(files.queriesFile, queries.join('\n'));
  writeFileSync(files.slowFile, queries.slice(0, slowQueries).join('\n'));
}

function* linesOf(file: string): Generator<string> {
  const bytes = readFileSync(file);
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(lineFeed, from);
    const to = found < 0 ? bytes.length : found;
    yield bytes.toString('utf8', from, to);
    from = to + 1;
  }
}

const lineFeed = 0x0a;

function* entriesIn(file: string): Generator<MemoryEntry> {
  let number = 0;
  for (const text of linesOf(file))
    yield { id: String(number++), source: inline(text), target: inline(text) };
}

interface Answers {
  readonly minRate: number;
  /** The best rate that ours found for each query, and the best entry that SYSTRAN did. */
  readonly ours: readonly number[];
  readonly systran: readonly (number | undefined)[];
}

/**
 * Returns the percentage of queries with a match of the rate whose best match was found. Texts are split only after the
 * timed part, because every garbage collection would walk through millions of small arrays.
 */
function recalls(files: TextFiles, every: number, answers: readonly Answers[]): Figures {
  const entries = [...linesOf(files.entriesFile)];
  const queries = [...linesOf(files.queriesFile)];
  const tokenized = tokenizeTexts(entries);
  const compared = queries.flatMap((query, i) =>
    i % every === 0 ? [{ i, query, best: bestRate(tokenized, query, 50) }] : [],
  );
  const rateOfEntry = (place: number | undefined, query: string) =>
    place === undefined ? 0 : bestRate(tokenizeTexts([entries[place] ?? '']), query, 50);
  return Object.fromEntries(
    answers.flatMap(({ minRate, ours, systran }) => {
      const wanted = compared.filter(({ best }) => best >= minRate);
      const share = (found: typeof wanted) => Math.round((1_000 * found.length) / wanted.length) / 10;
      const byOurs = wanted.filter(({ i, best }) => (ours[i] ?? 0) >= best);
      const bySystran = wanted.filter(({ i, query, best }) => rateOfEntry(systran[i], query) >= best);
      return [
        [`oursRecall${minRate}`, share(byOurs)],
        [`systranRecall${minRate}`, share(bySystran)],
      ];
    }),
  );
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

function inline(text: string) {
  return { text, codes: [], styles: [] };
}
