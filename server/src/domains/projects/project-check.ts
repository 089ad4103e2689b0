import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { projectCheckApi } from '@transloom/contracts/project-check';
import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import type { Context } from '../../platform/context.ts';
import { findProjectFindings } from '../documents/check/find-project-findings.ts';
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
  const findings = await findProjectFindings(context, {
    projectId,
    withoutEngine: engines.flatMap(({ engineKey, targetLanguage }) =>
      engineKey === null ? [targetLanguage] : [],
    ),
    locksRepetitions: locks.repetition,
  });
  const dismissed = new Map(
    (await findDismissals(context.db, projectId)).map(({ kind, segments }) => [kind, segments]),
  );
  return findings.filter(({ kind, segments }) => segments > (dismissed.get(kind) ?? 0));
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
