import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { sameCodes } from '@transloom/core/inline/missing-codes';
import { isWellNested } from '@transloom/core/inline/nesting';
import { type Random, seededRandom } from '@transloom/core/random/seeded-random';
import {
  type SegmentTranslation,
  translateSegments,
} from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { malformedAnswer } from '@transloom/server/testing/fake-engines/malformed-answer';
import { scriptedChat } from '@transloom/server/testing/fake-engines/scripted-chat';

/** Sentences whose translations are each recognized by a word of their own. */
const sources = [
  'Press the {1}red{/1} button alpha now',
  'The {1}second{/1} line{2/} says bravo twice',
  'charlie has {b}bold{/b} and {1}linked{/1} words',
  '"delta" costs 45 coins at https://example.com today',
  'A long sentence about echo, which goes on and on until it is long enough to be cut.',
  'Hello %s, your foxtrot is ready',
].map(fromMarkup);

const ownWords = ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'ECHO', 'FOXTROT'];

export interface MalformedTally {
  readonly answers: number;
  readonly translated: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

/** Lets a model answer so many times in spoiled ways; whatever is taken for a translation must be one. */
export async function checkMalformedAnswers(seed: number, answers: number): Promise<MalformedTally> {
  const random = seededRandom(seed);
  const tally = { answers: 0, translated: 0, refused: 0, faults: [] as string[] };
  while (tally.answers < answers) {
    const said: string[] = [];
    const results = await ask(random, said);
    tally.answers += said.length;
    for (const [index, result] of results.entries()) {
      const fault = faultOf(index, result);
      if (fault !== undefined)
        tally.faults.push(`${fault}\n  of ${said.map((one) => one.slice(0, 400)).join('\n  then ')}`);
      if (result.status === 'translated') tally.translated += 1;
      else tally.refused += 1;
    }
  }
  return tally;
}

function ask(random: Random, said: string[]): Promise<readonly SegmentTranslation[]> {
  const engine = scriptedChat((segments) => {
    const upper = segments.map(({ id, text }) => ({
      id,
      text: text.replace(/(<[^>]*>)|[^<]+/g, (part, tag) => tag ?? part.toUpperCase()),
    }));
    const answer = malformedAnswer(random, upper);
    said.push(answer);
    return answer;
  });
  return translateSegments(engine, {
    sourceLanguage: 'en',
    targetLanguage: 'es',
    segments: sources.map((source) => ({ source, codes: {} })),
    policy: { retries: 0, delayMs: 0, longestWaitMs: 0 },
  });
}

const literals = ['', '', '', 'https://example.com', '', '%s'];

/** Leaves out lost addresses and variables, whose place is a guess; all other words stay in order. */
function bareWords(text: string): string {
  return literals
    .reduce((words, literal) => words.replace(literal, ''), text)
    .replace(/\s/g, '')
    .toLowerCase();
}

function faultOf(index: number, result: SegmentTranslation): string | undefined {
  const source = sources[index];
  if (source === undefined || result.status === 'failed') return undefined;
  const { target } = result;
  const words = ownWords.filter((word) => target.text.includes(word));
  const says = `${toMarkup(target)} for ${toMarkup(source)}`;
  if (words.join() !== ownWords[index]) return `another text: ${says}`;
  if (bareWords(target.text) !== bareWords(source.text)) return `words around or lost: ${says}`;
  const literal = literals[index] || source.text;
  if (literal !== source.text && target.text.split(literal).length !== source.text.split(literal).length)
    return `literal: ${says}`;
  return sameCodes(source, target) && isWellNested(target.codes) ? undefined : `codes: ${says}`;
}
