import type { InputOf } from '@transloom/contracts/endpoint';
import type { Style, StyleVersion, styleGuidesApi } from '@transloom/contracts/style-guides';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { findStyleVersions, insertStyleVersion } from './style-guides.store.ts';
import { styleHistory } from './style-history.ts';

interface StyleChange extends Style {
  /** Null: of the organization. The caller has seen that the project is there. */
  readonly projectId: string | null;
  readonly baseVersion: number;
  readonly inherits: boolean;
}

const nothingSaid: Style = { instructions: '', tone: 'any', address: 'any' };

/** Makes the next version. @throws {AppError} style-guide.changed where somebody else was quicker */
export async function saveStyle(
  context: Context,
  { projectId, baseVersion, inherits, ...style }: StyleChange,
): Promise<StyleVersion[]> {
  const { db, actor, now } = context;
  const [newest] = await findStyleVersions(db, projectId, 1);
  const isNewest = (newest?.version ?? 0) === baseVersion;
  const inserted =
    isNewest &&
    (await insertStyleVersion(db, {
      ...(inherits ? nothingSaid : style),
      id: newId(),
      organizationId: actor.organizationId,
      projectId,
      inherits,
      version: baseVersion + 1,
      changedBy: actor.userId,
      changedAt: now(),
    }));
  if (!inserted) throw new AppError('style-guide.changed');
  return styleHistory(context, projectId);
}

/** @throws {AppError} style-guide.changed */
export function saveOrganizationStyle(
  context: Context,
  change: InputOf<typeof styleGuidesApi.saveStyleGuide>,
): Promise<StyleVersion[]> {
  return saveStyle(context, { ...change, projectId: null, inherits: false });
}
