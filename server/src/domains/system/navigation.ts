import type { OutputOf } from '@transloom/contracts/endpoint';
import { type PermissionKey, permissionDefinitions } from '@transloom/contracts/permissions';
import type { systemApi } from '@transloom/contracts/system';
import type { Context } from '../../platform/context.ts';

interface NavigationItem {
  readonly key: string;
  readonly path: string;
  /** None: everybody sees it. */
  readonly permission?: PermissionKey;
}

const gated = (key: string, permission: PermissionKey): NavigationItem => ({
  key,
  path: permissionDefinitions[permission].componentPath,
  permission,
});

/** In the order of specification 1-platform §2, Left navigation. */
const items: readonly NavigationItem[] = [
  gated('engine', 'engine'),
  gated('project', 'project'),
  gated('task', 'tasks'),
  gated('asset', 'memory'),
  gated('tools', 'tools'),
  { key: 'agent', path: '/agent/gptTranslate/index' },
  gated('team', 'team'),
];

export async function listNavigation({ actor }: Context): Promise<OutputOf<typeof systemApi.navigation>> {
  return items
    .filter(({ permission }) => permission === undefined || actor.permissions.has(permission))
    .map(({ key, path }) => ({ key, path }));
}
