import nspell from 'nspell';

/** What a browser needs to judge words: a Hunspell dictionary, and the words of the organization. */
export interface SpellingSetup {
  readonly affixes: string;
  readonly words: string;
  readonly ownWords: readonly string[];
}

export interface Speller {
  isKnown(word: string): boolean;
  /** What may be meant, the likeliest first; finding it takes a while. */
  suggest(word: string): readonly string[];
  learn(word: string): void;
}

export function createSpeller({ affixes, words, ownWords }: SpellingSetup): Speller {
  const spell = nspell(affixes, words);
  for (const word of ownWords) spell.add(word);
  const suggested = new Map<string, readonly string[]>();
  return {
    isKnown: (word) => spell.correct(word) || spell.correct(word.replaceAll('’', "'")),
    suggest(word) {
      const found = suggested.get(word) ?? spell.suggest(word).slice(0, 5);
      suggested.set(word, found);
      return found;
    },
    learn: (word) => void spell.add(word),
  };
}
