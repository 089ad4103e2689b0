import type { OutputOf } from '@transloom/contracts/endpoint';
import { navigationSections, sectionKeys } from '@transloom/contracts/navigation';
import type { systemApi } from '@transloom/contracts/system';
import type { Context } from '../../platform/context.ts';

/** Sections that the user may open and that the operator does not hide. */
export async function listNavigation({
  actor,
  installation,
}: Context): Promise<OutputOf<typeof systemApi.navigation>> {
  return sectionKeys
    .map((key) => ({ key, ...navigationSections[key] }))
    .filter(({ key }) => !installation.hiddenSections.includes(key))
    .filter(({ permission }) => permission === undefined || actor.permissions.has(permission))
    .map(({ key, path }) => ({ key, path }));
}
