import type { OfflineFault } from '@transloom/contracts/offline-work';
import type { ReturnedSegment } from '@transloom/core/document/convert/read-exchange';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import {
  documentsNamed,
  type PartReturns,
  partReturns,
  type ReturnedChange,
} from '../../documents/exchange/part-returns.ts';
import { readBilingualFile } from '../../documents/exchange/read-bilingual-file.ts';
import { decideFor } from '../decide-for.ts';
import { lookAtTasks, type TaskInHand } from '../task-in-hand.ts';
import { findOpenTaskIds, findTasks } from '../tasks.store.ts';
import type { NewChange } from './offline-changes.store.ts';
import type { BilingualFile, Unpacked } from './unpack.ts';

export interface Fault {
  readonly name: string;
  readonly fault: OfflineFault;
  readonly count: number;
}

export interface ReadImport {
  readonly changes: readonly NewChange[];
  readonly faults: readonly Fault[];
  readonly total: number;
  readonly unchanged: number;
}

/** Compares every file of an import with the tasks of whoever imports it; nothing is changed. */
export async function readImport(
  job: JobContext,
  workId: string,
  { files, faults: unread }: Unpacked,
): Promise<ReadImport> {
  const mine = await job.transact(async (context) =>
    lookAtTasks(context, await findOpenTaskIds(context.db, [context.actor.userId])),
  );
  const faults: Fault[] = unread.map((fault) => ({ ...fault, count: 1 }));
  const changes = new Map<string, NewChange>();
  let total = 0;
  let unchanged = 0;
  for (const [index, file] of files.entries()) {
    job.signal.throwIfAborted();
    await job.progress(index, files.length);
    const read = await readFile(job, file, mine);
    if ('fault' in read) faults.push({ name: file.name, fault: read.fault, count: 1 });
    else {
      const { hand, returns } = read;
      const counted = countFile({ ...returns, name: file.name, hand, workId }, job.actor.organizationId);
      total += counted.total;
      unchanged += counted.unchanged;
      faults.push(...counted.faults);
      for (const change of counted.changes)
        if (!changes.has(change.segmentId)) changes.set(change.segmentId, change);
    }
  }
  return { changes: [...changes.values()], faults, total, unchanged };
}

type ReadFile =
  | { readonly hand: TaskInHand; readonly returns: PartReturns }
  | { readonly fault: OfflineFault };

async function readFile(
  job: JobContext,
  file: BilingualFile,
  mine: readonly TaskInHand[],
): Promise<ReadFile> {
  const candidates = file.taskId === undefined ? mine : mine.filter(({ task }) => task.id === file.taskId);
  const [first] = candidates;
  if (first === undefined)
    return { fault: await job.transact((context) => faultWithoutTask(context, file.taskId)) };
  const { sourceLanguage, targetLanguage } = first.task;
  const returned = await segmentsOf(job, file, { sourceLanguage, targetLanguage });
  if (returned === undefined) return { fault: 'unreadable' };
  if (!returned.some(({ target }) => target.text.trim() !== '')) return { fault: 'no-data' };
  return job.transact(async (context) => {
    const tried = await tasksOf(context, candidates, returned);
    if (tried.length === 0) return { fault: 'no-task' };
    const open = tried.filter((hand) => decideFor(hand, importing, job.now()).kind === 'moves');
    if (open.length === 0) return { fault: 'task-state' };
    return (await bestOf(context, namedFirst(open, file.name), returned)) ?? { fault: 'nothing-valid' };
  });
}

/** A task that somebody has submitted is theirs, but not open for work. */
async function faultWithoutTask(context: Context, taskId: string | undefined): Promise<OfflineFault> {
  const [task] = taskId === undefined ? [] : await findTasks(context.db, [taskId]);
  return task?.assigneeId === context.actor.userId ? 'task-state' : 'no-task';
}

const importing = { name: 'offline-import' } as const;

/** The tasks whose documents the translations name; all of them where they name none. */
async function tasksOf(
  context: Context,
  hands: readonly TaskInHand[],
  returned: readonly ReturnedSegment[],
): Promise<readonly TaskInHand[]> {
  const documents = await documentsNamed(context, returned);
  return documents.length === 0 ? hands : hands.filter(({ task }) => documents.includes(task.documentId));
}

/** Among tasks with the same sources the file belongs to the one whose document it is named after. */
function namedFirst(hands: readonly TaskInHand[], fileName: string): readonly TaskInHand[] {
  const isNamed = ({ task }: TaskInHand) => fileName.includes(task.documentName.replace(/\.[^.]*$/, ''));
  return [...hands.filter(isNamed), ...hands.filter((hand) => !isNamed(hand))];
}

/** The task that most of the translations belong to; undefined where they belong to none. */
async function bestOf(context: Context, hands: readonly TaskInHand[], returned: readonly ReturnedSegment[]) {
  let best: { readonly hand: TaskInHand; readonly returns: PartReturns } | undefined;
  for (const hand of hands) {
    const returns = await partReturns(context, hand.task, returned);
    if (returns.changes.length > (best?.returns.changes.length ?? 0)) best = { hand, returns };
  }
  return best;
}

const patienceMs = 120_000;

/** Undefined for a file that cannot be read. */
async function segmentsOf(
  job: JobContext,
  { name, content }: BilingualFile,
  languages: { readonly sourceLanguage: string; readonly targetLanguage: string },
): Promise<readonly ReturnedSegment[] | undefined> {
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(patienceMs)]);
  try {
    return await readBilingualFile({ name, file: content }, { ...languages, signal });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    job.signal.throwIfAborted();
    return undefined;
  }
}

interface FileToCount extends PartReturns {
  readonly name: string;
  readonly hand: TaskInHand;
  readonly workId: string;
}

function countFile(
  { changes, unknown, name, hand: { task }, workId }: FileToCount,
  organizationId: string,
): ReadImport {
  const told = changes.filter(isChange);
  return {
    total: changes.length + unknown,
    unchanged: changes.length - told.length,
    faults: unknown === 0 ? [] : [{ name, fault: 'unmatched', count: unknown }],
    changes: told.map(({ locked, hereConfirmed: _, ...change }) => ({
      ...change,
      organizationId,
      workId,
      taskId: task.id,
      documentId: task.documentId,
      kind: locked ? 'locked' : isConflict(change) ? 'conflict' : 'change',
    })),
  };
}

/** What came back as it was sent, or as it stands here, changes nothing. */
function isChange({ returned, here, sent, confirmed, hereConfirmed }: ReturnedChange): boolean {
  if (returned === here) return confirmed && !hereConfirmed;
  return returned !== sent;
}

/** Both sides changed the text since it was sent. */
function isConflict({ returned, here, sent }: Pick<ReturnedChange, 'returned' | 'here' | 'sent'>): boolean {
  return returned !== here && here !== sent;
}
