import { pick, type Random, seededRandom } from '../../random/seeded-random.ts';
import type { TextPair } from './bitext.ts';

const nouns = ['cat', 'house', 'river', 'stone', 'teacher', 'garden', 'window', 'letter'];
const verbs = ['sees', 'finds', 'paints', 'keeps', 'moves', 'cleans'];
const colors = ['red', 'old', 'small', 'bright', 'quiet'];

/**
 * Pairs in a language that is English with other words, verbs at the end and colors after what they color, so that
 * every right translation is known.
 */
export function madePairs(count: number, seed: number): readonly TextPair[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => madePair(random));
}

function madePair(random: Random): TextPair {
  const [who, what, verb] = [madeNoun(random), madeNoun(random), pick(random, verbs)];
  const number = String(10 + random(990));
  return {
    source: `The ${who.source} ${verb} ${number} ${what.source}.`,
    target: `${capital(who.target)} ${number} ${what.target} ${made(verb)}.`,
  };
}

function madeNoun(random: Random): TextPair {
  const noun = pick(random, nouns);
  if (random(2) === 0) return { source: noun, target: made(noun) };
  const color = pick(random, colors);
  return { source: `${color} ${noun}`, target: `${made(noun)} ${made(color)}` };
}

/** The made word for an English one. */
export function made(word: string): string {
  return `${[...word].reverse().join('')}o`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
