/** Tokens of a language model: what they usually are, and the most they should be. */
export interface TokenEstimate {
  readonly usual: number;
  readonly most: number;
}

/**
 * Tokens a character makes. Each model cuts text in its own way; vendors tell of four letters of English a token and of
 * 0.6 to 1 token a Chinese character, older vocabularies need up to two. Other alphabets lie between.
 */
const tokensPerCharacter = {
  latin: { usual: 1 / 4, most: 1 / 2 },
  dense: { usual: 0.8, most: 2 },
  other: { usual: 1 / 2, most: 1 },
} as const;

type Writing = keyof typeof tokensPerCharacter;

const denseCharacter = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu;
const otherCharacter =
  /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu;

/** Whole tokens of a text that is read. */
export function estimateTokens(text: string): TokenEstimate {
  const dense = text.match(denseCharacter)?.length ?? 0;
  const other = text.match(otherCharacter)?.length ?? 0;
  const counts: readonly (readonly [Writing, number])[] = [
    ['dense', dense],
    ['other', other],
    ['latin', [...text].length - dense - other],
  ];
  const sum = (kind: keyof TokenEstimate) =>
    Math.ceil(
      counts.reduce((total, [writing, count]) => total + count * tokensPerCharacter[writing][kind], 0),
    );
  return { usual: sum('usual'), most: sum('most') };
}

/** A character of these scripts says as much as three letters. */
const lettersPerDenseCharacter = 3;
/** Translations are seldom more than half as long again. */
const longestTranslation = 1.5;

/** Whole tokens of a translation of a text, which nobody has written yet. */
export function estimateTranslatedTokens(source: string, targetLanguage: string): TokenEstimate {
  const dense = source.match(denseCharacter)?.length ?? 0;
  const letters = [...source].length + (lettersPerDenseCharacter - 1) * dense;
  const writing = writingOf(targetLanguage);
  const characters = writing === 'dense' ? letters / lettersPerDenseCharacter : letters;
  const { usual, most } = tokensPerCharacter[writing];
  return {
    usual: Math.ceil(characters * usual),
    most: Math.ceil(characters * longestTranslation * most),
  };
}

const denseScripts: ReadonlySet<string | undefined> = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

function writingOf(language: string): Writing {
  const { script } = new Intl.Locale(language).maximize();
  if (denseScripts.has(script)) return 'dense';
  return script === 'Latn' ? 'latin' : 'other';
}
