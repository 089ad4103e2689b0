import type {
  PretranslationPreview,
  pretranslationOutcomeSchema,
} from '@transloom/contracts/pretranslation-runs';
import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type DocumentRecord, findDocument } from '../documents.store.ts';
import { fillByEngine } from '../fill-by-engine.ts';
import { pretranslationPlanSchema } from '../pretranslation-plan.ts';
import { scoreDocument } from '../scoring/score-document.ts';
import { keepFills } from '../segments/keep-fills.ts';
import type { SegmentFill } from '../segments/segment-fills.store.ts';
import { lockByReasons } from '../segments/segment-locks.store.ts';
import type { SegmentRecord } from '../segments/segments.store.ts';
import { keepStates } from './again.store.ts';
import { type PlannedDocument, plannedDocument } from './document-engine.ts';
import { type AgainSettings, walkInScope } from './segments-in-scope.ts';

type Outcome = z.infer<typeof pretranslationOutcomeSchema>;

interface Run {
  readonly runId: string;
  readonly documentIds: readonly string[];
  readonly settings: AgainSettings;
  readonly preview: PretranslationPreview;
}

/** As many as an engine decides on its batches by. */
const segmentsPerRequest = 2_000;

/**
 * Fills what the preview promised and keeps the state of each changed segment before. A run that begins again goes on,
 * because what it has filled is unchanged by its own rule.
 */
export async function runAgain(job: JobContext, run: Run): Promise<Outcome> {
  const outcome = { fromMemory: 0, fromEngine: 0, failed: 0 };
  const total = run.preview.fromMemory + run.preview.forEngine;
  const advance = (doing: string) =>
    job.progress(Math.min(total, outcome.fromMemory + outcome.fromEngine + outcome.failed), total, doing);
  for (const documentId of run.documentIds) {
    const planned = await plannedDocument(job, documentId);
    if (planned === undefined) continue;
    const forEngine: SegmentRecord[] = [];
    await walkInScope(job, { ...planned, settings: run.settings }, async (step) => {
      await job.transact((context) => keepChanges(context, run.runId, planned.document, step.fills));
      forEngine.push(...step.forEngine);
      outcome.fromMemory += step.fills.length;
      await advance('matching');
    });
    await askEngine(job, run, { planned, forEngine }, async (filled, answered) => {
      outcome.fromEngine += filled;
      outcome.failed += answered - filled;
      await advance('translating');
    });
    await scoreDocument(job, planned);
    await job.transact((context) => lockAgain(context, documentId));
  }
  return outcome;
}

interface Asked {
  readonly planned: PlannedDocument;
  readonly forEngine: readonly SegmentRecord[];
}

async function askEngine(
  job: JobContext,
  { runId }: Run,
  { planned: { document, plan }, forEngine }: Asked,
  onAnswered: (filled: number, answered: number) => Promise<void>,
): Promise<void> {
  const { engineKey } = plan;
  if (engineKey === null) return;
  let filled = 0;
  const filling = {
    document,
    engineKey,
    keep: async (context: Context, _: DocumentRecord, fills: readonly SegmentFill[]) => {
      filled = fills.length;
      await keepChanges(context, runId, document, changedFills(forEngine, fills));
    },
    onAnswered: (answered: number) => onAnswered(filled, answered),
  };
  for (let from = 0; from < forEngine.length; from += segmentsPerRequest)
    await fillByEngine(job, filling, forEngine.slice(from, from + segmentsPerRequest));
}

/** An answer that says what the segment says already, by the same engine, is no change. */
function changedFills(segments: readonly SegmentRecord[], fills: readonly SegmentFill[]): SegmentFill[] {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  return fills.filter(({ id, target, engine, engineVersion }) => {
    const known = byId.get(id);
    return known?.target !== target || known.engine !== engine || known.engineVersion !== engineVersion;
  });
}

async function keepChanges(
  context: Context,
  runId: string,
  document: DocumentRecord,
  fills: readonly SegmentFill[],
): Promise<void> {
  await keepStates(context.db, runId, fills);
  await keepFills(context, document, fills);
}

/** Locks and unlocks segments by the plan of their document, as after any pre-translation. */
export async function lockAgain({ db }: Context, documentId: string): Promise<void> {
  const document = await findDocument(db, documentId);
  if (document === undefined) return;
  await lockByReasons(db, document, pretranslationPlanSchema.parse(document.plan));
}
