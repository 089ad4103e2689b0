import { type CustomEngineKind, isInstructed } from '@transloom/contracts/custom-engine-fields';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isInstructable } from '../engine-trainers/is-instructable.ts';
import { requireTrainer } from '../engine-trainers/require-trainer.ts';
import { entryNames } from '../system/entry-names.ts';
import type { CustomEngineRow } from './custom-engines.store.ts';

interface Entries {
  readonly tags?: readonly string[] | undefined;
  readonly style?: string | undefined;
}

/**
 * Tags and style come from the dictionaries. An engine of an earlier version may keep its own.
 * @throws {AppError} custom-engine.unknown-tag, custom-engine.unknown-style
 */
export function requireEntries(
  { tags = [], style = '' }: Entries,
  kept: Pick<CustomEngineRow, 'tags' | 'style'> = { tags: [], style: '' },
): void {
  const tag = tags.find(
    (code) => entryNames('mt-domains-tags', code) === undefined && !kept.tags.includes(code),
  );
  if (tag !== undefined) throw new AppError('custom-engine.unknown-tag', { tag });
  if (style !== '' && style !== kept.style && entryNames('mt-style-type', style) === undefined)
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
