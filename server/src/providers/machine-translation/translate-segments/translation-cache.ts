import { createHash } from 'node:crypto';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import type { Engine, EngineSegment, TranslationContext } from '../engine-vendor.ts';
import { gatherContext } from './gather-context.ts';

/** A translation of a prepared text, as the engine gave it and nothing found fault with it. */
export interface CachedTranslation {
  readonly target: InlineText;
  readonly version: string;
}

/** Keeps what engines answered, so that the same question is not paid for twice. */
export interface TranslationCache {
  /** Returns the cached translations by key. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, CachedTranslation>>;
  write(entries: ReadonlyMap<string, CachedTranslation>): Promise<void>;
}

/** The values that all texts of a run share. */
interface CachedRun {
  readonly engine: Engine;
  /** Tells engines of one vendor apart: with other settings it is another engine. */
  readonly engineKey?: string | undefined;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly context?: TranslationContext | undefined;
  /** As `Engine.modelFor` tells it. */
  readonly model?: string | undefined;
}

/**
 * Names a question by everything that may change its answer: engine, settings (`engineKey`), model and rules, languages,
 * text with its codes, and of its context all that the engine reads. 64 hexadecimal digits.
 */
export function cacheKey(
  { engine, engineKey = '', sourceLanguage, targetLanguage, context = {}, model }: CachedRun,
  text: EngineSegment,
): string {
  const asked = [
    engine.vendorId,
    engineKey,
    sourceLanguage,
    targetLanguage,
    toMarkup(text.source),
    text.codes,
    gatherContext(engine, context, [text]),
    engine.reads?.includes('terms') ? (text.surroundings?.terms ?? []) : [],
    ...(engine.rules === undefined ? [] : [engine.rules]),
    ...(model === undefined ? [] : [{ model }]),
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
