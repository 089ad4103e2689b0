import { listEndpoints, type NamedEndpoint } from '@transloom/contracts/api';
import type { Access } from '@transloom/contracts/endpoint';
import {
  isInstallationKey,
  type OrganizationKey,
  type PermissionKey,
  permissionDefinitions,
  permissionKeys,
} from '@transloom/contracts/permissions';
import { reachOf, roleMatrix } from '@transloom/contracts/role-matrix';
import { type Role, roles } from '@transloom/contracts/roles';
import { expect, test } from 'vitest';
import { routes, streamRoutes } from './domains.ts';
import { callWith } from './testing/call-as.ts';
import { peopleServer } from './testing/people-server.ts';

/** The matrix role × key (P6.1, D6.1): each endpoint is called as each role, by people with real memberships. */

// Without billing nobody holds the keys of what is sold.
const server = await peopleServer({ routes, streamRoutes, installation: { billing: true } });
const endpoints = listEndpoints();
const organizationKeys = permissionKeys.filter((key): key is OrganizationKey => !isInstallationKey(key));
const anyId = '0190d3a0-0000-7000-8000-00000000ffff';

function keysOf(access: Access): readonly PermissionKey[] | 'everybody' {
  if (access === 'public' || access === 'signed-in') return 'everybody';
  return typeof access === 'string' ? [access] : access;
}

function expectedVerdict({ endpoint }: NamedEndpoint, role: Role): boolean {
  const keys = keysOf(endpoint.access);
  return keys === 'everybody' || keys.some((key) => reachOf(role, key) !== undefined);
}

/** A field that no contract has makes sure that an allowed call changes nothing. */
function harmlessInput({ endpoint }: NamedEndpoint): Readonly<Record<string, unknown>> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  return { ...Object.fromEntries(names.map((name) => [name, anyId])), noContractHasThis: 1 };
}

/** A call for each cell takes a busy machine longer than one test may take. */
const manyCallsMs = 240_000;

// P6.5
test(
  `the ${endpoints.length * roles.length} cells of ${endpoints.length} endpoints and ${roles.length} roles hold`,
  async () => {
    let cells = 0;
    const wrong: string[] = [];
    for (const role of roles) {
      const user = await server.signIn(await server.addMember(role));
      for (const named of endpoints) {
        const { code } = (await callWith(server, user, named.endpoint, harmlessInput(named))) as {
          readonly code?: string;
        };
        const allowed = code !== 'access.denied';
        cells += 1;
        if (code === 'session.expired' || allowed !== expectedVerdict(named, role))
          wrong.push(`${named.name} as ${role}: ${code ?? 'answered'}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBe(endpoints.length * roles.length);
  },
  manyCallsMs,
);

test('each row of the matrix has a mark for each role', () => {
  const broken = organizationKeys.filter((key) => !/^[ato-]{8}$/.test(roleMatrix[key]));
  expect(roles).toHaveLength(8);
  expect(broken).toEqual([]);
});

test('who stands higher in an organization holds what the lower roles hold', () => {
  const ladder: readonly Role[] = [
    'SUPER_ADMIN',
    'ADMIN',
    'PROJECT_MANAGER',
    'REVIEWER',
    'EXTERNAL_TRANSLATOR',
  ];
  const gaps = ladder.flatMap((role, rank) =>
    permissionKeys
      .filter((key) => ladder.slice(rank + 1).some((lower) => reachOf(lower, key) !== undefined))
      .filter((key) => reachOf(role, key) === undefined)
      .map((key) => `${role} lacks ${key}`),
  );
  expect(gaps).toEqual([]);
});

/** Action keys whose endpoints come with a later feature. The list must be empty in the end. */
const comingWith: Readonly<Partial<Record<PermissionKey, string>>> = {
  'priceScheme:edit': 'quotes',
  'organization:delete': 'the organization center',
  'data:export': 'the export of an organization',
};

test('each action key gates an endpoint, or its feature is named as coming', () => {
  const gating = new Set(endpoints.flatMap(({ endpoint }) => keysOf(endpoint.access)));
  const idle = permissionKeys.filter((key) => permissionDefinitions[key].menuType === 2 && !gating.has(key));
  expect(idle).toEqual(Object.keys(comingWith));
});
