import { combineHashes, hash32 } from '../memory/tokens/text-hash.ts';

/**
 * What entries of a term base are searched by: any part of a term or remark, which plain words would not find in
 * compounds (`platte` in `Festplatte`) nor in scripts without spaces.
 */
export interface TermContent {
  /** Texts in small letters, each word behind one space. */
  readonly text: string;
  /** One for each part of few characters, so that an index gives the entries that may have a wanted text. */
  readonly keys: readonly number[];
}

/** Of long remarks the beginning is searched; in UTF-16 units. */
const longestContent = 4_000;

/** The content of an entry out of its terms and remarks. */
export function termContent(texts: readonly string[]): TermContent {
  const words = wordsOf(texts.join(' ').slice(0, longestContent));
  const keys = words.flatMap((word) => [...partsOf(word), ...beginningsOf(word)]);
  return {
    text: words.map((word) => ` ${word}`).join(''),
    keys: [...new Set(keys.map((key) => hash32(key)))],
  };
}

/** What has all words of a search. */
export interface WantedContent {
  /** All of them stand in an entry that may fit. */
  readonly keys: readonly number[];
  /** Parts of the text of an entry that fits, each of them. */
  readonly parts: readonly string[];
}

/** Each word may stand anywhere; one or two letters only begin a word, because they stand in nearly every entry. */
export function wantedContent(search: string): WantedContent {
  const wanted = wordsOf(search).map((word) => {
    const parts = partsOf(word);
    if (parts.length > 0) return { keys: parts, part: word };
    return { keys: [beginning(word)], part: ` ${word}` };
  });
  return {
    keys: [...new Set(wanted.flatMap(({ keys }) => keys).map((key) => hash32(key)))],
    parts: [...new Set(wanted.map(({ part }) => part))],
  };
}

/** Keys as they are kept in one base, so that an index of all bases keeps them apart. */
export function keysIn(termBaseId: string, keys: readonly number[]): number[] {
  const salt = hash32(termBaseId);
  return keys.map((key) => combineHashes(key, salt));
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Scripts whose words are as short as one character. */
const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Each character of a dense script, each pair with one, and each three of others: a part of a word has parts of it. */
function partsOf(word: string): readonly string[] {
  const characters = [...word];
  const isDense = characters.map((character) => dense.test(character));
  return characters.flatMap((character, i) => {
    const [second = '', third = ''] = characters.slice(i + 1, i + 3);
    const parts = isDense[i] ? [character] : [];
    if (second !== '' && (isDense[i] || isDense[i + 1])) parts.push(character + second);
    if (third !== '' && !isDense[i] && !isDense[i + 1] && !isDense[i + 2])
      parts.push(character + second + third);
    return parts;
  });
}

const beginning = (letters: string) => ` ${letters}`;

function beginningsOf(word: string): readonly string[] {
  const [first = '', second = ''] = word;
  return [beginning(first), ...(second === '' ? [] : [beginning(first + second)])];
}
