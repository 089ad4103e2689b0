import type { InputOf } from '@transloom/contracts/endpoint';
import type { PartPreview, SplitWish } from '@transloom/contracts/task-splits';
import type { tasksApi } from '@transloom/contracts/tasks';
import { faultOfParts, type Part, splitIntoParts } from '@transloom/core/workflow/split-parts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { announceDocument } from '../documents/announce-document.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireActiveProject } from '../projects/require-project.ts';
import { billNewParts } from './bill-tasks.ts';
import { wordsOf } from './count-parts.ts';
import { type Heir, heirsOf } from './heirs-of-parts.ts';
import { makePlan } from './make-plan.ts';
import { openTasks } from './open-tasks.ts';
import { findSizes, findStarts, renumberTasks, replaceParts } from './parts.store.ts';
import { insertTasks, type NewTask } from './plan.store.ts';
import { requireManagesTasks } from './tasks.policy.ts';
import { deleteTasks, lockTasksOfDocument, type PlacedTask, setExtraFees } from './tasks.store.ts';

type Input = InputOf<typeof tasksApi.splitDocument>;

interface DocumentPlace {
  readonly id: string;
  readonly organizationId: string;
  readonly projectId: string;
}

/** A paragraph of a document: a run of segments of one unit. */
interface Paragraph {
  readonly first: number;
  readonly last: number;
  readonly segments: number;
  readonly words: number;
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active, parts.… */
export async function previewSplit(context: Context, { documentId, wish }: Input): Promise<PartPreview[]> {
  await requireSplittable(context, documentId);
  return partsOf(await paragraphsOf(context, documentId), wish);
}

/**
 * Cuts a document into runs of whole paragraphs that cover all of it (D5.17-19). Each part has a task for each stage; those
 * of running work follow the part that keeps their first segment, and confirmed text stays where it is.
 * @throws {AppError} resource.not-found, access.denied, project.not-active, task.part-submitted, parts.…
 */
export async function splitDocument(context: Context, { documentId, wish }: Input): Promise<PartPreview[]> {
  const document = await requireSplittable(context, documentId);
  const tasks = await lockUnsubmitted(context, documentId);
  const parts = partsOf(await paragraphsOf(context, documentId), wish);
  await cut(context, document, { tasks, parts });
  return parts;
}

/**
 * Makes one part of all. Parts of one person come together while they work on them.
 * @throws {AppError} resource.not-found, access.denied, project.not-active, task.part-submitted, parts.held
 */
export async function mergeParts(
  context: Context,
  { documentId }: InputOf<typeof tasksApi.mergeParts>,
): Promise<null> {
  const document = await requireSplittable(context, documentId);
  const tasks = await lockUnsubmitted(context, documentId);
  const paragraphs = await paragraphsOf(context, documentId);
  const whole = previewOf(paragraphs, { start: 0, end: paragraphs.length }, 0);
  await cut(context, document, { tasks, parts: [whole] });
  return null;
}

async function requireSplittable(context: Context, documentId: string) {
  const document = await requireDocument(context, documentId);
  const project = await requireActiveProject(context, document.projectId);
  requireManagesTasks(context.actor, project);
  if (document.segmentCount === 0) throw new AppError('document.not-ready', { name: document.name });
  await makePlan(context, project);
  return document;
}

async function lockUnsubmitted(context: Context, documentId: string): Promise<readonly PlacedTask[]> {
  const tasks = await lockTasksOfDocument(context.db, documentId);
  if (tasks.some(({ state }) => state === 'submitted')) throw new AppError('task.part-submitted');
  return tasks;
}

async function paragraphsOf(context: Context, documentId: string): Promise<readonly Paragraph[]> {
  const paragraphs: Paragraph[] = [];
  for (const { number, source, startsUnit } of await findSizes(context.db, documentId)) {
    const words = wordsOf(source);
    const last = paragraphs.at(-1);
    if (last === undefined || startsUnit)
      paragraphs.push({ first: number, last: number, segments: 1, words });
    else
      paragraphs[paragraphs.length - 1] = {
        ...last,
        last: number,
        segments: last.segments + 1,
        words: last.words + words,
      };
  }
  return paragraphs;
}

/** @throws {AppError} parts.… */
function partsOf(paragraphs: readonly Paragraph[], wish: SplitWish): PartPreview[] {
  const parts = wish.by === 'hand' ? partsByHand(paragraphs, wish.starts) : splitIntoParts(paragraphs, wish);
  const fault = faultOfParts(parts, paragraphs.length);
  if (fault !== undefined) throw new AppError(fault);
  if (parts.length < 2) throw new AppError('parts.one');
  return parts.map((part, index) => previewOf(paragraphs, part, index));
}

/** Parts that begin at the segments with these numbers; each must begin a paragraph, and the first the document. */
function partsByHand(paragraphs: readonly Paragraph[], starts: readonly number[]): readonly Part[] {
  const places = starts.map((number) => paragraphs.findIndex(({ first }) => first === number));
  const last = paragraphs.at(-1)?.last ?? 0;
  if (starts.some((number) => number > last)) throw new AppError('parts.beyond');
  if (places.includes(-1)) throw new AppError('parts.inside-paragraph');
  const ordered = places.toSorted((a, b) => a - b);
  if (new Set(ordered).size < ordered.length) throw new AppError('parts.overlap');
  return ordered.map((start, index) => ({ start, end: ordered[index + 1] ?? paragraphs.length }));
}

function previewOf(paragraphs: readonly Paragraph[], { start, end }: Part, index: number): PartPreview {
  const inside = paragraphs.slice(start, end);
  return {
    part: index + 1,
    first: inside[0]?.first ?? 0,
    last: inside.at(-1)?.last ?? 0,
    segments: inside.reduce((sum, { segments }) => sum + segments, 0),
    words: inside.reduce((sum, { words }) => sum + words, 0),
  };
}

interface Cut {
  readonly tasks: readonly PlacedTask[];
  readonly parts: readonly PartPreview[];
}

/**
 * Each new part takes over the tasks of the old parts that begin in it; a part in which none begins gets new ones.
 * @throws {AppError} parts.held
 */
async function cut(context: Context, document: DocumentPlace, { tasks, parts }: Cut): Promise<void> {
  const { db } = context;
  const heirs = heirsOf({ tasks, parts, starts: await findStarts(db, document.id) });
  const kept = new Set(heirs.map(({ task }) => task.id));
  await deleteTasks(
    db,
    tasks.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  );
  await replaceParts(db, document, parts);
  await renumberTasks(
    db,
    heirs.map(({ task, part }) => ({ id: task.id, part })),
  );
  await setExtraFees(
    db,
    heirs.flatMap(({ task: { id, extraFee: own }, extraFee }) =>
      Number(own ?? 0) === extraFee ? [] : [{ id, extraFee }],
    ),
  );
  await insertTasks(db, newTasks(context, { tasks, parts }, heirs));
  await billNewParts(
    context,
    tasks.filter(({ id }) => kept.has(id)),
  );
  await openTasks(context, document.id);
  announceDocument(context, document);
}

function newTasks(context: Context, { tasks, parts }: Cut, heirs: readonly Heir[]): NewTask[] {
  const taken = new Set(heirs.map(({ part, task: { stage } }) => `${part} ${stage}`));
  const stages = tasks.filter(({ part }) => part === tasks[0]?.part);
  return parts.flatMap(({ part }) =>
    stages
      .filter(({ stage }) => !taken.has(`${part} ${stage}`))
      .map(({ organizationId, projectId, documentId, stage, kind }) => ({
        organizationId,
        projectId,
        documentId,
        part,
        stage,
        kind,
        createdAt: context.now(),
      })),
  );
}
