import { makingKeys } from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { refuseTakenName } from '../../platform/refuse-taken-name.ts';
import { requireTrainer } from '../engine-trainers/require-trainer.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { announceCustomEngine } from './announce-custom-engine.ts';
import { customEngineDetail } from './custom-engine-detail.ts';
import { updateCustomEngine } from './custom-engines.store.ts';
import { requireEditableEngine } from './require-custom-engine.ts';
import { requireEntries, requireExamples } from './require-stated.ts';

/**
 * Name, description and tags are those of the engine at once; the rest is for its next version.
 * @throws {AppError} resource.not-found, access.denied, custom-engine.duplicate-name, custom-engine.unknown-tag, custom-engine.unknown-style, custom-engine.no-examples
 */
export async function changeCustomEngine(
  context: Context,
  { customEngineId, teamId, ...change }: InputOf<typeof customEnginesApi.changeCustomEngine>,
): Promise<CustomEngineDetail> {
  const engine = await requireEditableEngine(context, customEngineId);
  const { name = engine.name, trainerId, examples } = change;
  await requireEntries(context.db, change, engine);
  if (trainerId !== undefined && trainerId !== null) await requireTrainer(context, trainerId);
  if (examples !== undefined && examples !== engine.examples)
    await requireExamples(context, {
      kind: engine.kind,
      trainerId: trainerId === undefined ? engine.trainerId : trainerId,
      examples,
    });
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const saved = updateCustomEngine(context.db, customEngineId, {
    ...given,
    ...(teamId !== undefined && { teamId: await ownerTeam(context, teamId, ...makingKeys) }),
    changedAt: context.now(),
  });
  await refuseTakenName('custom-engine.duplicate-name', name, saved);
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  return customEngineDetail(context, { customEngineId });
}
