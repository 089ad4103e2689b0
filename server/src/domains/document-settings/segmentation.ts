import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { findRuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import {
  defaultSegmentation,
  mostRules,
  type SegmentationSettings,
} from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { writeSrx } from '@transloom/core/segmentation/own-rules/write-srx';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findSegmentation, storeSegmentation } from './segmentation.store.ts';

type Settings = OutputOf<typeof documentSettingsApi.segmentation>;

/** How new documents of the actor's organisation are split. */
export async function currentSegmentation({ db }: Pick<Context, 'db'>): Promise<SegmentationSettings> {
  return (await findSegmentation(db)) ?? defaultSegmentation;
}

export async function showSegmentation(context: Context): Promise<Settings> {
  return plain(await currentSegmentation(context));
}

/** @throws {AppError} segmentation.bad-pattern, segmentation.too-many */
export async function saveSegmentation(
  context: Context,
  settings: InputOf<typeof documentSettingsApi.saveSegmentation>,
): Promise<Settings> {
  requireRules(settings);
  const { organizationId, userId: changedBy } = context.actor;
  await storeSegmentation(context.db, settings, { organizationId, changedBy, changedAt: context.now() });
  return settings;
}

export async function downloadSrx(context: Context): Promise<OutputOf<typeof documentSettingsApi.writeSrx>> {
  return { name: 'segmentation.srx', content: writeSrx(await currentSegmentation(context)) };
}

/** @throws {AppError} segmentation.bad-pattern, segmentation.too-many */
export function requireRules(settings: SegmentationSettings): void {
  const fault = findRuleFault(settings);
  if (fault === undefined) return;
  if (fault.reason === 'too-many') throw new AppError('segmentation.too-many', { limit: mostRules });
  throw new AppError('segmentation.bad-pattern', {
    group: fault.group + 1,
    ...(fault.rule !== undefined && { rule: fault.rule + 1 }),
  });
}

export function plain({ groups, ...settings }: SegmentationSettings): Settings {
  return { ...settings, groups: groups.map(({ rules, ...group }) => ({ ...group, rules: [...rules] })) };
}
