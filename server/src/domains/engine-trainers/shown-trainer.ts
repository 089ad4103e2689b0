import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import type { TrainerRow } from './engine-trainers.store.ts';
import { isInstructable } from './is-instructable.ts';
import { reportAddress } from './report-address.ts';
import { shownTrainerSettings } from './trainer-settings.ts';

type Reader = Pick<Context, 'actor' | 'providers' | 'language' | 'installation'>;
type Shown = Omit<TrainerRow, 'createdAt'>;

export function shownTrainer(context: Reader, row: Shown): EngineTrainer {
  const administers = context.actor.permissions.has('engine:settings');
  return {
    trainerId: row.id,
    vendor: row.vendor,
    name: row.name,
    failureMessage: failureMessage(row.failure as Failure | null, context.language),
    instructable: isInstructable(row),
    settings: administers ? shownTrainerSettings(context, row) : null,
    reportsTo: administers ? reportAddress(context.installation, row.id) : null,
    reportedAt: row.reportedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
