import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectCheckApi } from '@transloom/contracts/project-check';
import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import type { Context } from '../../platform/context.ts';
import { findProjectFindings } from '../documents/check/find-project-findings.ts';
import { enginesForPair } from '../engines/catalogue/list-engines.ts';
import { findDismissals, saveDismissal } from './project-check.store.ts';
import { settingsOf } from './project-summary.ts';
import { requireManagedProject, requireProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, access.denied */
export async function projectCheck(
  context: Context,
  { projectId }: InputOf<typeof projectCheckApi.projectCheck>,
): Promise<OutputOf<typeof projectCheckApi.projectCheck>> {
  const project = await requireProject(context, projectId);
  const engines = project.engines as NamedPairEngine[];
  const { locks } = settingsOf(project);
  const { sourceLanguage } = project;
  const withoutEngine = engines.flatMap(({ engineKey, targetLanguage }) =>
    engineKey === null ? [targetLanguage] : [],
  );
  const findings = await findProjectFindings(context, {
    projectId,
    sourceLanguage,
    withoutEngine,
    readyEngines: await readyEngines(context, sourceLanguage, withoutEngine),
    locksRepetitions: locks.repetition,
  });
  const dismissed = new Map(
    (await findDismissals(context.db, projectId)).map(({ kind, segments }) => [kind, segments]),
  );
  return findings.filter(({ kind, segments }) => segments > (dismissed.get(kind) ?? 0));
}

/** The engine that is recommended for each pair, where one is ready. */
async function readyEngines(context: Context, source: string, targets: readonly string[]) {
  const ready = [];
  for (const target of targets) {
    const [best] = await enginesForPair(context, { source, target });
    if (best?.state === 'ready') ready.push({ id: best.key, name: best.name, targetLanguage: target });
  }
  return ready;
}

/** @throws {AppError} resource.not-found, access.denied */
export async function dismissFinding(
  context: Context,
  { projectId, kind, segments }: InputOf<typeof projectCheckApi.dismissFinding>,
): Promise<null> {
  await requireManagedProject(context, projectId);
  const { organizationId, userId: dismissedBy } = context.actor;
  const dismissedAt = context.now();
  await saveDismissal(context.db, { organizationId, projectId, kind, segments, dismissedBy, dismissedAt });
  return null;
}
