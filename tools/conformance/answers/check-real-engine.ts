import { sameCodes } from '@transloom/core/inline/missing-codes';
import type { EngineSegment } from '@transloom/server/providers/machine-translation/engine-vendor';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import { apertium } from '@transloom/server/providers/machine-translation/vendors/apertium/apertium';
import { createSafeFetch } from '@transloom/server/providers/safe-fetch/safe-fetch';

/** Texts that an engine of this machine translated with every code once, of all; undefined where it is not installed. */
export async function checkRealEngine(segments: readonly EngineSegment[]) {
  const engine = apertium.connect({}, { fetch: createSafeFetch() });
  const { status } = await engine.availability(AbortSignal.timeout(10_000));
  if (status !== 'ready') return undefined;
  const results = await translateSegments(engine, { sourceLanguage: 'en', targetLanguage: 'es', segments });
  await apertium.stop?.();
  const kept = results.filter((result, index) => {
    const source = segments[index]?.source;
    return result.status === 'translated' && source !== undefined && sameCodes(source, result.target);
  });
  const restored = kept.filter((result) => result.status === 'translated' && result.codesRestored);
  return { kept: kept.length, restored: restored.length };
}
