import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { translationsApi } from '@transloom/contracts/translations';
import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { isWellNested } from '@transloom/core/inline/nesting';
import { AppError } from '../../../platform/app-error.ts';
import type { LongRequestContext } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { readCodeTags, writeCodeTags } from '../../../providers/machine-translation/code-tags.ts';
import type { TextSurroundings } from '../../../providers/machine-translation/engine-vendor.ts';
import { givenTerms } from '../../../providers/machine-translation/given-terms.ts';
import { requireEnginesForPairs } from '../catalogue/require-engines-for-pairs.ts';
import { type EngineTranslation, translateTexts } from './translate-texts.ts';

type Asked = InputOf<typeof translationsApi.translate>;
type Answered = OutputOf<typeof translationsApi.translate>;

/** An answer is ready before the caller gives up. */
const marginMs = 10_000;
const textsBefore = 3;
const textsAfter = 2;

/**
 * Translates what a caller of the API sends, by the same function as documents are. What fails comes back beside what
 * does not.
 * @throws {AppError} resource.not-found, engine.*, request.invalid for tags that cross
 */
export async function translateGivenTexts(context: LongRequestContext, asked: Asked): Promise<Answered> {
  const { engineKey, sourceLanguage, targetLanguage, texts, tags, connected, document, style } = asked;
  const inlines = texts.map((text, index) => readText(text, tags, index));
  await context.transact((short) =>
    requireEnginesForPairs(short, [{ engineKey, source: sourceLanguage, target: targetLanguage }]),
  );
  const translations = await translateTexts(context, {
    engineKey,
    sourceLanguage,
    targetLanguage,
    module: 'api',
    document: { ...(document && { document }), ...(style && { style }) },
    segments: inlines.map((source) => ({ source, codes: {} })),
    terms: givenTerms(sourceLanguage, asked.terms),
    around: async (_, indices) => indices.map((index) => (connected ? around(inlines, index) : {})),
    signal: AbortSignal.any([context.signal, AbortSignal.timeout(limits.requestTimeoutMs - marginMs)]),
  });
  return {
    translations: translations.map((one) => shown(one, tags, context.language)),
    characters: inlines.reduce((sum, { text }) => sum + [...text].length, 0),
  };
}

function readText(text: string, tags: boolean, index: number): InlineText {
  if (!tags) return plainInline(text);
  const inline = readCodeTags(text);
  if (!isWellNested(inline.codes)) throw new AppError('request.invalid', { field: `texts.${index}` });
  return inline;
}

function around(inlines: readonly InlineText[], index: number): TextSurroundings {
  return {
    before: inlines.slice(Math.max(0, index - textsBefore), index).map(({ text }) => ({ source: text })),
    after: inlines.slice(index + 1, index + 1 + textsAfter).map(({ text }) => text),
  };
}

function shown(
  one: EngineTranslation,
  tags: boolean,
  language: LongRequestContext['language'],
): Answered['translations'][number] {
  const { engine } = one;
  if (one.status === 'failed') {
    const { failure } = one;
    return { status: 'failed', engine, code: failure.code, message: failureMessage(failure, language) ?? '' };
  }
  const { version, codesRestored, faults } = one;
  const target = tags ? writeCodeTags(one.target) : one.target.text;
  return { status: 'translated', engine, version, target, codesRestored, faults: [...faults] };
}
