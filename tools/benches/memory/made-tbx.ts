import { seededRandom } from '@transloom/core/random/seeded-random';
import { wordOf } from './made-words.ts';

const pieceLength = 256 * 1024;
const vocabulary = 40_000;

/** A TBX file of made terms of one to four words, no two of them the same. */
export function* madeTbx(concepts: number): Generator<Buffer> {
  const random = seededRandom(11);
  const made = new Set<string>();
  let text = '<?xml version="1.0" encoding="UTF-8"?>\n<martif type="TBX" xml:lang="en"><text><body>\n';
  while (made.size < concepts) {
    const words = Array.from({ length: 1 + random(4) }, () => wordOf(random(vocabulary)));
    const term = words.join(' ');
    if (made.has(term)) continue;
    made.add(term);
    text += conceptOf(made.size, term, words.toReversed().map(mirrored).join(' '));
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</body></text></martif>\n`);
}

function conceptOf(number: number, source: string, target: string): string {
  const status = '<termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>';
  const langSet = (language: string, term: string) =>
    `<langSet xml:lang="${language}"><tig><term>${term}</term>${status}</tig></langSet>`;
  return `<termEntry id="c${number}">${langSet('en', source)}${langSet('fr', target)}</termEntry>\n`;
}

function mirrored(word: string): string {
  return [...word].reverse().join('');
}
