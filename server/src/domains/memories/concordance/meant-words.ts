import { baseLanguage } from '@transloom/core/language/language-tag';
import type { WantedWord } from '@transloom/core/memory/words/concordance';
import { plainWord } from '@transloom/core/memory/words/plain-word';
import { WordForms } from '@transloom/core/memory/words/word-forms';
import type { Db } from '../../../platform/db/database.ts';
import type { ListedWord } from './listed-words.ts';
import { findWordsByBeginning, findWordsByPlain } from './memory-words.store.ts';

interface MeantSearch {
  readonly directionIds: readonly string[];
  readonly words: readonly WantedWord[];
  /** Languages of the texts that are searched. */
  readonly languages: readonly string[];
}

/** More words that begin alike say less than one more letter would. */
const mostBegun = 120;
/** Most words with the stem from which possible forms are chosen. */
const mostOfStem = 500;

/**
 * Returns for each word the words in memories that it stands for: with other accents, in another form, or with it as
 * a prefix. The likeliest come first.
 */
export async function meantWords(
  db: Db,
  { directionIds, words, languages }: MeantSearch,
): Promise<readonly (readonly string[])[]> {
  const forms = [...new Set(languages.map(baseLanguage))].map(formsOf);
  const wanted = words.map((word) => {
    const possible = forms.map((some) => some.possible({ folded: word.folded, inPhrase: words.length > 1 }));
    const isWord = word.kind === 'word';
    const plains = [plainWord(word.folded), ...possible.flatMap((some) => some.words)];
    const stems = possible.flatMap(({ beginnings }, i) =>
      beginnings.map((stem) => ({ stem, forms: forms[i] })),
    );
    return { word, plains: isWord ? plains : [], stems: isWord && !word.isBeginning ? stems : [] };
  });
  const listed = Map.groupBy(
    await findWordsByPlain(db, directionIds, [...new Set(wanted.flatMap(({ plains }) => plains))]),
    ({ plain }) => plain,
  );
  const found: (readonly string[])[] = [];
  for (const { word, plains, stems } of wanted) {
    const some = plains.flatMap((plain) => listed.get(plain) ?? []);
    for (const { stem, forms } of stems) {
      const begun = await findWordsByBeginning(db, directionIds, { beginning: stem, most: mostOfStem });
      some.push(...begun.filter((other) => forms?.isForm(word.folded, other.word)));
    }
    if (word.isBeginning) {
      const beginning = plainWord(word.folded);
      some.push(...(await findWordsByBeginning(db, directionIds, { beginning, most: mostBegun })));
    }
    found.push(likeliest(word, some));
  }
  return found;
}

/** Words that differ in accents only come first, then those of similar length. */
function likeliest({ folded }: WantedWord, words: readonly ListedWord[]): readonly string[] {
  const wanted = plainWord(folded);
  const distance = ({ plain }: ListedWord) =>
    plain === wanted ? -1 : Math.abs(plain.length - wanted.length);
  const sorted = words.toSorted((a, b) => distance(a) - distance(b) || (a.word < b.word ? -1 : 1));
  return [...new Set(sorted.map(({ word }) => word))];
}

const known = new Map<string, WordForms>();

function formsOf(language: string): WordForms {
  const forms = known.get(language) ?? new WordForms(language);
  known.set(language, forms);
  return forms;
}
