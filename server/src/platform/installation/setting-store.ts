import {
  type InstallationSettings,
  installationSettings,
  type SettingName,
  settingNames,
} from '@transloom/contracts/installation-settings';
import type { Db } from '../db/database.ts';

/** Every function here needs a transaction of the system. */

export interface SettingChange {
  readonly name: SettingName;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

export interface ChangedSettings {
  readonly values: Partial<InstallationSettings>;
  readonly changes: readonly SettingChange[];
}

/** What the operator has changed. A value that this version does not accept counts as unchanged. */
export async function selectSettings(db: Db): Promise<ChangedSettings> {
  const rows = await db.selectFrom('installationSetting').selectAll().execute();
  const valid = rows.flatMap(({ name, value, ...change }) => {
    const known = settingNames.find((each) => each === name);
    const parsed = known && installationSettings[known].safeParse(value);
    return known !== undefined && parsed?.success ? [{ ...change, name: known, value: parsed.data }] : [];
  });
  return {
    values: Object.fromEntries(valid.map(({ name, value }) => [name, value])),
    changes: valid.map(({ value: _, ...change }) => change),
  };
}

export async function upsertSetting(
  db: Db,
  { value, ...setting }: SettingChange & { readonly value: unknown },
): Promise<void> {
  const { name: _, ...change } = { ...setting, value: JSON.stringify(value) };
  await db
    .insertInto('installationSetting')
    .values({ name: setting.name, ...change })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute();
}

export async function deleteSetting(db: Db, name: SettingName): Promise<void> {
  await db.deleteFrom('installationSetting').where('name', '=', name).execute();
}
