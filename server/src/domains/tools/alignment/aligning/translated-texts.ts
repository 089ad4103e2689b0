import type { ErrorCode } from '@transloom/contracts/errors';
import { limits } from '@transloom/contracts/limits';
import { plainInline } from '@transloom/core/inline/inline-text';
import { AppError } from '../../../../platform/app-error.ts';
import type { JobContext } from '../../../../platform/context.ts';
import { translateTexts } from '../../../engines/translating/translate-texts.ts';

interface Translating {
  readonly engineKey: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly source: readonly string[];
}

interface TranslatedTexts {
  readonly texts: readonly string[];
  /** Sentences that the engine did not translate: they stay as they are, and their names and numbers still tell. */
  readonly untranslated: number;
}

/** Failures of one text; others are aligned all the same. */
const ofTheText: ReadonlySet<string> = new Set([
  'engine.bad-output',
  'engine.content-blocked',
  'engine.too-long',
]);

/**
 * The sentences as an engine translates them. What it has translated is kept and paid batch by batch, so that work which
 * ends in the middle goes on there.
 * @throws {AppError} engine.… where it cannot work, or stops answering
 */
export async function translatedTexts(
  job: JobContext,
  { source, ...request }: Translating,
): Promise<TranslatedTexts> {
  let done = 0;
  const texts: string[] = [...source];
  let untranslated = 0;
  for (let at = 0; at < source.length; at += limits.alignedRowsAtOnce) {
    const part = source.slice(at, at + limits.alignedRowsAtOnce);
    const translations = await translateTexts(job, {
      ...request,
      module: 'alignment',
      document: {},
      segments: part.map((text) => ({ source: plainInline(text), codes: {} })),
      around: async (_, indices) => indices.map(() => ({})),
      signal: job.signal,
      onTranslated: async (some) => {
        done += some.length;
        await job.progress(Math.min(done, source.length), source.length, 'translate');
      },
    });
    for (const translation of translations) {
      if (translation.status === 'translated') texts[at + translation.index] = translation.target.text;
      else if (ofTheText.has(translation.failure.code)) untranslated += 1;
      else throw new AppError(translation.failure.code as ErrorCode, translation.failure.params);
    }
    done = Math.max(done, at + part.length);
  }
  return { texts, untranslated };
}
