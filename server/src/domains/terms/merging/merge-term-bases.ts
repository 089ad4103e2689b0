import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { commonTeam } from '../../assets/common-team.ts';
import { ownerTeam } from '../../organizations/teams/owner-team.ts';
import { requireEditableTermBase } from '../require-term-base.ts';
import { termBaseById } from '../term-base-summary.ts';
import { takeWriter } from '../term-base-turns.store.ts';
import { clearDefault, insertTermBase, markMerged, updateTermBase } from '../terms.store.ts';
import { mergeTermsJob } from '../terms-job-kinds.ts';
import { mergedTermBases } from './merged-term-bases.ts';

/**
 * A new base with what several of one source language hold, filled in the background. They stay, and are no longer
 * searched; the new one is the default of its source language where one of them was.
 * @throws {AppError} resource.not-found, access.denied, term-base.other-language, term-base.duplicate-name, asset.busy
 */
export async function mergeTermBases(
  context: Context,
  { termBaseIds, name, keep, preferredTermBaseId }: InputOf<typeof termsApi.mergeTermBases>,
): Promise<OutputOf<typeof termsApi.mergeTermBases>> {
  if (preferredTermBaseId !== undefined) await requireEditableTermBase(context, preferredTermBaseId);
  const bases = await mergedTermBases(context, termBaseIds);
  const ids = bases.map(({ id }) => id);
  const preferred = ids.find((id) => id === preferredTermBaseId);
  if (keep === 'base' && preferred === undefined) throw new AppError('resource.not-found');
  const { userId: creatorId, organizationId } = context.actor;
  const [termBaseId, createdAt] = [newId(), context.now()];
  const inserted = await insertTermBase(context.db, {
    id: termBaseId,
    organizationId,
    name,
    sourceLanguage: bases[0].sourceLanguage,
    targetLanguages: [...new Set(bases.flatMap((base) => base.targetLanguages))],
    shared: bases.every(({ shared }) => shared),
    teamId: await ownerTeam(context, commonTeam(bases), 'term:edit'),
    creatorId,
    createdAt,
    changedAt: createdAt,
  });
  if (!inserted) throw new AppError('term-base.duplicate-name', { name });
  await takeWriter(context.db, termBaseId, termBaseId);
  // The one whose entries stay is copied first.
  const fromIds = preferred === undefined ? ids : [preferred, ...ids.filter((id) => id !== preferred)];
  await context.enqueue(mergeTermsJob, { termBaseId, fromIds, keep });
  if (bases.some(({ isDefault }) => isDefault)) {
    await clearDefault(context.db, bases[0].sourceLanguage);
    await updateTermBase(context.db, termBaseId, { isDefault: true });
  }
  await markMerged(context.db, ids, termBaseId);
  return termBaseById(context, termBaseId);
}
