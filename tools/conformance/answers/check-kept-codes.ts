import { toMarkup } from '@transloom/core/inline/markup';
import { sameCodes } from '@transloom/core/inline/missing-codes';
import { seededRandom } from '@transloom/core/random/seeded-random';
import type { EngineSegment } from '@transloom/server/providers/machine-translation/engine-vendor';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { mangleTags } from '@transloom/server/testing/fake-engines/malformed-answer';
import { scriptedChat } from '@transloom/server/testing/fake-engines/scripted-chat';

export interface KeptCodes {
  readonly segments: number;
  /** Segments with every code of the source exactly once. */
  readonly kept: number;
  /** Segments into which codes were put back. */
  readonly restored: number;
  /** Segments of these with each code in the place that a careful translator chooses. */
  readonly inPlace: number;
}

/** Translates texts by a model that mishandles tags in every second answer, the second try included. */
export async function checkKeptCodes(seed: number, segments: readonly EngineSegment[]): Promise<KeptCodes> {
  const random = seededRandom(seed);
  const engine = scriptedChat((asked) => {
    const written = asked.map(({ id, text }) => ({
      id,
      text: random(2) === 0 ? text : mangleTags(random, text),
    }));
    return JSON.stringify({ segments: written });
  });
  const results = await translateSegments(engine, { sourceLanguage: 'en', targetLanguage: 'es', segments });
  const tally = { segments: 0, kept: 0, restored: 0, inPlace: 0 };
  for (const [index, result] of results.entries()) {
    const source = segments[index]?.source;
    if (source === undefined) continue;
    tally.segments += 1;
    if (result.status !== 'translated') continue;
    if (sameCodes(source, result.target)) tally.kept += 1;
    if (!result.codesRestored) continue;
    tally.restored += 1;
    if (toMarkup(result.target) === toMarkup(source)) tally.inPlace += 1;
  }
  return tally;
}
