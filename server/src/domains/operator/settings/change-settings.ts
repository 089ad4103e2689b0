import type { AuditAction } from '@transloom/contracts/audited-actions';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { SettingName } from '@transloom/contracts/installation-settings';
import type { operatorSettingsApi } from '@transloom/contracts/operator-settings';
import type { RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  deleteSetting,
  selectSettings,
  upsertSetting,
} from '../../../platform/installation/setting-store.ts';
import { recordOperation } from '../record-operation.ts';

export async function changeSetting(
  context: RequestContext,
  { setting }: InputOf<typeof operatorSettingsApi.changeSetting>,
): Promise<null> {
  const { name, value } = setting;
  const change = { name, value, changedBy: context.actor.userId, changedAt: context.now() };
  const details = { name, value: JSON.stringify(value) };
  return keep(context, (db) => upsertSetting(db, change), { action: 'operator.setting', details });
}

export async function resetSetting(
  context: RequestContext,
  { name }: InputOf<typeof operatorSettingsApi.resetSetting>,
): Promise<null> {
  const details: { readonly name: SettingName } = { name };
  return keep(context, (db) => deleteSetting(db, name), { action: 'operator.setting-reset', details });
}

interface Operation {
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, string>>;
}

/** Other processes take the change with their next report. */
async function keep(
  context: RequestContext,
  change: (db: Db) => Promise<void>,
  { action, details }: Operation,
): Promise<null> {
  const { values } = await context.asSystem(async (db) => {
    await change(db);
    return selectSettings(db);
  });
  await recordOperation(context, action, details);
  context.afterCommit(() => context.live.apply(values));
  return null;
}
