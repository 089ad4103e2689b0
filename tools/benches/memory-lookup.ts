import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { workbenchApi } from '@transloom/contracts/workbench';
import { textWords } from '@transloom/core/memory/words/text-words';
import { type Random, seededRandom } from '@transloom/core/random/seeded-random';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { overWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { corpusDir } from '../conformance/corpus-dir.ts';
import { familyCpuSeconds } from '../programs/process-family.ts';
import type { Bench, Figures } from './bench.ts';
import { importMade, madeLanguages, uploadMade } from './memory/import-made.ts';
import { alteredCopies, matchingCorpus } from './memory/memory-corpus.ts';
import { textsTmx } from './memory/texts-tmx.ts';
import { prepareDocument } from './prepare-document.ts';
import { percentile } from './run-load.ts';
import type { StartedProduct } from './start-product.ts';
import { betweenSweeps, waitUntilIdle } from './wait-until-idle.ts';
import { withProduct } from './with-product.ts';

const size = { entries: 1_000_000, queries: 10_000 };
const lookUps = 450;
/** Other segments that are asked before: a server has run for a while, and its code is compiled by then. */
const warmUps = 1_000;

const kinds = {
  lookUp: 'the matches of a segment, as the editor sends them',
  concordance: 'one to three words of a segment in the concordance',
} as const;
type Kind = keyof typeof kinds;

export const memoryLookup = lookupAmong({ name: 'memoryLookup', copies: 0, bound: '< 20' });

export const memoryLookupOfMillions = lookupAmong({
  name: 'memoryLookupOfMillions',
  copies: 4_000_000,
  bound: '< 80',
});

interface Lookup {
  readonly name: string;
  /** Altered copies of the million entries, which are imported behind them. */
  readonly copies: number;
  readonly bound: string;
}

/** One person in the editor, among English entries that were imported; no figures where there is no corpus. */
function lookupAmong({ name, copies, bound }: Lookup): Bench {
  return {
    name,
    isLong: copies > 0,
    meanings: Object.fromEntries(
      Object.entries(kinds).flatMap(([kind, what]) => [
        [`${kind}P50Ms`, { meaning: `Median time of searches through the API for ${what}` }],
        [`${kind}P95Ms`, { meaning: '95th percentile of the same', ...(kind === 'lookUp' && { bound }) }],
        [`${kind}NodeMs`, { meaning: 'Processor time of one search in Node' }],
        [`${kind}PostgresMs`, { meaning: 'Processor time of one search in PostgreSQL' }],
        [`${kind}Found`, { meaning: 'Searches of these with a result, percent' }],
      ]),
    ),
    async measure(root) {
      const folder = join(corpusDir, 'tm');
      if (!existsSync(folder)) return {};
      const { entries, queries } = matchingCorpus(folder, 'en', size);
      const texts = withCopies(entries, copies);
      const files = Array.from({ length: 1 + copies / size.entries }, () => () => textsTmx(nextOf(texts)));
      return withProduct(root, (product) => measureIn(product, { files, queries }));
    },
  };
}

function* withCopies(entries: readonly string[], copies: number): Generator<string> {
  yield* entries;
  yield* alteredCopies(entries, copies);
}

/** As many as an upload may hold. */
function* nextOf(texts: Iterator<string>): Generator<string> {
  for (let i = 0; i < size.entries; i++) {
    const { value, done } = texts.next();
    if (done) return;
    yield value;
  }
}

interface LookupTexts {
  /** TMX, to be made one after the other. */
  readonly files: readonly (() => Generator<Buffer>)[];
  readonly queries: readonly string[];
}

async function measureIn({ address, processId }: StartedProduct, { files, queries }: LookupTexts) {
  const product = overWire(address);
  const made = await uploadMade(product, address, files);
  await importMade(made);
  const { user } = made;
  const asked = { segments: queries.slice(-lookUps - warmUps), engineKey: null, targetLanguage: 'fr' };
  const documentId = await prepareDocument(product, user, asked);
  await waitUntilIdle(processId, betweenSweeps);
  const segments = await askedSegments(product, user, documentId);
  const searching = { product, user, processId, segments };
  return {
    ...(await searchAll('lookUp', searching, lookUp)),
    ...(await searchAll('concordance', searching, lookForWords)),
  };
}

interface AskedSegment {
  readonly segmentId: string;
  readonly source: string;
}

/** As many as are asked for, which is more than come at once. */
async function askedSegments(
  product: Callable,
  user: TestUser,
  documentId: string,
): Promise<readonly AskedSegment[]> {
  const segments: AskedSegment[] = [];
  while (segments.length < warmUps + lookUps) {
    const after = segments.length;
    const { data } = await callAs(product, user, workbenchApi.listSegments, { documentId, after });
    if (data.segments.length === 0) throw new Error(`the document has ${after} segments`);
    segments.push(...data.segments);
  }
  return segments;
}

interface Searching {
  readonly product: Callable;
  readonly user: TestUser;
  readonly processId: number;
  readonly segments: readonly AskedSegment[];
}

type Search = (
  searching: Searching,
  segment: AskedSegment,
  random: Random,
) => Promise<{ readonly http: number; readonly data: readonly unknown[] }>;

async function lookUp({ product, user }: Searching, { segmentId }: AskedSegment) {
  const { http, data } = await callAs(product, user, workbenchApi.segmentSuggestions, { segmentId });
  return { http, data: data.matches };
}

function lookForWords({ product, user }: Searching, { source }: AskedSegment, random: Random) {
  const words = textWords(source);
  const first = random(Math.max(1, words.length - 2));
  const last = Math.min(words.length - 1, first + random(3));
  const text = source.slice(words[first]?.start, words[last]?.end);
  return callAs(product, user, memorySearchApi.searchConcordance, { ...madeLanguages, text });
}

async function searchAll(kind: Kind, searching: Searching, search: Search): Promise<Figures> {
  const random = seededRandom(5);
  for (const segment of searching.segments.slice(0, warmUps)) await search(searching, segment, random);
  const durations: number[] = [];
  let found = 0;
  const before = familyCpuSeconds(searching.processId);
  for (const segment of searching.segments.slice(warmUps, warmUps + lookUps)) {
    const started = performance.now();
    const { http, data } = await search(searching, segment, random);
    durations.push(performance.now() - started);
    if (http !== 200) throw new Error(`${kind} was answered with ${http}`);
    if (data.length > 0) found += 1;
  }
  const after = familyCpuSeconds(searching.processId);
  const milliseconds = (isOfPostgres: boolean) => {
    const spent = [...after].flatMap(([name, seconds]) =>
      name.startsWith('postgres') === isOfPostgres ? [seconds - (before.get(name) ?? 0)] : [],
    );
    const total = spent.reduce((sum, seconds) => sum + seconds, 0);
    return Math.round((100_000 * total) / durations.length) / 100;
  };
  return {
    [`${kind}P50Ms`]: percentile(durations, 50),
    [`${kind}P95Ms`]: percentile(durations, 95),
    [`${kind}NodeMs`]: milliseconds(false),
    [`${kind}PostgresMs`]: milliseconds(true),
    [`${kind}Found`]: Math.round((100 * found) / durations.length),
  };
}
