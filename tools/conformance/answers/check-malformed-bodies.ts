import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { sameCodes } from '@transloom/core/inline/missing-codes';
import { isWellNested } from '@transloom/core/inline/nesting';
import { type Random, seededRandom } from '@transloom/core/random/seeded-random';
import { findEngineVendor } from '@transloom/server/providers/machine-translation/engine-registry';
import {
  type SegmentTranslation,
  translateSegments,
} from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { createSafeFetch, type SafeFetch } from '@transloom/server/providers/safe-fetch/safe-fetch';
import type { FakeVendor } from '@transloom/server/testing/fake-engines/fake-vendor';
import { fakeVendors } from '@transloom/server/testing/fake-engines/fake-vendors';
import type { MalformedTally } from './check-malformed-answers.ts';
import { spoilBody } from './spoil-body.ts';

const sources = ['Press {1}the red alpha{/1} now', 'Line two says bravo', 'charlie costs 45 coins'].map(
  fromMarkup,
);

/**
 * Lets every service of the network answer with spoiled bodies, so many of all of them together. An adapter that trips
 * over one throws here, and what it takes for a translation must be one.
 */
export async function checkMalformedBodies(seed: number, answers: number): Promise<MalformedTally> {
  const random = seededRandom(seed);
  const share = Math.ceil(answers / fakeVendors.length);
  const tally = { answers: 0, translated: 0, refused: 0, faults: [] as string[] };
  for (const fakeVendor of fakeVendors) {
    const fake = await fakeVendor.start();
    for (let answered = 0; answered < share; ) {
      const { said, results } = await ask(random, fakeVendor, fake.baseUrl);
      answered += said.length;
      tally.answers += said.length;
      tally.translated += results.filter(({ status }) => status === 'translated').length;
      tally.refused += results.filter(({ status }) => status === 'failed').length;
      const faults = results.flatMap((result, index) => faultOf(index, result) ?? []);
      tally.faults.push(
        ...faults.map((fault) => `${fakeVendor.id} ${fault}\n  of ${said.join('\n  then ')}`),
      );
    }
    await fake.stop();
  }
  return tally;
}

interface Heard {
  /** The bodies, each from its beginning. */
  readonly said: readonly string[];
  readonly results: readonly SegmentTranslation[];
}

/** @throws {Error} which service an adapter tripped over, and what it had said */
async function ask(random: Random, { id, settings, languages }: FakeVendor, baseUrl: string): Promise<Heard> {
  const { source, target } = languages ?? { source: 'en', target: 'es' };
  const said: string[] = [];
  const vendor = findEngineVendor(id);
  if (vendor === undefined) throw new Error(`${id} is not in the registry`);
  const engine = vendor.connect({ ...settings, baseUrl }, { fetch: spoiling(random, said) });
  try {
    const results = await translateSegments(engine, {
      sourceLanguage: source,
      targetLanguage: target,
      segments: sources.map((text) => ({ source: text, codes: {} })),
      policy: { retries: 0, delayMs: 0, longestWaitMs: 0 },
      ...(random(2) === 0 && { onDraft: () => {} }),
    });
    return { said, results };
  } catch (cause) {
    throw new Error(`${id} trips over ${said.join('\n  then ')}`, { cause });
  }
}

const plainFetch = createSafeFetch(['127.0.0.1']);

/** Damages every second answer, and streams it to a listener as any other answer. */
function spoiling(random: Random, said: string[]): SafeFetch {
  return async (url, { onText, ...options } = {}) => {
    const answer = await plainFetch(url, options);
    const text = random(2) === 0 ? answer.text : spoilBody(random, answer.text);
    said.push(text.slice(0, 600));
    onText?.(text);
    return { ...answer, text };
  };
}

function faultOf(index: number, result: SegmentTranslation): string | undefined {
  const source = sources[index];
  if (source === undefined || result.status === 'failed') return undefined;
  const { target } = result;
  const says = `${toMarkup(target)} for ${toMarkup(source)}`;
  if (target.text !== source.text.toUpperCase()) return `another text: ${says}`;
  return sameCodes(source, target) && isWellNested(target.codes) ? undefined : `codes: ${says}`;
}
