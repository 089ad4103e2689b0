import { baseLanguage, compareLanguages } from '@transloom/core/language/language-tag';
import type { LanguagePair } from '../engine-vendor.ts';

/** A way from one language to another: one model, or one into English and one out of it. */
export interface Route<Model> extends LanguagePair {
  readonly models: readonly [Model] | readonly [Model, Model];
}

/** Every way the models go, the direct ones first: only where there is none does a way lead through English. */
export function findRoutes<Model extends { readonly pair: LanguagePair }>(
  models: readonly Model[],
): readonly Route<Model>[] {
  const direct = models.map((model): Route<Model> => ({ ...model.pair, models: [model] }));
  const intoEnglish = models.filter(({ pair }) => isEnglish(pair.target));
  const outOfEnglish = models.filter(({ pair }) => isEnglish(pair.source));
  const throughEnglish = intoEnglish.flatMap((first) =>
    outOfEnglish
      .filter((second) => isNew(direct, first.pair.source, second.pair.target))
      .map((second): Route<Model> => {
        return { source: first.pair.source, target: second.pair.target, models: [first, second] };
      }),
  );
  return [...direct, ...throughEnglish];
}

function isNew(direct: readonly LanguagePair[], source: string, target: string): boolean {
  if (baseLanguage(source) === baseLanguage(target)) return false; // another script is no matter of translation
  return !direct.some((pair) => pair.source === source && pair.target === target);
}

function isEnglish(tag: string): boolean {
  return compareLanguages(tag, 'en') !== 'different';
}
