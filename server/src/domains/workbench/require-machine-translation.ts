import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { engineOf } from '../project-settings/choose-engines.ts';
import { requireProject } from '../projects/require-project.ts';

/**
 * Rules D5.39 and D8.41 of the specification: a project without an engine for the pair is translated by hand.
 * @throws {AppError} resource.not-found, segment.manual-translation
 */
export async function requireMachineTranslation(
  context: Pick<Context, 'db' | 'actor'>,
  { projectId, targetLanguage }: { readonly projectId: string; readonly targetLanguage: string },
): Promise<void> {
  const { engines } = await requireProject(context, projectId);
  const { engineKey } = engineOf(engines as NamedPairEngine[], targetLanguage);
  if (engineKey === null) throw new AppError('segment.manual-translation');
}
