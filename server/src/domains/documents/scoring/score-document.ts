import type { TranslationFault } from '@transloom/contracts/translations';
import { fromMarkup } from '@transloom/core/inline/markup';
import { estimateScore } from '@transloom/core/quality/estimate-score';
import type { JobContext } from '../../../platform/context.ts';
import { scoreTexts } from '../../engines/translating/score-texts.ts';
import type { DocumentRecord } from '../documents.store.ts';
import type { PretranslationPlan } from '../pretranslation-plan.ts';
import { findUnscored, type NewScore, saveScores } from './scores.store.ts';

/** As many as a language model judges with care in one request. */
const segmentsPerStep = 20;

/** Name of the judge where no engine gave the score. */
export const estimateName = 'estimate';

interface DocumentToScore {
  readonly document: DocumentRecord;
  readonly plan: Pick<PretranslationPlan, 'scoreThreshold' | 'scoreEngineKey'>;
}

/**
 * Scores the machine translations of a document that have no score, where its plan wants scores: by a language model, or
 * by the estimate of core where there is none. What a check finds limits also the score of a model.
 */
export async function scoreDocument(job: JobContext, { document, plan }: DocumentToScore): Promise<number> {
  if (plan.scoreThreshold === null) return 0;
  let scored = 0;
  let engineKey = plan.scoreEngineKey;
  for (let after = 0; ; ) {
    job.signal.throwIfAborted();
    const page = { after, limit: segmentsPerStep };
    const segments = await job.transact(({ db }) => findUnscored(db, document.id, page));
    const last = segments.at(-1);
    if (last === undefined) return scored;
    const judged = engineKey === null ? undefined : await judge(job, document, engineKey, segments);
    // What fails once is not asked again for the whole of a document.
    if (judged === undefined) engineKey = null;
    const scores = segments.map((segment, i): NewScore => {
      const estimated = estimateOf(document, segment);
      const { id, version } = segment;
      if (judged === undefined) return { id, version, score: estimated, scoredBy: estimateName };
      return { id, version, score: limited(judged.scores[i] ?? 0, estimated), scoredBy: judged.engine };
    });
    await job.transact(({ db }) => saveScores(db, scores));
    scored += scores.length;
    after = last.number;
    await job.progress(after, document.segmentCount, 'scoring');
  }
}

type Unscored = Awaited<ReturnType<typeof findUnscored>>[number];

function judge(
  job: JobContext,
  { id: documentId, sourceLanguage, targetLanguage }: DocumentRecord,
  engineKey: string,
  segments: readonly Unscored[],
) {
  const pairs = segments.map(({ source, target }) => ({
    source: fromMarkup(source).text,
    target: fromMarkup(target).text,
  }));
  return scoreTexts(job, {
    engineKey,
    documentId,
    sourceLanguage,
    targetLanguage,
    pairs,
    signal: job.signal,
  });
}

function estimateOf(
  { sourceLanguage, targetLanguage }: DocumentRecord,
  { source, target, engineFaults }: Unscored,
): number {
  return estimateScore({
    sourceLanguage,
    targetLanguage,
    source: fromMarkup(source),
    target: fromMarkup(target),
    faults: (engineFaults as readonly TranslationFault[] | null) ?? [],
  });
}

/** An estimate without findings says nothing against a model; one with findings does. */
function limited(score: number, estimated: number): number {
  return estimated >= cleanEstimate ? score : Math.min(score, estimated);
}

const cleanEstimate = 90;
