import { type StyleVersion, styleSchema } from '@transloom/contracts/style-guides';
import type { Context } from '../../platform/context.ts';
import { shownNames } from '../users/shown-names.ts';
import { findStyleVersions } from './style-guides.store.ts';

/** Versions of a project's style guide, or of the organization's where there is no project; newest first. */
export async function styleHistory(
  context: Pick<Context, 'db' | 'language'>,
  projectId: string | null,
): Promise<StyleVersion[]> {
  const rows = await findStyleVersions(context.db, projectId);
  const names = await shownNames(
    context,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map(({ version, inherits, changedBy, changedAt, ...row }) => ({
    ...styleSchema.parse(row),
    version,
    inherits,
    changedBy: names.get(changedBy) ?? '',
    changedAt: changedAt.toISOString(),
  }));
}

export function organizationStyle(context: Context): Promise<StyleVersion[]> {
  return styleHistory(context, null);
}
