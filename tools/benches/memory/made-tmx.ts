import { seededRandom } from '@transloom/core/random/seeded-random';
import { wordOf } from './made-words.ts';

const pieceLength = 256 * 1024;
const vocabulary = 40_000;
/** In words; a few texts are longer, most are of the middle. */
const longest = 34;
/** One unit in so many has a text that stood before, as files have. */
const repeatEvery = 12;

/** A TMX file of made sentences whose words are as unequally frequent as those of a language. */
export function* madeTmx(units: number): Generator<Buffer> {
  const random = seededRandom(7);
  const words = Array.from({ length: vocabulary }, (_, rank) => wordOf(rank));
  const targets = words.map((word) => [...word].reverse().join(''));
  let text =
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="bench" srclang="en"/><body>\n';
  for (let unit = 0; unit < units; unit++) {
    const own = unit % repeatEvery === 0 ? seededRandom(random(units / repeatEvery) + 1) : random;
    const ranks = sentence(own);
    text +=
      `<tu><tuv xml:lang="en"><seg>${written(ranks, words)}</seg></tuv>` +
      `<tuv xml:lang="fr"><seg>${written(ranks, targets)}</seg></tuv></tu>\n`;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</body></tmx>\n`);
}

type Random = (below: number) => number;

function sentence(random: Random): readonly number[] {
  const length = 3 + random(longest / 2) + random(longest / 2);
  return Array.from({ length }, () => rankOf(random));
}

/** Draws a rank by Zipf's law: a word of rank n is n times as rare as the first one. */
function rankOf(random: Random): number {
  return Math.floor(vocabulary ** (random(1_000_000) / 1_000_000)) - 1;
}

function written(ranks: readonly number[], words: readonly string[]): string {
  return `${ranks.map((rank) => words[rank]).join(' ')}.`;
}
