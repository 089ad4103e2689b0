import type { AnalysisCounts, AnalysisSettings } from '@transloom/contracts/analyses';
import { countInternal } from '@transloom/core/analysis/count-internal';
import { countLines } from '@transloom/core/analysis/count-lines';
import { decideLine } from '@transloom/core/analysis/decide-line';
import { isNonTranslated } from '@transloom/core/analysis/is-non-translated';
import { wordCounters } from '@transloom/core/analysis/word-counters';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../platform/context.ts';
import { insertAnalysisDocument, insertAnalyzedSegments, type NewAnalyzedSegment } from './analyses.store.ts';
import type { DocumentToAnalyze, PlacedSegment } from './document-to-analyze.ts';
import { type FoundMatch, findMatches } from './match-segments.ts';
import { readAllSegments, type StoredSegment } from './read-all-segments.ts';

/** Decides the line of each segment and stores counts and reasons. */
export async function analyzeDocument(job: JobContext, wanted: DocumentToAnalyze): Promise<AnalysisCounts> {
  const { analysisId, settings, placed } = wanted;
  const { documentId, name, sourceLanguage, targetLanguage } = placed.document;
  const segments = placeSegments(await readAllSegments(job, documentId), wanted);
  const matches = await findMatches(job, { ...wanted, segments });
  const decided = segments.map((segment) => decide(segment, matches.get(segment.row.id), wanted));
  const counts = countsOf(segments, decided, settings);
  const analyzed = { organizationId: job.actor.organizationId, analysisId, documentId };
  await job.transact(async ({ db }) => {
    await insertAnalyzedSegments(db, analyzed, decided);
    const { position } = placed;
    await insertAnalysisDocument(db, {
      ...analyzed,
      position,
      name,
      sourceLanguage,
      targetLanguage,
      ...counts,
    });
  });
  return counts;
}

function placeSegments(
  rows: readonly StoredSegment[],
  { language, placed }: DocumentToAnalyze,
): readonly PlacedSegment[] {
  return rows.map((row) => {
    const source = fromMarkup(row.source);
    const excluded = row.locked && row.lockReason === null;
    const nonTranslated = excluded || isNonTranslated(source.text);
    const place = { document: placed.position, segmentId: row.id };
    const first = nonTranslated ? undefined : language.firsts.add({ source }, place);
    if (first === undefined) language.numbers.set(row.id, row.number);
    return { row, source, nonTranslated, first };
  });
}

function decide(
  { row, nonTranslated, first }: PlacedSegment,
  match: FoundMatch | undefined,
  { settings, language, placed }: DocumentToAnalyze,
): NewAnalyzedSegment {
  const line = nonTranslated
    ? 'non-translated'
    : decideLine({ document: placed.position, first, match, lowRisk: isLowRisk(row, settings) }, settings);
  const firstDocument = language.documents.find(({ position }) => position === first?.document);
  return {
    number: row.number,
    segmentId: row.id,
    line,
    rate: match?.netRate ?? null,
    penalty: match?.penalty ?? null,
    memoryName: match?.memoryName ?? null,
    firstDocumentId: firstDocument?.document.documentId ?? null,
    firstNumber: (first && language.numbers.get(first.segmentId)) ?? null,
    internalRate: language.internal?.get(row.id) || null,
    score: line === 'low-risk' ? row.score : null,
  };
}

function isLowRisk({ origin, score }: StoredSegment, { lowRiskFrom }: AnalysisSettings): boolean {
  return lowRiskFrom !== null && origin === 'engine' && score !== null && score >= lowRiskFrom;
}

function countsOf(
  segments: readonly PlacedSegment[],
  decided: readonly NewAnalyzedSegment[],
  { counter: counterName, internalFuzzy }: AnalysisSettings,
): AnalysisCounts {
  const counter = wordCounters[counterName];
  const texts = segments.map(({ source }) => source.text);
  const counted = decided.map(({ line, rate, internalRate }, index) => ({
    line,
    rate: rate ?? 0,
    internalRate: internalRate ?? 0,
    text: texts[index] ?? '',
  }));
  return {
    lines: countLines(counted, counter),
    internal: internalFuzzy ? countInternal(counted, counter) : null,
  };
}
