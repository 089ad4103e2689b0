import { type Candidate, keyOf, type Neighbors } from './find-candidates.ts';
import type { GeneralWords } from './general-words.ts';

/** A candidate with its forms: the same words in singular and plural. */
export interface ScoredCandidate {
  readonly candidate: Candidate;
  /** The words in their base forms. */
  readonly base: string;
  /** How likely it is a term, 0 to 1. */
  readonly score: number;
}

export interface ScoredTexts {
  readonly candidates: readonly Candidate[];
  /** How many words the texts have. */
  readonly words: number;
  readonly baseOf: (word: string) => string;
  readonly general: GeneralWords;
}

/**
 * What each observation adds to the logarithm of the odds that a candidate is a term. C-value: Frantzi and others,
 * "Automatic recognition of multi-word terms" (2000); weirdness: Ahmad and others (1999).
 */
const weights = {
  bias: -6.2,
  twoWords: 0.6,
  frequency: 0.95,
  frequencyOfSingle: -0.83,
  cValue: 0.37,
  rarity: 0.32,
  rarityOfSingle: 0.16,
  weirdnessOfSingle: 0.09,
  capitals: 1.55,
  behindVerb: -1.41,
  behindWord: -0.77,
  beforeWord: -1.05,
  beforeNounOrPronoun: -1.54,
  beforePreposition: -0.97,
  link: -1.14,
  joined: -1,
  digit: -2.16,
  short: -1.55,
  family: 0.13,
} as const;

/** The most frequent word of a language is about this share of its texts, and the n-th most frequent the n-th part. */
const shareOfFirst = 0.1;

/** How likely each candidate is a term of the texts. */
export function scoreCandidates(texts: ScoredTexts): readonly ScoredCandidate[] {
  const bases = texts.candidates.map(({ words }) =>
    words.map(({ folded }) => texts.baseOf(folded)).join(' '),
  );
  const joined = countJoined(texts.candidates, bases);
  const families = countFamilies(texts.candidates, bases);
  const nesting = countNesting(texts.candidates);
  return texts.candidates.map((candidate, i) => {
    const base = bases[i] ?? '';
    const seen = { joined: joined.get(base) ?? 1, family: familyOf(base, families), nesting };
    const odds = logOdds(candidate, seen, texts);
    return { candidate, base, score: 1 / (1 + Math.exp(-odds)) };
  });
}

interface Seen {
  readonly joined: number;
  readonly family: number;
  readonly nesting: ReadonlyMap<string, Nesting>;
}

function logOdds(candidate: Candidate, { joined, family, nesting }: Seen, texts: ScoredTexts): number {
  const meaning = candidate.words.filter((word) => word.class === undefined && word.letters);
  const links = candidate.words.flatMap((word) => word.class ?? []);
  const single = candidate.words.length === 1 ? 1 : 0;
  const ranks = meaning.map(({ folded }) => Math.log(texts.general.rank(folded)));
  const rarity = ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length);
  const frequency = candidate.places.length;
  const weirdness = Math.log(frequency / texts.words / shareOfFirst) + rarity;
  return (
    weights.bias +
    (candidate.words.length === 2 ? weights.twoWords : 0) +
    Math.log(joined) * (weights.frequency + single * weights.frequencyOfSingle) +
    Math.log(1 + cValue(candidate, nesting)) * weights.cValue +
    rarity * (weights.rarity + single * weights.rarityOfSingle) +
    single * weirdness * weights.weirdnessOfSingle +
    (candidate.within === 0 ? 0 : candidate.capitals / candidate.within) * weights.capitals +
    around(candidate) +
    (links.length > 0 ? weights.link : 0) +
    (links.some(({ joins }) => joins) ? weights.joined : 0) +
    (/\d/.test(candidate.folded) ? weights.digit : 0) +
    ((meaning[0]?.folded.length ?? 0) <= 2 && isAlphabetic(candidate.folded) ? weights.short : 0) +
    family * weights.family
  );
}

/** What stands beside a candidate shows whether it is whole, and whether it is a verb. */
function around({ before, after, places: { length: all } }: Candidate): number {
  const share = (neighbors: Neighbors, ...kinds: readonly (keyof Neighbors)[]) =>
    kinds.reduce((sum, kind) => sum + neighbors[kind], 0) / all;
  return (
    share(before, 'verb', 'pronoun') * weights.behindVerb +
    share(before, 'word') * weights.behindWord +
    share(after, 'word') * weights.beforeWord +
    share(after, 'noun', 'pronoun') * weights.beforeNounOrPronoun +
    share(after, 'preposition') * weights.beforePreposition
  );
}

/** A character of Chinese or Japanese says as much as a word of two syllables. */
function isAlphabetic(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text);
}

interface Nesting {
  frequency: number;
  kinds: number;
}

/** How often each candidate stands within longer ones that occur more than once. */
function countNesting(candidates: readonly Candidate[]): ReadonlyMap<string, Nesting> {
  const nesting = new Map<string, Nesting>();
  for (const { words, places } of candidates) {
    if (words.length < 2 || places.length < 2) continue;
    for (const part of partsOf(words)) {
      const known = nesting.get(part) ?? { frequency: 0, kinds: 0 };
      nesting.set(part, { frequency: known.frequency + places.length, kinds: known.kinds + 1 });
    }
  }
  return nesting;
}

function partsOf(words: Candidate['words']): ReadonlySet<string> {
  const parts = new Set<string>();
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= words.length; end++)
      if (end - start < words.length) parts.add(keyOf(words.slice(start, end)));
  return parts;
}

/** How often a candidate stands by itself, and not as a part of a longer one. */
function cValue({ words, places }: Candidate, nesting: ReadonlyMap<string, Nesting>): number {
  const within = nesting.get(keyOf(words));
  return Math.max(0, places.length - (within === undefined ? 0 : within.frequency / within.kinds));
}

function countJoined(
  candidates: readonly Candidate[],
  bases: readonly string[],
): ReadonlyMap<string, number> {
  const joined = new Map<string, number>();
  for (const [i, { places }] of candidates.entries())
    joined.set(bases[i] ?? '', (joined.get(bases[i] ?? '') ?? 0) + places.length);
  return joined;
}

/** How many candidates of several words a word is part of: words of a field make many terms. */
function countFamilies(
  candidates: readonly Candidate[],
  bases: readonly string[],
): ReadonlyMap<string, number> {
  const families = new Map<string, number>();
  for (const [i, { words, places }] of candidates.entries()) {
    if (words.length < 2 || places.length < 2) continue;
    for (const word of new Set(bases[i]?.split(' '))) families.set(word, (families.get(word) ?? 0) + 1);
  }
  return families;
}

function familyOf(base: string, families: ReadonlyMap<string, number>): number {
  return Math.max(...base.split(' ').map((word) => Math.log(1 + (families.get(word) ?? 0))));
}
