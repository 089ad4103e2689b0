import type { CustomEngineTerm } from '@transloom/contracts/custom-engine-fields';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { baseLanguage } from '@transloom/core/language/language-tag';
import { findMatches } from '@transloom/core/memory/find-matches';
import type { MemoryIndex } from '@transloom/core/memory/index/memory-index';
import type {
  EngineSegment,
  TranslationExample,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { type FindGivenTerms, givenTerms } from '../../../providers/machine-translation/given-terms.ts';

/** Whole percent from which a translation is worth being shown. */
const leastRate = 50;
/** Chinese gains from more examples than other languages do (Moslem and others 2023). */
const examplesShown = (targetLanguage: string): number => (baseLanguage(targetLanguage) === 'zh' ? 10 : 5);

interface Knowledge {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly terms: readonly CustomEngineTerm[];
  /** Absent where there is nothing to be retrieved. */
  readonly examples?: MemoryIndex;
}

/** The translations and terms that an engine knows, found for each text. */
export class EngineKnowledge {
  readonly #termsIn: FindGivenTerms;
  readonly #examples: MemoryIndex | undefined;
  readonly #shown: number;

  constructor({ sourceLanguage, targetLanguage, terms, examples }: Knowledge) {
    this.#termsIn = givenTerms(sourceLanguage, terms);
    this.#examples = examples;
    this.#shown = examplesShown(targetLanguage);
  }

  /** Most example translations for each text; none where there is nothing to retrieve. */
  get examplesEach(): number {
    return this.#examples === undefined ? 0 : this.#shown;
  }

  /** The text with the engine's own terms before others, and its examples nearest. */
  lookUp(segment: EngineSegment): EngineSegment {
    const { surroundings = {}, source } = segment;
    const terms = [...this.#termsIn(source.text), ...(surroundings.terms ?? [])];
    const examples = [...(surroundings.examples ?? []), ...this.#examplesFor(source)];
    return { ...segment, surroundings: { ...surroundings, terms, examples } };
  }

  /** The known translation of the same text with the same codes. */
  known(source: InlineText): InlineText | undefined {
    if (this.#examples === undefined) return undefined;
    const [match] = findMatches(this.#examples, { source }, { minRate: 100, limit: 1 });
    return match !== undefined && match.rating.replacedTarget === undefined ? match.target : undefined;
  }

  /** The most similar last. */
  #examplesFor(source: InlineText): readonly TranslationExample[] {
    if (this.#examples === undefined) return [];
    return findMatches(this.#examples, { source }, { minRate: leastRate, limit: this.#shown })
      .map(({ entry }) => ({ source: entry.source.text, target: entry.target.text }))
      .reverse();
  }
}
