import type { PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import { wordCounters } from '@transloom/core/analysis/word-counters';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../../platform/context.ts';
import type { EngineEstimator } from '../../engines/use/estimate-texts.ts';
import { withIndexedSources } from '../../memories/indexed/indexed-sources.ts';
import { findBestMatches } from '../../memories/matching/find-best-matches.ts';
import type { SimilarSources } from '../../memories/matching/similar-sources.ts';
import { styleInForce } from '../../style-guides/style-in-force.ts';
import { excerptOf, fewestCharacters } from '../content-summary/content-excerpt.ts';
import { openingOf } from '../document-opening.ts';
import type { SegmentedDocument, SegmentRow } from '../parsing/segment-row.ts';
import { matchSettingsOf } from '../pretranslation-plan.ts';
import type { SegmentOrigin } from '../segments/segments.store.ts';
import type { EstimatedTranslation } from './estimate-wish.ts';

/** A sentence, and how far it is translated before anything is asked. */
export interface SegmentToEstimate
  extends Pick<SegmentRow, 'unitKey' | 'source' | 'codes' | 'target' | 'confirmed' | 'locked'> {
  readonly origin: SegmentOrigin;
}

export interface ReadDocument extends Pick<SegmentedDocument, 'wordCount' | 'characterCount'> {
  readonly name: string;
  readonly targetLanguage: string;
  readonly segments: readonly SegmentToEstimate[];
  /** What the engine has said the document is about; null where it would be asked. */
  readonly summary: string | null;
}

/** The characters of a document by where their translation would come from. */
export type DocumentEstimate = Omit<PretranslationEstimate, 'engines' | 'counter'>;

interface DocumentToEstimate {
  readonly wish: EstimatedTranslation;
  readonly document: ReadDocument;
  readonly estimator: EngineEstimator | undefined;
}

/** A sentence of the file, and what a memory would put in its place. */
interface Sentence {
  readonly row: SegmentToEstimate;
  readonly source: InlineText;
  readonly characters: number;
  /** Undefined where no memory knows it. */
  remembered: string | undefined;
}

/** Estimates the origin of a document's characters; those left for the engine go to the estimator. */
export async function estimateDocument(
  job: JobContext,
  { wish, document, estimator }: DocumentToEstimate,
): Promise<DocumentEstimate> {
  const sentences = document.segments.map((row): Sentence => {
    const source = fromMarkup(row.source);
    return { row, source, characters: [...source.text].length, remembered: undefined };
  });
  const untranslated = sentences.filter(({ row }) => isEmpty(row));
  await rememberAll(job, { wish, document, sentences, untranslated });
  const open = untranslated.filter(({ remembered }) => remembered === undefined);
  const left = await tellEngine(job, { wish, document, estimator }, { sentences, open });
  const untranslatedCharacters = sumCharacters(untranslated);
  const openCharacters = sumCharacters(open);
  return {
    words: wordsOf(wish, document, sentences),
    segments: sentences.length,
    characters: sumCharacters(sentences),
    fileCharacters: sumCharacters(sentences) - untranslatedCharacters,
    memoryCharacters: untranslatedCharacters - openCharacters,
    knownCharacters: left.known,
    repeatedCharacters: estimator === undefined ? 0 : openCharacters - left.known - left.asked,
  };
}

/** The specification's words were counted while the file was read. */
function wordsOf(
  { counter }: EstimatedTranslation,
  { wordCount }: ReadDocument,
  sentences: readonly Sentence[],
): number {
  if (counter === 'spec') return wordCount;
  return sentences.reduce((sum, { source }) => sum + wordCounters[counter](source.text).words, 0);
}

/** The same rule by which pre-translation finds empty segments. */
function isEmpty({ target, origin, confirmed, locked }: SegmentToEstimate): boolean {
  return target === '' && origin === 'none' && !confirmed && !locked;
}

const segmentsPerSearch = 100;

interface Remembering {
  readonly wish: EstimatedTranslation;
  readonly document: ReadDocument;
  readonly sentences: readonly Sentence[];
  readonly untranslated: readonly Sentence[];
}

async function rememberAll(job: JobContext, { wish, document, sentences, untranslated }: Remembering) {
  const pair = { sourceLanguage: wish.sourceLanguage, targetLanguage: document.targetLanguage };
  const places = new Map(sentences.map((sentence, place) => [sentence, place]));
  const inContext = (sentence: Sentence) => {
    const place = places.get(sentence) ?? 0;
    const at = (index: number) => sentences[index]?.source ?? null;
    return {
      source: sentence.source,
      previous: at(place - 1),
      next: at(place + 1),
      key: sentence.row.unitKey,
    };
  };
  const remember = async (some: readonly Sentence[], findSimilar: SimilarSources) => {
    const plan = wish.planOf(document.targetLanguage);
    const settings = matchSettingsOf(plan);
    const search = {
      ...pair,
      projectId: wish.projectId ?? undefined,
      minRate: plan.matchRate,
      settings,
      limit: 1,
    };
    const matches = await job.transact((context) =>
      findBestMatches(context, { ...search, segments: some.map(inContext) }, findSimilar),
    );
    for (const [i, sentence] of some.entries()) sentence.remembered = matches[i]?.[0]?.targetMarkup;
  };
  await withIndexedSources(job, { ...pair, segments: untranslated.length }, async (findSimilar) => {
    for (let start = 0; start < untranslated.length; start += segmentsPerSearch) {
      job.signal.throwIfAborted();
      await remember(untranslated.slice(start, start + segmentsPerSearch), findSimilar);
    }
  });
}

interface Left {
  readonly sentences: readonly Sentence[];
  readonly open: readonly Sentence[];
}

async function tellEngine(
  job: JobContext,
  { wish, document, estimator }: DocumentToEstimate,
  { sentences, open }: Left,
): Promise<{ readonly asked: number; readonly known: number }> {
  if (estimator === undefined || open.length === 0) return { asked: 0, known: 0 };
  const texts = sentences.map(({ source }) => source.text);
  const style = await job.transact((context) => styleInForce(context, wish.projectId));
  const places = new Map(sentences.map((sentence, place) => [sentence, place]));
  return estimator.add({
    sourceLanguage: wish.sourceLanguage,
    targetLanguage: document.targetLanguage,
    ...(wish.projectId !== null && { projectId: wish.projectId }),
    document: { document: document.name, ...aboutOf(document, texts), ...style },
    summarizes: isSummarized(wish, document) ? await excerptOf(texts) : null,
    segments: open.map(({ source, row }) => ({ source, codes: row.codes })),
    around: async (_, indices) =>
      indices.map((index) => {
        const sentence = open[index];
        return around(sentences, sentence === undefined ? 0 : (places.get(sentence) ?? 0));
      }),
    signal: job.signal,
  });
}

function aboutOf({ summary }: ReadDocument, texts: readonly string[]): { readonly summary?: string } {
  return summary === null ? openingOf(texts) : { summary };
}

function isSummarized(
  { planOf }: EstimatedTranslation,
  { summary, characterCount, targetLanguage }: ReadDocument,
): boolean {
  return planOf(targetLanguage).summarizes && summary === null && characterCount >= fewestCharacters;
}

const textsBefore = 3;
const textsAfter = 2;

/** The context that `segmentsAround` gives for stored segments. */
function around(sentences: readonly Sentence[], place: number) {
  return {
    before: sentences.slice(Math.max(0, place - textsBefore), place).map(({ source, row, remembered }) => {
      const target = remembered ?? row.target;
      return { source: source.text, ...(target !== '' && { target: fromMarkup(target).text }) };
    }),
    after: sentences.slice(place + 1, place + 1 + textsAfter).map(({ source }) => source.text),
  };
}

function sumCharacters(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { characters }) => sum + characters, 0);
}
