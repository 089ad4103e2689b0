import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTmx } from '@transloom/core/memory/tmx/tmx-reader';
import { pick, seededRandom } from '@transloom/core/random/seeded-random';
import { alterText, type Vocabulary, vocabularyOf } from './alter-text.ts';

export type CorpusLanguage = 'en' | 'zh-CN';

export interface MatchingCorpus {
  /** Different from one another. */
  readonly entries: readonly string[];
  /** Segments of another document: texts that are in the memory, altered ones, and new ones. */
  readonly queries: readonly string[];
}

export interface CorpusSize {
  readonly entries: number;
  readonly queries: number;
}

const files: Readonly<Record<CorpusLanguage, readonly string[]>> = {
  en: ['laws.en-fr.tmx', 'pydocs.zh-en.tmx'],
  'zh-CN': ['pydocs.zh-en.tmx'],
};

/** One text in so many is kept out of the memory and only asked for. */
const heldOut = 12;

/** Real texts of the corpus in a language, and as many altered copies as it takes to the size. */
export function matchingCorpus(folder: string, language: CorpusLanguage, size: CorpusSize): MatchingCorpus {
  const random = seededRandom(20);
  const texts = [...new Set(files[language].flatMap((file) => textsIn(join(folder, file), language)))];
  const vocabulary = vocabularyOf(texts);
  const known = texts.filter((_, i) => i % heldOut !== 0);
  const entries = new Set(known.slice(0, size.entries));
  while (entries.size < size.entries) {
    entries.add(alterText(pick(random, known), vocabulary, 10 + random(40), random));
  }
  const asked = texts.filter((_, i) => i % heldOut === 0);
  return { entries: [...entries], queries: queriesOf(size.queries, { known, asked, vocabulary }) };
}

/** Altered copies of some texts, of which nothing is kept; a few may be the same as others. */
export function* alteredCopies(texts: readonly string[], count: number): Generator<string> {
  const random = seededRandom(21);
  const vocabulary = vocabularyOf(texts.slice(0, textsWithWords));
  for (let i = 0; i < count; i++) yield alterText(pick(random, texts), vocabulary, 10 + random(40), random);
}

/** So many have most of the words. */
const textsWithWords = 100_000;

interface QueryTexts {
  readonly known: readonly string[];
  readonly asked: readonly string[];
  readonly vocabulary: Vocabulary;
}

/** Half are texts nobody translated before, a tenth is in the memory as it stands, the others were altered. */
function queriesOf(count: number, { known, asked, vocabulary }: QueryTexts): readonly string[] {
  const random = seededRandom(2_000);
  return Array.from({ length: count }, (_, i) => {
    if (i % 2 === 0) return pick(random, asked);
    if (i % 10 === 1) return pick(random, known);
    return alterText(pick(random, known), vocabulary, 5 + random(35), random);
  });
}

function textsIn(path: string, language: CorpusLanguage): readonly string[] {
  const { units } = readTmx(readFileSync(path));
  return units
    .flatMap(({ variants }) => variants.find((variant) => variant.language === language)?.text.text ?? [])
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '');
}
