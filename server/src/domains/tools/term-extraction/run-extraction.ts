import { limits } from '@transloom/contracts/limits';
import type { ExtractionOptions, termExtractionContract } from '@transloom/contracts/term-extraction';
import { runSteps } from '@transloom/core/custom-engines/statistical/run-steps';
import { extractTerms } from '@transloom/core/term-extraction/extract-terms';
import {
  extractTranslatedTerms,
  type TranslatedTerm,
} from '@transloom/core/term-extraction/extract-translated-terms';
import { type JoinedTerm, joinTerms } from '@transloom/core/term-extraction/join-terms';
import type { TranslatedSegment } from '@transloom/core/term-extraction/translate-terms';
import type { z } from 'zod';
import { newId } from '../../../platform/db/new-id.ts';
import { commonWords } from '../../../providers/common-words/common-words.ts';
import { findTerms } from '../../terms/finding/find-terms.ts';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { clearTerms, insertTerms, type NewExtractedTerm } from './extracted-terms.store.ts';
import { readOrigin } from './read-origin.ts';

type Step = StepContext<ExtractionOptions, object>;
type Result = z.input<typeof termExtractionContract.result>;

/** Reads the texts, finds their terms and translations, and marks those that a term base has. */
export async function runExtraction(step: Step): Promise<StepEnd<object, Result>> {
  const { workId, options } = step.work;
  await step.progress(0, 0, 'read');
  const segments = await readOrigin(step, options);
  await step.progress(0, 100, 'extract');
  const joined = joinTerms(await termsIn(step, segments)).slice(0, limits.extractedTerms);
  const known = await knownTerms(step, joined);
  const rows = joined.map((term, i) => newTerm(term, { number: i + 1, segments, known: known[i] }));
  const counts = { terms: rows.length, known: rows.filter((row) => row.known).length };
  return {
    counts,
    result: { segments: segments.length, ...counts },
    write: async ({ db, actor: { organizationId } }) => {
      await clearTerms(db, workId);
      await insertTerms(db, { workId, organizationId }, rows);
    },
  };
}

function termsIn(step: Step, segments: readonly TranslatedSegment[]): Promise<readonly TranslatedTerm[]> {
  const { sourceLanguage, targetLanguage } = step.work.options;
  const common = commonWords(sourceLanguage);
  if (targetLanguage === null || segments.every(({ target }) => target === '')) {
    const texts = segments.map(({ source }) => source);
    const terms = extractTerms({ segments: texts, language: sourceLanguage, commonWords: common });
    return Promise.resolve(terms.map((term) => ({ ...term, translations: [] })));
  }
  const texts = { segments, sourceLanguage, targetLanguage, commonWords: common };
  return runSteps(extractTranslatedTerms(texts), { signal: step.signal });
}

/** What a term base says; undefined for a term that none has. */
async function knownTerms(
  step: Step,
  terms: readonly JoinedTerm[],
): Promise<readonly (readonly string[] | undefined)[]> {
  const { sourceLanguage, targetLanguage } = step.work.options;
  if (targetLanguage === null) return [];
  const texts = terms.map(({ term }) => term);
  const found = await step.transact((context) =>
    findTerms(context, { texts, sourceLanguage, targetLanguage }),
  );
  return found.map((some, i) => {
    const whole = some.filter(({ start, end }) => start === 0 && end === texts[i]?.length);
    return whole.length === 0
      ? undefined
      : whole.flatMap(({ targets }) => targets.map(({ text }) => text.replaceAll('|', '')));
  });
}

interface Found {
  readonly number: number;
  readonly segments: readonly TranslatedSegment[];
  readonly known: readonly string[] | undefined;
}

const mostContexts = 5;

/** A term base knows better than the texts what a term is translated by. */
function newTerm(joined: JoinedTerm, { number, segments, known }: Found): NewExtractedTerm {
  const said = joined.translations.map(({ text }) => text);
  const [translation = '', ...translations] = [...new Set([...(known ?? []), ...said])];
  const contexts = joined.places.slice(0, mostContexts).map(({ segment, start, end }) => ({
    source: segments[segment]?.source ?? '',
    target: segments[segment]?.target ?? '',
    start,
    end,
  }));
  return {
    id: newId(),
    number,
    term: joined.term.slice(0, limits.termCharacters),
    forms: joined.forms,
    frequency: joined.places.length,
    score: joined.score,
    translation: translation.slice(0, limits.termCharacters),
    translations,
    contexts,
    known: known !== undefined,
  };
}
