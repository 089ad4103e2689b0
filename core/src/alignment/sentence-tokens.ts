/** Scripts whose words are written without spaces: their characters and pairs of characters stand for words. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const word = /[\p{L}\p{M}]+|\p{N}+/gu;
/** So many letters of a word tell its stem in most languages. */
const stemLetters = 6;
const gramLetters = 4;

/** The words of a sentence, cut to their stems, for a lexicon. */
export function stemsOf(sentence: string): readonly string[] {
  return wordsOf(sentence).flatMap((found) =>
    dense.test(found) ? charactersOf(found) : [found.slice(0, stemLetters)],
  );
}

/** Pieces of four letters, in which names, numbers and related words of two languages agree. */
export function gramsOf(sentence: string): readonly string[] {
  return wordsOf(sentence).flatMap((found) => {
    if (dense.test(found)) return charactersOf(found);
    // A number agrees as a whole or not at all, and tells more than a piece of a word.
    if (/\p{N}/u.test(found)) return [`#${found}`, `#${found}`];
    const framed = `^${found}$`;
    if (framed.length <= gramLetters) return [framed];
    return Array.from({ length: framed.length - gramLetters + 1 }, (_, i) =>
      framed.slice(i, i + gramLetters),
    );
  });
}

/** Length in letters; a character of a dense script says as much as three letters. */
export function lengthOf(sentence: string): number {
  let length = 0;
  for (const character of sentence) length += dense.test(character) ? 3 : 1;
  return length;
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.normalize('NFKC').toLowerCase().match(word) ?? [];
}

function charactersOf(run: string): readonly string[] {
  const characters = Array.from(run);
  return characters.flatMap((character, i) => {
    const next = characters[i + 1];
    return next === undefined ? [character] : [character, character + next];
  });
}
