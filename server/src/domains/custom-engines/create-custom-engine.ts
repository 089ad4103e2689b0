import { makingKeys } from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireTrainer } from '../engine-trainers/require-trainer.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { startCorpus } from './corpus/start-corpus.ts';
import { customEngineDetail } from './custom-engine-detail.ts';
import { requireFreePlace } from './custom-engines.policy.ts';
import { findCustomEngines, insertCustomEngine } from './custom-engines.store.ts';
import { requireEntries, requireExamples } from './require-stated.ts';

/** @throws {AppError} access.plan-required, custom-engine.too-many, custom-engine.duplicate-name, custom-engine.unknown-tag, custom-engine.unknown-style, custom-engine.no-examples, project.language-equal, resource.not-found */
export async function createCustomEngine(
  context: Context,
  { fileIds, teamId: wanted, ...input }: InputOf<typeof customEnginesApi.createCustomEngine>,
): Promise<CustomEngineDetail> {
  if (input.sourceLanguage === input.targetLanguage) throw new AppError('project.language-equal');
  const teamId = await ownerTeam(context, wanted, ...makingKeys);
  await requireEntries(context.db, input);
  await requireFreePlace(context, (await findCustomEngines(context.db)).length);
  if (input.trainerId !== null) await requireTrainer(context, input.trainerId);
  const { userId: creatorId, organizationId } = context.actor;
  const [id, now] = [newId(), context.now()];
  const engine = { ...input, id, organizationId, creatorId, teamId, createdAt: now, changedAt: now };
  if (!(await insertCustomEngine(context.db, engine)))
    throw new AppError('custom-engine.duplicate-name', { name: input.name });
  await startCorpus(context, { customEngineId: id, fileIds, forTesting: false });
  // Last, so that ids of another organization are refused first.
  await requireExamples(context, input);
  return customEngineDetail(context, { customEngineId: id });
}
