import { type CustomEngineKind, isInstructed } from '@transloom/contracts/custom-engine-fields';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { isInstructable } from '../engine-trainers/is-instructable.ts';
import { requireTrainer } from '../engine-trainers/require-trainer.ts';
import { offeredCodes } from '../system/offered-codes.ts';
import type { CustomEngineRow } from './custom-engines.store.ts';

interface Entries {
  readonly tags?: readonly string[] | undefined;
  readonly style?: string | undefined;
}

/**
 * Tags and style come from the dictionaries; a hidden entry can no longer be chosen. An engine may keep what it has.
 * @throws {AppError} custom-engine.unknown-tag, custom-engine.unknown-style
 */
export async function requireEntries(
  db: Db,
  { tags = [], style = '' }: Entries,
  kept: Pick<CustomEngineRow, 'tags' | 'style'> = { tags: [], style: '' },
): Promise<void> {
  const known = await offeredCodes(db, 'mt-domains-tags');
  const tag = tags.find((code) => !known.has(code) && !kept.tags.includes(code));
  if (tag !== undefined) throw new AppError('custom-engine.unknown-tag', { tag });
  if (style !== '' && style !== kept.style && !(await offeredCodes(db, 'mt-style-type')).has(style))
    throw new AppError('custom-engine.unknown-style', { style });
}

interface Told {
  readonly kind: string;
  readonly trainerId: string | null;
  readonly examples: string;
}

/** @throws {AppError} custom-engine.no-examples, resource.not-found */
export async function requireExamples(
  context: Pick<Context, 'db'>,
  { kind, trainerId, examples }: Told,
): Promise<void> {
  if (examples !== '') return;
  const trainer = trainerId === null ? undefined : await requireTrainer(context, trainerId);
  if (isInstructed(kind as CustomEngineKind, trainer && { instructable: isInstructable(trainer) }))
    throw new AppError('custom-engine.no-examples');
}
