import { createHash } from 'node:crypto';
import type { intelligentCheckContract, ShownModelIssue } from '@transloom/contracts/intelligent-checks';
import type { CheckWish } from '@transloom/core/intelligent-check/check-request';
import type { SegmentToJudge } from '@transloom/core/intelligent-check/model-issue';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { readSegmentsById } from '../../documents/segments/read-segments.ts';
import { requireWriter } from '../../engines/writing/require-writer.ts';
import { settingsOf } from '../../projects/project-summary.ts';
import { requireActiveProject } from '../../projects/require-project.ts';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { announceQuality } from '../announce-quality.ts';
import { findIssues } from '../find-issues.ts';
import { chosenOwnChecks } from '../own-checks/chosen-own-checks.ts';
import { segmentToJudge, shownModelIssue } from './ask-intelligent-check.ts';
import { type Judged, judgeTexts } from './judge-texts.ts';
import { findToJudge, type NewJudgment, saveJudgments, type WantedSegments } from './judgments.store.ts';
import { requireIntelligentQa } from './require-intelligent-qa.ts';

export type CheckOptions = z.output<typeof intelligentCheckContract.options>;
export interface CheckState {
  readonly checked: number;
  readonly issues: number;
  readonly failed: number;
}
type Step = StepContext<CheckOptions, CheckState>;
type Result = z.input<typeof intelligentCheckContract.result>;

/** What the check of a document needs to know before it asks. */
interface Preparation {
  readonly document: Awaited<ReturnType<typeof requireDocument>>;
  readonly engine: { readonly key: string; readonly name: string };
  readonly wish: CheckWish;
  readonly wanted: Omit<WantedSegments, 'workId'>;
}

/**
 * @throws {AppError} resource.not-found, access.denied, access.plan-required, project.not-active, intelligent-check.off,
 * engine.no-writer, engine.cannot-write, engine.not-configured
 */
export async function prepareCheck(
  context: Context,
  { documentId, segmentIds, engineKey, again }: CheckOptions,
): Promise<Preparation> {
  const document = await requireDocument(context, documentId);
  const { qa } = settingsOf(await requireActiveProject(context, document.projectId));
  await requireIntelligentQa(context);
  await requireSegments(context, documentId, segmentIds);
  const engine = await requireWriter(context, engineKey);
  if (!qa.intelligent) throw new AppError('intelligent-check.off');
  const { sourceLanguage, targetLanguage } = document;
  const checks = await chosenOwnChecks(context, { targetLanguage, only: null, without: qa.ownChecksOff });
  const wish = { sourceLanguage, targetLanguage, language: context.language, general: true, checks };
  const rules = createHash('sha256')
    .update(JSON.stringify(checks.map(({ id, instruction }) => [id, instruction])))
    .digest('hex');
  return { document, engine, wish, wanted: { documentId, segmentIds, again, rules } };
}

async function requireSegments(
  context: Context,
  documentId: string,
  segmentIds: readonly string[] | null,
): Promise<void> {
  if (segmentIds === null) return;
  const found = await readSegmentsById(context, documentId, segmentIds);
  if (found.length < new Set(segmentIds).size) throw new AppError('resource.not-found');
}

const segmentsPerRead = 60;

/**
 * Judges the segments page by page and keeps each answer at once: work that was stopped or has failed goes on behind what
 * was judged, and nothing is asked for twice.
 */
export async function runIntelligentCheck(step: Step): Promise<StepEnd<CheckState, Result>> {
  const { options, workId } = step.work;
  const prepared = await step.transact((context) => prepareCheck(context, options));
  const { document, engine, wish } = prepared;
  let state: CheckState = { ...step.work.state, failed: 0 };
  let after = 0;
  const { length: total } = await step.transact((context) =>
    wantedSegments(context, prepared, { after: 0, workId, limit: everything }),
  );
  for (;;) {
    const place = { after, workId, limit: segmentsPerRead };
    const page = await step.transact((context) => wantedSegments(context, prepared, place));
    const last = page.at(-1);
    if (last === undefined) break;
    const segments = await step.transact((context) => segmentsToJudge(context, document, page));
    const { failed } = await judgeTexts(step, {
      ...wish,
      engineKey: engine.key,
      object: { kind: 'document', id: document.id },
      segments: segments.map(({ segment }) => segment),
      signal: step.signal,
      onJudged: async (judged) => {
        const judgments = judgmentsOf(judged, segments);
        state = {
          ...state,
          checked: state.checked + judgments.length,
          issues: state.issues + judgments.reduce((sum, { issues }) => sum + issues.length, 0),
        };
        await step.keep({
          state,
          counts: { ...state },
          write: (context) => write(context, prepared, { workId, judgments }),
        });
        await step.progress(Math.min(state.checked, total), total, 'check');
      },
    });
    state = { ...state, failed: state.failed + failed };
    after = last.number;
  }
  return { state, counts: { ...state }, result: { ...state } };
}

const everything = 1_000_000;

/** Ids and numbers, in document order. */
export function wantedSegments(
  { db }: Pick<Context, 'db'>,
  { wanted }: Pick<Preparation, 'wanted'>,
  { workId, ...page }: { readonly after: number; readonly limit: number; readonly workId: string | null },
) {
  return findToJudge(db, { ...wanted, workId }, page);
}

interface JudgedText {
  readonly segment: SegmentToJudge;
  /** As they were read; markup. */
  readonly source: string;
  readonly target: string;
}

/** The segments with what rules find in them. */
export async function segmentsToJudge(
  context: Context,
  document: Preparation['document'],
  page: readonly { readonly id: string }[],
): Promise<readonly JudgedText[]> {
  const segments = await readSegmentsById(
    context,
    document.id,
    page.map(({ id }) => id),
  );
  const issues = Map.groupBy(await findIssues(context, document, { segments }), ({ segmentId }) => segmentId);
  return segments.map(({ id, source, target }) => ({
    segment: segmentToJudge({ id, source, target, found: issues.get(id) ?? [] }),
    source,
    target,
  }));
}

function judgmentsOf(judged: Judged, texts: readonly JudgedText[]): readonly NewJudgment[] {
  return texts.flatMap(({ segment: { id: segmentId }, source, target }) => {
    const issues: readonly ShownModelIssue[] | undefined = judged.get(segmentId)?.map(shownModelIssue);
    return issues === undefined ? [] : [{ segmentId, source, target, issues }];
  });
}

async function write(
  context: Context,
  { document, engine, wanted }: Preparation,
  { workId, judgments }: { readonly workId: string; readonly judgments: readonly NewJudgment[] },
): Promise<void> {
  const { organizationId } = context.actor;
  const facts = { organizationId, documentId: document.id, engine: engine.name, rules: wanted.rules, workId };
  await saveJudgments(context.db, { ...facts, judgedAt: context.now() }, judgments);
  announceQuality(context, document.id);
}
