import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findEngineVendor } from '../../providers/machine-translation/engine-registry.ts';
import type { Engine, EngineVendor } from '../../providers/machine-translation/engine-vendor.ts';
import { translateSegments } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import { createSafeFetch, safeFetchLimits } from '../../providers/safe-fetch/safe-fetch.ts';
import type { FakeEngine } from '../fake-engines/fake-engine.ts';
import type { FakeVendor } from '../fake-engines/fake-vendor.ts';

const surroundingsFor = (timeoutMs: number) => ({
  fetch: createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, timeoutMs }),
});
/** However busy the machine is, an answer that comes is waited for. */
export const surroundings = surroundingsFor(30_000);
/** For answers that never come. */
const hurried = surroundingsFor(1_000);
export const policy = { retries: 2, delayMs: 1, longestWaitMs: 5_000 };

interface Asked {
  readonly from?: string;
  readonly target?: string;
  readonly retries?: number;
  readonly engine?: Engine;
}

/** An engine on the fake of its vendor. */
export interface TestedEngine {
  readonly fakeVendor: FakeVendor;
  readonly vendor: EngineVendor;
  /** What the tests translate between. */
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
  /** Runs while tests do; heals after each of them. */
  readonly fake: FakeEngine;
  readonly engine: Engine;
  /** The same for answers that never come. */
  readonly hurriedEngine: Engine;
  /** Each text as it was translated, or the class of what went wrong. */
  translate(markups: readonly string[], asked?: Asked): Promise<readonly string[]>;
}

/** Call it in the suite whose tests use it. */
export function testedEngine(fakeVendor: FakeVendor): TestedEngine {
  const { id, start, settings } = fakeVendor;
  const { source, target } = fakeVendor.languages ?? { source: 'en', target: 'es' };
  const vendor = findEngineVendor(id);
  if (!vendor) throw new Error(`${id} is not in the registry`);
  let fake: FakeEngine;
  let engine: Engine;
  let hurriedEngine: Engine;
  beforeAll(async () => {
    fake = await start();
    engine = vendor.connect({ ...settings, baseUrl: fake.baseUrl }, surroundings);
    hurriedEngine = vendor.connect({ ...settings, baseUrl: fake.baseUrl }, hurried);
  });
  afterEach(() => fake.heal());
  afterAll(() => fake.stop());
  return {
    fakeVendor,
    vendor,
    languages: { sourceLanguage: source, targetLanguage: target },
    get fake() {
      return fake;
    },
    get engine() {
      return engine;
    },
    get hurriedEngine() {
      return hurriedEngine;
    },
    async translate(markups, asked = {}) {
      const segments = markups.map((markup) => ({ source: fromMarkup(markup), codes: {} }));
      const translations = await translateSegments(asked.engine ?? engine, {
        sourceLanguage: asked.from ?? source,
        targetLanguage: asked.target ?? target,
        segments,
        policy: { ...policy, retries: asked.retries ?? policy.retries },
      });
      return translations.map((translation) =>
        translation.status === 'translated' ? toMarkup(translation.target) : translation.failure.errorClass,
      );
    },
  };
}
