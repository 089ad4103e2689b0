import { type Role, roles } from '@transloom/contracts/roles';
import { issueSignInLink } from '../domains/accounts/sign-in-links.ts';
import { findUser } from '../domains/users/find-user.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { ensureDemoPeople } from './demo-people.ts';
import type { DemoWorld } from './demo-step.ts';
import { demoSteps } from './demo-steps.ts';

/** How to come in as one of the demo's people. */
export interface DemoEntrance {
  readonly username: string;
  readonly role: Role;
  /** For the one-time sign-in link; new at each start. */
  readonly token: string;
}

/**
 * Fills in what the demo lacks, and opens a way in for each of its people who has set no password. The administrator
 * of the installation is there already.
 */
export async function addDemo(services: Services): Promise<readonly DemoEntrance[]> {
  const { database, now } = services;
  const world = await database.systemTransaction((db) => ensureDemoPeople(db, now()));
  for (const step of demoSteps) await step.run(services, world);
  return database.systemTransaction((db) => openEntrances(db, world, now()));
}

async function openEntrances(db: Db, { people }: DemoWorld, now: Date): Promise<DemoEntrance[]> {
  const entrances: DemoEntrance[] = [];
  for (const role of roles) {
    const user = await findUser(db, people[role]);
    if (user?.passwordHash !== null) continue;
    entrances.push({ username: user.username, role, token: await issueSignInLink(db, user.userId, now) });
  }
  return entrances;
}
