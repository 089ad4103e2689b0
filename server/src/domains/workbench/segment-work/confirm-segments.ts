import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { inlineFaults } from '@transloom/core/inline/inline-faults';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context, LongContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { changeSegments } from '../../documents/segments/change-segments.ts';
import {
  readSegmentsAfter,
  readSegmentsById,
  type SegmentOfPart,
} from '../../documents/segments/read-segments.ts';
import { rememberConfirmed } from '../../documents/segments/remember-confirmed.ts';
import { requireSegments } from '../../documents/segments/require-segments.ts';
import { connectEngine } from '../../engines/connect-engine.ts';
import { requireMachineTranslation } from '../require-machine-translation.ts';
import { requireWork } from '../require-work.ts';
import { fillEmpty } from './fill-empty.ts';

type Input = InputOf<typeof segmentWorkApi.confirmSegments>;
type Output = OutputOf<typeof segmentWorkApi.confirmSegments>;

/** An engine is asked in a call that somebody waits for. */
const filledAtOnce = 20;

/**
 * Rule D4.28 of the specification, page by page, so that it can be stopped.
 * @throws {AppError} resource.not-found, project.not-active, segment.manual-translation; task.unavailable where the task is
 * no longer theirs
 */
export async function confirmSegments(context: LongContext, input: Input): Promise<Output> {
  const limit = input.engineKey === null ? limits.segmentsPerSave : filledAtOnce;
  const page = { limit, after: input.after, segmentIds: input.segmentIds };
  const { rows, document, work } = await context.transact(async (short) => {
    const { document, work } = await requireWork(short, input.documentId, input.taskId);
    const rows = await readRows(short, document.id, page);
    if (input.engineKey !== null) await requireEngineWork(short, document, input.engineKey);
    return { document, work, rows };
  });
  const open = rows.filter((row) => work.refuse(row) === null);
  const empty = open.filter(({ target, confirmed }) => target === '' && !confirmed);
  const filled =
    input.engineKey === null ? 0 : await fillEmpty(context, document, { engineKey: input.engineKey, empty });
  const counts = await context.transact((short) => confirmPage(short, input, page));
  const isLast = input.segmentIds !== undefined || rows.length < limit;
  const next = isLast ? null : (rows.at(-1)?.number ?? null);
  return { ...counts, next, filled };
}

interface Page {
  readonly after: number;
  readonly limit: number;
  /** Only these, wherever they stand. */
  readonly segmentIds: readonly string[] | undefined;
}

/** @throws {AppError} resource.not-found */
async function readRows(context: Context, documentId: string, { segmentIds, ...page }: Page) {
  if (segmentIds === undefined) return readSegmentsAfter(context, documentId, page);
  await requireSegments(context, new Set(segmentIds));
  return readSegmentsById(context, documentId, segmentIds);
}

/** @throws {AppError} resource.not-found, engine.not-configured, segment.manual-translation */
async function requireEngineWork(
  context: Context,
  { projectId, targetLanguage }: { readonly projectId: string; readonly targetLanguage: string },
  wanted: string,
): Promise<void> {
  await connectEngine(context, wanted);
  await requireMachineTranslation(context, { projectId, targetLanguage });
}

async function confirmPage(
  context: Context,
  { documentId, taskId }: Input,
  page: Page,
): Promise<Pick<Output, 'confirmed' | 'empty' | 'faulty'>> {
  const { work, ...place } = await requireWork(context, documentId, taskId);
  const rows = await readRows(context, documentId, page);
  const open = rows.filter((row) => work.refuse(row) === null && row.confirmedStage < work.stageOf(row));
  const translated = open.filter(({ target }) => target.trim() !== '');
  const whole = translated.filter(isWhole);
  const outcomes =
    whole.length === 0 ? [] : await changeSegments(context, documentId, whole.map(confirmation), work);
  await rememberConfirmed(context, place, outcomes);
  return {
    confirmed: outcomes.filter(({ changed }) => changed).length,
    empty: open.length - translated.length,
    faulty: translated.length - whole.length,
  };
}

/** Codes are all there; styles are for the person who confirms one segment to judge. */
function isWhole({ source, target }: SegmentOfPart): boolean {
  const faults = inlineFaults(fromMarkup(source), fromMarkup(target));
  return faults === null || (faults.missing.length === 0 && !faults.crossed);
}

function confirmation({ id, version, target, origin, matchRate, engine, memoryEntryId }: SegmentOfPart) {
  return {
    segmentId: id,
    baseVersion: version,
    operationId: newId(),
    target,
    confirmed: true,
    origin: origin as 'person',
    matchRate,
    engine,
    memoryEntryId,
  };
}
