import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@transloom/contracts/permissions';
import { reachFor } from '@transloom/contracts/role-matrix';
import type { Role } from '@transloom/contracts/roles';
import { expect, test } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { isInScope, opens, reachOfActor, scopeOf } from './reach.ts';

const server = await peopleServer();
const { database } = server.services;

async function actorOf(role: Role, more: Partial<Actor> = {}): Promise<Actor> {
  const member = await server.addMember(role);
  const held = permissionKeys.filter((key) => reachFor({ role, ...more }, key) !== undefined);
  return { ...member, permissions: new Set(held), ...more };
}

async function addTeam(actor: Actor, ownerId: string | null): Promise<string> {
  const teamId = randomUUID();
  const { organizationId } = actor;
  const team = { teamId, organizationId, name: `Team ${teamId}`, ownerId, createdAt: server.clock.now() };
  await database.systemTransaction((db) => db.insertInto('team').values(team).execute());
  return teamId;
}

const asActor = <Result>(actor: Actor, work: (db: Db) => Promise<Result>) =>
  database.organizationTransaction(actor, work);

test('a key reaches as far as the matrix says, the farthest of several counts', async () => {
  const manager = await actorOf('PROJECT_MANAGER');
  const owner = await actorOf('TEAM_OWNER');
  const vendor = await actorOf('VENDOR');
  expect([manager, owner, vendor].map((actor) => reachOfActor(actor, 'project'))).toEqual([
    'all',
    'team',
    'own',
  ]);
  expect(reachOfActor(owner, 'project', 'engine')).toBe('all');
});

test('a role that the organization made reaches as far as its own keys say', async () => {
  const keys = { project: 'own' } as const;
  const actor = await actorOf('PROJECT_MANAGER', { ownKeys: keys });
  expect(reachOfActor(actor, 'project')).toBe('own');
  expect(reachOfActor(actor, 'project:manage')).toBeUndefined();
});

test('the scope of a team owner holds the teams they own or are in, and no others', async () => {
  const owner = await actorOf('TEAM_OWNER');
  const owned = await addTeam(owner, owner.userId);
  const joined = await addTeam(owner, null);
  const other = await addTeam(owner, null);
  const { organizationId, userId } = owner;
  await database.systemTransaction((db) =>
    db.insertInto('teamMember').values({ organizationId, teamId: joined, userId }).execute(),
  );
  const scope = await asActor(owner, (db) => scopeOf({ db, actor: owner }, 'project'));
  if (scope.reach === 'all') throw new Error('a team owner sees everything');
  expect(new Set(scope.teamIds)).toEqual(new Set([owned, joined]));
  expect(opens(scope, { teamId: owned, personId: null })).toBe(true);
  expect(opens(scope, { teamId: other, personId: null })).toBe(false);
  expect(opens(scope, { teamId: null, personId: userId })).toBe(true);
  const seen = await asActor(owner, (db) =>
    db
      .selectFrom('team')
      .select('teamId')
      .where(isInScope(scope, { team: 'team.teamId', person: 'team.ownerId' }))
      .execute(),
  );
  expect(new Set(seen.map(({ teamId }) => teamId))).toEqual(new Set([owned, joined]));
});

test('nobody has a scope by a key they do not hold', async () => {
  const actor = await actorOf('VENDOR');
  await expect(scopeOf({ db: {} as Db, actor }, 'role:edit')).rejects.toThrow('access.denied');
});
