import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { ReturnedTranslation } from '../documents/exchange/match-returned.ts';
import {
  matchReturnedFile,
  type ReturnedFile,
  readReturnedFile,
} from '../documents/exchange/returned-translations.ts';
import { type ChangeOutcome, changeSegments } from '../documents/segments/change-segments.ts';
import { rememberConfirmed } from '../documents/segments/remember-confirmed.ts';
import { requireWork } from './require-work.ts';

type Input = InputOf<typeof workbenchApi.returnTranslations>;
type Report = OutputOf<typeof workbenchApi.returnTranslations>;

/**
 * Takes all translations of a file or none.
 * @throws {AppError} resource.not-found, project.not-active, document.not-returned
 */
export async function returnTranslations(context: LongContext, input: Input): Promise<Report> {
  await context.transact((inside) => requireWork(inside, input.documentId, undefined));
  const file = await readReturnedFile(context, input.fileId);
  return context.transact((inside) => take(inside, input, file));
}

async function take(context: Context, input: Input, file: ReturnedFile): Promise<Report> {
  const { work, ...place } = await requireWork(context, input.documentId, undefined);
  const { document } = place;
  const { found, unknown } = await matchReturnedFile(context, document.id, file);
  if (found.length === 0)
    throw new AppError('document.not-returned', { name: file.name, document: document.name });
  const changes = found.map((translation) => changeOf(translation, input.overwrite));
  const outcomes: ChangeOutcome[] = [];
  for (let from = 0; from < changes.length; from += limits.segmentsPerPage)
    outcomes.push(
      ...(await changeSegments(
        context,
        document.id,
        changes.slice(from, from + limits.segmentsPerPage),
        work,
      )),
    );
  await rememberConfirmed(context, place, outcomes);
  return { ...reportOf(outcomes), unknown };
}

function changeOf({ segment, target, confirmed, baseVersion }: ReturnedTranslation, overwrite: boolean) {
  return {
    segmentId: segment.id,
    operationId: newId(),
    target,
    confirmed,
    baseVersion: overwrite ? segment.version : baseVersion,
    origin: 'person' as const,
    matchRate: null,
    engine: null,
    memoryEntryId: segment.memoryEntryId,
  };
}

function reportOf(outcomes: readonly ChangeOutcome[]): Omit<Report, 'unknown'> {
  const count = (of: (outcome: ChangeOutcome) => boolean) => outcomes.filter(of).length;
  return {
    changed: count(({ changed }) => changed),
    confirmed: count(({ changed, segment }) => changed && segment.confirmed),
    unchanged: count(({ outcome, changed }) => outcome === 'saved' && !changed),
    conflicts: count(({ outcome }) => outcome === 'conflict'),
    locked: count(({ outcome }) => outcome === 'locked'),
    refused: count(({ outcome }) => outcome === 'refused'),
  };
}
