import { permissionKeys } from '@transloom/contracts/permissions';
import { reachOf } from '@transloom/contracts/role-matrix';
import type { Role } from '@transloom/contracts/roles';
import type { Actor, Context } from '../platform/context.ts';
import type { Services } from '../platform/services.ts';
import { transactAs } from '../platform/transact.ts';
import type { DemoWorld } from './demo-step.ts';

export const demoCall = { language: 'zh-CN', requestId: 'demo' } as const;

/** One of the demo's people, with the rights of the role they were added in. */
export function demoActor({ organizationId, people }: DemoWorld, role: Role): Actor {
  const permissions = new Set(permissionKeys.filter((key) => reachOf(role, key) !== undefined));
  return { organizationId, userId: people[role], role, permissions };
}

/** One transaction in the name of one of the demo's people. */
export function actAs<Result>(
  services: Services,
  world: DemoWorld,
  role: Role,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return transactAs(services, demoCall, demoActor(world, role), work);
}
