import type { ScoredDocument, ScoredSegment } from '@transloom/contracts/auto-scores';
import { scoreBand, scoreBands } from '@transloom/core/quality/score-bands';
import type { Context } from '../../../platform/context.ts';
import { documentsOfProject } from '../document-summary.ts';
import { estimateName } from './score-document.ts';
import { countByScore, findScored, type ScoreFilter } from './scores.store.ts';

interface ProjectScores {
  readonly projectId: string;
  /** Whole percent from which a score is of low risk. */
  readonly threshold: number;
}

/** Scores of every file of a project, in its order. */
export async function documentScores(
  context: Context,
  { projectId, threshold }: ProjectScores,
): Promise<ScoredDocument[]> {
  const documents = await documentsOfProject(context, projectId);
  const counted = Map.groupBy(await countByScore(context.db, projectId), ({ documentId }) => documentId);
  return documents.map(({ documentId, name, targetLanguage }) => ({
    documentId,
    name,
    targetLanguage,
    ...sumsOf(counted.get(documentId) ?? [], threshold),
  }));
}

interface CountedScore {
  readonly score: number | null;
  readonly segments: number;
}

function sumsOf(counted: readonly CountedScore[], threshold: number) {
  const known = counted.flatMap(({ score, segments }) => (score === null ? [] : [{ score, segments }]));
  const sum = (some: readonly { readonly segments: number }[]) =>
    some.reduce((total, { segments }) => total + segments, 0);
  const scored = sum(known);
  const points = known.reduce((total, { score, segments }) => total + score * segments, 0);
  const low = sum(known.filter(({ score }) => score >= threshold));
  const bands = Object.fromEntries(
    scoreBands.map((band) => [band, sum(known.filter(({ score }) => scoreBand(score) === band))]),
  ) as ScoredDocument['bands'];
  const average = scored === 0 ? null : Math.round(points / scored);
  return { segments: sum(counted), scored, average, low, high: scored - low, bands };
}

/** A page of scored segments, the lowest score first, and the number of all. */
export async function scoredSegments(
  { db }: Context,
  { threshold, ...filter }: ScoreFilter & Pick<ProjectScores, 'threshold'>,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly records: ScoredSegment[]; readonly total: number }> {
  const { rows, total } = await findScored(db, filter, page);
  const records = rows.map(({ id, name, score, scoredBy, ...row }) => ({
    segmentId: id,
    documentId: row.documentId,
    documentName: name,
    targetLanguage: row.targetLanguage,
    number: row.number,
    source: row.source,
    target: row.target,
    score: score ?? 0,
    risk: (score ?? 0) >= threshold ? ('low' as const) : ('high' as const),
    engine: row.engine,
    scoredBy: scoredBy === estimateName ? null : scoredBy,
    confirmed: row.confirmed,
  }));
  return { records, total };
}
