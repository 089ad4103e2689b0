import type { EngineSegment } from '../engine-vendor.ts';
import { type AskedText, isUnspoiled, unspoiled } from './asked-text.ts';
import type { CachedTranslation, TranslationCache } from './translation-cache.ts';

interface CachedAsking {
  readonly cache: TranslationCache | undefined;
  keyOf(text: EngineSegment): string;
  ask(open: readonly EngineSegment[]): Promise<readonly AskedText[]>;
}

interface KnownOrAsked {
  readonly asked: AskedText | undefined;
  readonly cached: boolean;
}

/** Returns cached answers, and the answers of `ask` to the other texts. Stores the answers without faults. */
export async function askBesidesCache(
  texts: readonly EngineSegment[],
  { cache, keyOf, ask }: CachedAsking,
): Promise<readonly KnownOrAsked[]> {
  if (cache === undefined) return (await ask(texts)).map((asked) => ({ asked, cached: false }));
  const keyed = texts.map((text) => ({ text, key: keyOf(text) }));
  const known = await cache.read(keyed.map(({ key }) => key));
  const open = keyed.filter(({ key }) => !known.has(key));
  const asked = open.length > 0 ? await ask(open.map(({ text }) => text)) : [];
  const answers = new Map(open.map(({ key }, i) => [key, asked[i]]));
  const kept = [...answers].flatMap(([key, answer]) => toKeep(key, answer));
  if (kept.length > 0) await cache.write(new Map(kept));
  return keyed.map(({ key }) => {
    const cached = known.get(key);
    return cached === undefined
      ? { asked: answers.get(key), cached: false }
      : { asked: { ...unspoiled, ...cached }, cached: true };
  });
}

/** Only what nothing is wrong with: the next one who asks may be luckier. */
function toKeep(key: string, answer: AskedText | undefined): [key: string, kept: CachedTranslation][] {
  if (answer?.status !== 'translated' || !isUnspoiled(answer)) return [];
  return [[key, { target: answer.target, version: answer.version }]];
}
