import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireKnownEngine } from '../engines/catalogue/require-known-engine.ts';
import { engineOf } from '../project-settings/choose-engines.ts';
import { requireProject } from '../projects/require-project.ts';

/**
 * Rules D5.39 and D8.41 of the specification: a project without an engine for the pair is translated by hand. An engine that
 * is asked for by its key and is not there is said first.
 * @throws {AppError} resource.not-found, segment.manual-translation
 */
export async function requireMachineTranslation(
  context: Context,
  { projectId, targetLanguage }: { readonly projectId: string; readonly targetLanguage: string },
  asked?: string,
): Promise<void> {
  const { engines } = await requireProject(context, projectId);
  const { engineKey } = engineOf(engines as NamedPairEngine[], targetLanguage);
  if (engineKey !== null) return;
  if (asked !== undefined) await requireKnownEngine(context, asked);
  throw new AppError('segment.manual-translation');
}
