/** What a translation that is being typed may be completed from, the most trusted first. */
export interface CompletionSources {
  /** Whole translations of the source: matches of memories, drafts of engines. */
  readonly translations: readonly string[];
  /** Translations of terms of the source. */
  readonly terms: readonly string[];
}

/** Fewer letters say too little of the word that is begun. */
const fewestLetters = 2;
const mostWordsBefore = 3;

/**
 * The text that is proposed behind what is typed; empty where nothing fits. What is typed always stays: a translation that
 * begins with it goes on, else one goes on behind the words that were typed last, else a term completes the word.
 */
export function completeTarget(typed: string, { translations, terms }: CompletionSources): string {
  const starting = translations.find((text) => text.length > typed.length && text.startsWith(typed));
  if (starting !== undefined) return starting.slice(typed.length);
  for (const text of translations) {
    const rest = restBehindWords(typed, text);
    if (rest !== '') return rest;
  }
  return restOfTerm(typed, terms);
}

/** The rest of a translation behind the words that were typed last, the longest run of words first. */
function restBehindWords(typed: string, text: string): string {
  const words = [...typed.matchAll(/\S+/gu)];
  for (let count = Math.min(mostWordsBefore, words.length); count > 0; count--) {
    const from = words[words.length - count]?.index ?? typed.length;
    const run = typed.slice(from);
    if (run.trim().length < fewestLetters) continue;
    const place = placeOf(run, text, from);
    if (place !== undefined) return text.slice(place + run.length);
  }
  return '';
}

/** Where a run of words stands in a text as words, nearest to where it was typed. */
function placeOf(run: string, text: string, typedAt: number): number | undefined {
  const places: number[] = [];
  for (let at = text.indexOf(run); at !== -1; at = text.indexOf(run, at + 1))
    if (at === 0 || !isWordCharacter(text[at - 1])) places.push(at);
  return places.toSorted((a, b) => Math.abs(a - typedAt) - Math.abs(b - typedAt))[0];
}

function isWordCharacter(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function restOfTerm(typed: string, terms: readonly string[]): string {
  const begun = /[\p{L}\p{N}]+$/u.exec(typed)?.[0] ?? '';
  if (begun.length < fewestLetters) return '';
  const term = terms.find(
    (text) => text.length > begun.length && text.toLowerCase().startsWith(begun.toLowerCase()),
  );
  return term?.slice(begun.length) ?? '';
}

/** The first word of a proposal with the spaces before it, in languages without spaces a word of their dictionary. */
export function firstWord(proposal: string, language: string): string {
  const [space = ''] = /^\s*/.exec(proposal) ?? [];
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(proposal.slice(space.length));
  let word = '';
  for (const { segment, isWordLike } of words) {
    if (word !== '' && (isWordLike || /^\s/.test(segment))) break;
    word += segment;
  }
  return space + word;
}
