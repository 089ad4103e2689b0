import { setTimeout as wait } from 'node:timers/promises';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { textWords } from '@transloom/core/memory/words/text-words';
import { pick, type Random, seededRandom } from '@transloom/core/random/seeded-random';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { overWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { familyMembers, watchFamily } from '../programs/process-family.ts';
import type { Bench, Figures, Meaning } from './bench.ts';
import { importMade, madeLanguages, uploadMade } from './memory/import-made.ts';
import { madeTmx } from './memory/made-tmx.ts';
import { percentile } from './run-load.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { withProduct } from './with-product.ts';

const units = 1_000_000;
const searches = 60;

const kinds = {
  anyWord: 'a word of an entry',
  anyPhrase: 'three consecutive words of an entry',
  commonWord: 'a word that most entries have',
  commonWords: 'two words that most entries have',
  apart: 'a common word together with a word of an entry',
} as const;
type Kind = keyof typeof kinds;

const calls = {
  concordance: 'In the concordance',
  list: 'In the list of memories',
  entries: 'Among entries',
};
type Call = keyof typeof calls;

const times = { atOnce: 'right after the import', idle: 'when all background work is done' };

const searchMeanings = Object.entries(times).flatMap(([time, when]) =>
  Object.entries(calls).flatMap(([call, where]) =>
    Object.entries(kinds).map(([kind, what]): [string, Meaning] => [
      `${time}${capital(call)}${capital(kind)}P95Ms`,
      { meaning: `${where}: 95th percentile of searches for ${what}, ${when}`, bound: '< 200' },
    ]),
  ),
);

/** A memory that a TMX of a million units went into: searches by words through the API, and a check. */
export const memoryAfterImport: Bench = {
  name: 'memoryAfterImport',
  meanings: {
    ...Object.fromEntries(searchMeanings),
    settleSeconds: {
      meaning:
        'Seconds from the end of the import until all background work is done and its words are listed',
    },
    settleWorkerMb: { meaning: 'Most memory of the worker meanwhile', bound: '< 300' },
    checkSeconds: { meaning: 'Seconds to check the memory for entries to clean' },
    checkWorkerMb: { meaning: 'Most memory of the worker meanwhile', bound: '< 300' },
  },
  measure: (root) =>
    withProduct(root, async ({ address, processId }) => {
      const product = overWire(address);
      const file = await uploadMade(product, address, units);
      const memoryId = await importMade(file);
      const searched = { product, user: file.user, memoryId };
      const [worker = 0] = familyMembers(processId, 'worker.ts');
      const watch = watchFamily(worker);
      const started = performance.now();
      const meanwhile = await searchAll(searched, 'atOnce');
      const settleSeconds = (await waitUntilIdle(processId)) - started / 1000;
      const settleWorkerMb = Math.round(watch.stop().peakMb);
      const idle = await searchAll(searched, 'idle');
      const checked = await check(searched, worker);
      return { ...meanwhile, settleSeconds: Math.round(settleSeconds), settleWorkerMb, ...idle, ...checked };
    }),
};

interface Searched {
  readonly product: Callable;
  readonly user: TestUser;
  readonly memoryId: string;
}

async function searchAll(searched: Searched, time: keyof typeof times): Promise<Figures> {
  const figures: Record<string, number> = {};
  const sources = someSources();
  for (const call of Object.keys(calls) as Call[]) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const random = seededRandom(11);
      const durations: number[] = [];
      for (let i = 0; i < searches; i++) {
        const text = wanted(kind, pick(random, sources), random);
        const started = performance.now();
        await search(searched, call, text);
        durations.push(performance.now() - started);
      }
      figures[`${time}${capital(call)}${capital(kind)}P95Ms`] = percentile(durations, 95);
    }
  }
  return figures;
}

/** Returns sources of the first units of the file. */
function someSources(): readonly string[] {
  const [first] = madeTmx(units);
  return [...String(first).matchAll(/"en"><seg>(.*?)<\/seg>/g)].map(([, text = '']) => text);
}

/** The most frequent ones, which seven of ten entries and six of ten have. */
const common = ['lo', 'mi'];

function wanted(kind: Kind, text: string, random: Random): string {
  if (kind === 'commonWord') return common[0] ?? '';
  if (kind === 'commonWords') return common.join(' ');
  const words = textWords(text);
  const first = random(words.length - 2);
  const last = kind === 'anyPhrase' ? first + 2 : first;
  const part = text.slice(words[first]?.start, words[last]?.end);
  return kind === 'apart' ? `${common[0]} ${part}` : part;
}

async function search({ product, user, memoryId }: Searched, call: Call, text: string): Promise<void> {
  const answer = await {
    concordance: () => callAs(product, user, memorySearchApi.searchConcordance, { ...madeLanguages, text }),
    list: () => callAs(product, user, memoriesApi.listMemories, { content: text }),
    entries: () => callAs(product, user, memoryEntriesApi.listEntries, { memoryId, text }),
  }[call]();
  const found = Array.isArray(answer.data) ? answer.data : answer.data.records;
  if (found.length === 0) throw new Error(`nothing was found for ${text}`);
}

async function check({ product, user, memoryId }: Searched, worker: number): Promise<Figures> {
  const watch = watchFamily(worker);
  const started = performance.now();
  await callAs(product, user, memoryCleaningsApi.startCheck, { assetId: memoryId });
  for (;;) {
    const [only] = (await callAs(product, user, memoryCleaningsApi.listCleanings, { assetId: memoryId }))
      .data;
    if (only?.status === 'failed') throw new Error('the check failed');
    if (only?.finishedAt) break;
    await wait(200);
  }
  const checkSeconds = Math.round((performance.now() - started) / 1000);
  return { checkSeconds, checkWorkerMb: Math.round(watch.stop().peakMb) };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
