import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pick, seededRandom } from '@transloom/core/random/seeded-random';
import { recognizeTerms } from '@transloom/core/terms/recognize-terms';
import { TermIndex } from '@transloom/core/terms/term-index';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';
import { type CorpusLanguage, matchingCorpus } from './memory/memory-corpus.ts';
import { percentile } from './run-load.ts';

const languages: Readonly<Record<string, CorpusLanguage>> = { english: 'en', chinese: 'zh-CN' };
const terms = 100_000;
const segments = 5_000;
const runs = 5;

/**
 * A term base of 100,000 terms, phrases of one to four words (Chinese: two to six characters) out of real texts, so
 * that many stand in each segment; no figures where there is no corpus.
 */
export const termRecognition: Bench = {
  name: 'termRecognition',
  meanings: Object.fromEntries(
    Object.keys(languages).flatMap((name) => [
      [`${name}BuildMs`, { meaning: `Processor time to index 100,000 terms (${name})` }],
      [`${name}FoundPerSegment`, { meaning: `Terms found in a segment, on average (${name})` }],
      [
        `${name}P50Ms`,
        {
          meaning: `Median time to find the terms of a segment, best of five (${name})`,
        },
      ],
      [`${name}P95Ms`, { meaning: `95th percentile of the same, best of five (${name})`, bound: '< 5' }],
    ]),
  ),
  async measure() {
    const folder = join(corpusDir, 'tm');
    if (!existsSync(folder)) return {};
    const figures: Record<string, number> = {};
    for (const [name, language] of Object.entries(languages)) {
      for (const [figure, value] of Object.entries(measureLanguage(folder, language)))
        figures[`${name}${figure}`] = Math.round(value * 10) / 10;
    }
    return figures satisfies Figures;
  },
};

function measureLanguage(folder: string, language: CorpusLanguage) {
  const { entries, queries } = matchingCorpus(folder, language, { entries: 45_000, queries: segments });
  const phrases = phrasesOf(entries, language);
  const index = new TermIndex<number>(language);
  const started = process.threadCpuUsage();
  for (const [id, text] of phrases.entries()) index.add(id, { text });
  const BuildMs = millisecondsSince(started);
  const times: number[] = [];
  let found = 0;
  // The first runs include compilation, which does not matter for a server that runs for days.
  for (const text of queries.slice(0, 500)) recognizeTerms(text, [{ index }]);
  for (const text of queries) {
    found += recognizeTerms(text, [{ index }]).length;
    times.push(bestOf(runs, () => recognizeTerms(text, [{ index }])));
  }
  return {
    BuildMs,
    FoundPerSegment: found / queries.length,
    P50Ms: percentile(times, 50),
    P95Ms: percentile(times, 95),
  };
}

/** The shortest run in milliseconds: what others on the machine take away does not count. */
function bestOf(count: number, work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < count; run++) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** Returns the processor time in milliseconds; it is exact enough for whole seconds, not for single segments. */
function millisecondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000;
}

function phrasesOf(texts: readonly string[], language: CorpusLanguage): readonly string[] {
  const random = seededRandom(7);
  const phrases = new Set<string>();
  while (phrases.size < terms) {
    const text = pick(random, texts);
    const words = language === 'en' ? text.split(' ') : [...text];
    const length = language === 'en' ? 1 + random(4) : 2 + random(5);
    const from = random(Math.max(1, words.length - length));
    const phrase = words.slice(from, from + length).join(language === 'en' ? ' ' : '');
    if (/^\p{L}.*\p{L}$/u.test(phrase)) phrases.add(phrase);
  }
  return [...phrases];
}
