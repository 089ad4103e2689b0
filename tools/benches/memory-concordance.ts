import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textWords } from '@transloom/core/memory/words/text-words';
import { pick, seededRandom } from '@transloom/core/random/seeded-random';
import { searchConcordance } from '@transloom/server/domains/memories/concordance/search-concordance';
import { migrate } from '@transloom/server/platform/db/migrate';
import { openDatabase } from '@transloom/server/platform/db/open-database';
import { startEmbeddedPostgres } from '@transloom/server/platform/embedded-postgres/start-embedded-postgres';
import { silentLog } from '@transloom/server/testing/silent-log';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench, Figures } from './bench.ts';
import { type FilledMemory, fillMemory } from './memory/fill-memory.ts';
import { pairsOfFile, type TextPair } from './memory/made-pairs.ts';
import { percentile } from './run-load.ts';

const memories = [
  { file: 'laws.en-fr.tmx', languages: ['en', 'fr'], entries: 600_000 },
  { file: 'pydocs.zh-en.tmx', languages: ['zh-CN', 'en'], entries: 400_000 },
] as const;
const searches = 100;

const kinds = [
  ...(['oneWord', 'twoWords', 'fourWords', 'chinese', 'commonWords', 'unknownWords'] as const),
  ...(['beginning', 'wordAndBeginning', 'otherForm'] as const),
] as const;
type Kind = (typeof kinds)[number];

const words: Readonly<Record<Kind, string>> = {
  oneWord: 'a word of an entry',
  twoWords: 'two consecutive words of an entry',
  fourWords: 'four consecutive words of an entry',
  chinese: '2 to 6 consecutive characters of a Chinese entry',
  commonWords: 'words that most entries have, such as "in the"',
  unknownWords: 'a word of an entry and a word that no entry has',
  beginning: 'the first three letters of a word of an entry',
  wordAndBeginning: 'a word of an entry and the first two letters of the next',
  otherForm: 'a word of an entry with another ending',
};

/** A million entries, 600,000 English-French and 400,000 Chinese-English; no figures where there is no corpus. */
export const memoryConcordance: Bench = {
  name: 'memoryConcordance',
  meanings: {
    indexSeconds: { meaning: 'Seconds to index the words of a million entries at once' },
    indexMegabytes: { meaning: 'Size of that index' },
    ...Object.fromEntries(
      kinds.flatMap((kind) => [
        [`${kind}P50Ms`, { meaning: `Median time of searches for ${words[kind]}` }],
        [`${kind}P95Ms`, { meaning: `95th percentile of searches for ${words[kind]}`, bound: '< 200' }],
      ]),
    ),
  },
  async measure() {
    const folder = join(corpusDir, 'tm');
    if (!existsSync(folder)) return {};
    const dataDir = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    await migrate(server.url);
    const database = openDatabase({ url: server.url, connections: 2, log: silentLog });
    try {
      const pairs = memories.map(({ file, languages }) => pairsOfFile(folder, file, languages));
      const filled = await fillMemory(
        { database, url: server.url },
        memories.map((memory, i) => ({ ...memory, pairs: pairs[i] ?? [] })),
      );
      return { ...filled.figures, ...(await searchAll(filled, pairs)) };
    } finally {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function searchAll(filled: FilledMemory, pairs: readonly (readonly TextPair[])[]): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const kind of kinds) {
    const memory = kind === 'chinese' ? 1 : 0;
    const [sourceLanguage, targetLanguage] = memories[memory].languages;
    const random = seededRandom(7);
    const durations: number[] = [];
    for (let i = 0; i < searches; i++) {
      const text = wanted(kind, pick(random, pairs[memory] ?? []).source, random);
      const search = {
        text,
        sourceLanguage,
        targetLanguage,
        side: 'both',
        lastWord: 'whole',
        limit: 50,
      } as const;
      const started = performance.now();
      await filled.act((context) => searchConcordance(context, search));
      durations.push(performance.now() - started);
    }
    figures[`${kind}P50Ms`] = percentile(durations, 50);
    figures[`${kind}P95Ms`] = percentile(durations, 95);
  }
  return figures;
}

const common = ['the', 'in the', 'of the', 'and the', 'to be', 'of the in', 'the and of a'];

function wanted(kind: Kind, text: string, random: (below: number) => number): string {
  if (kind === 'commonWords') return common[random(common.length)] ?? '';
  const lengths = {
    oneWord: 1,
    twoWords: 2,
    fourWords: 4,
    chinese: 2 + random(5),
    unknownWords: 1,
    beginning: 1,
    wordAndBeginning: 2,
    otherForm: 1,
  };
  const found = textWords(text);
  const first = random(Math.max(1, found.length - lengths[kind]));
  const [begin, end] = [found[first], found[Math.min(found.length, first + lengths[kind]) - 1]];
  const part = text.slice(begin?.start ?? 0, end?.end ?? 1);
  if (kind === 'beginning') return `${part.slice(0, 3)}*`;
  if (kind === 'wordAndBeginning') return `${text.slice(begin?.start ?? 0, (end?.start ?? 0) + 2)}*`;
  if (kind === 'otherForm') return `${part.replace(/(?:ed|ing|s|e)$/, '')}ing`;
  return kind === 'unknownWords' ? `${part} xylographically` : part;
}
