import { listEndpoints } from '@transloom/contracts/api';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { roles } from '@transloom/contracts/roles';
import { describe, expect, test } from 'vitest';
import { routes } from './domains.ts';
import { createLog } from './platform/logging/create-log.ts';
import { callWith } from './testing/call-as.ts';
import { exampleInput, exampleInputs, type FindId, idNames } from './testing/example-input.ts';
import { fingerprints } from './testing/fingerprints.ts';
import { canary, mirrorWorld } from './testing/mirror-world.ts';

const lines: string[] = [];
const { server, own, foreign } = await mirrorWorld({
  log: createLog({ level: 'info', write: (line) => lines.push(line) }),
});
lines.splice(0);
server.published.splice(0);

const served = new Set(routes.map(({ endpoint }) => endpoint));
const endpoints = listEndpoints().filter(
  ({ endpoint }) => served.has(endpoint) && endpoint.access !== 'public',
);

/** An operation is named by who sends it, and a sign-in service is anybody's. */
const ofNobody = ['operationId', 'issuer'];

/** Every id of every endpoint, one at a time taken from the other organisation, and then all of them. */
const intrusions = endpoints.flatMap(({ name, endpoint }) => {
  const names = idNames(endpoint, own.findId).filter((id) => !ofNobody.includes(id));
  const one = names.map((id) => ({ name, endpoint, taken: [id] }));
  return names.length > 1 ? [...one, { name, endpoint, taken: names }] : one;
});

/** Ids that narrow a list instead of naming a thing: of others nothing is found, and nothing is done. */
const narrowing = [
  'workbench.someSegments segmentId',
  'workbench.segmentTerms segmentId',
  'members.listMembers roleId',
  'members.listMembers teamId',
  'members.listMembers roleId teamId',
  'memories.listMemories teamId',
  'terms.listTermBases teamId',
  'projects.listProjects teamId',
  'projects.listProjects teamId creatorId',
  'projects.listProjects creatorId',
];

/** The things in an answer; a page may be empty. */
function foundIn(data: unknown): unknown {
  return (data as { readonly records?: unknown } | null)?.records ?? data ?? [];
}

const before = await fingerprints(server, foreign);

describe('with ids of another organisation', () => {
  test('there is much to try', () => {
    expect(intrusions.length).toBeGreaterThan(20);
    expect(Object.keys(before).length).toBeGreaterThan(15);
  });

  test.each(intrusions)('$name refuses $taken', async ({ name, endpoint, taken }) => {
    const findId: FindId = (id) => (taken.includes(id) ? foreign : own).findId(id);
    const answer = await callWith(server, own.user, endpoint, exampleInput(endpoint, findId));
    const narrows = narrowing.includes(`${name} ${taken.join(' ')}`) || taken.join() === 'subjectId';
    const finds = narrows ? [200] : [401, 403, 404];
    expect(answer.http).toBeOneOf(finds);
    expect(foundIn(answer.data)).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain(canary);
    expect(await fingerprints(server, foreign)).toEqual(before);
  });
});

/** They take away what the next call needs; their answers are empty. */
const removing = ({ method, body }: Endpoint) => method === 'DELETE' || body === 'multipart';

test.each(endpoints.filter(({ endpoint }) => !removing(endpoint)))(
  '$name answers nothing of another organisation',
  async ({ endpoint }) => {
    for (const input of exampleInputs(endpoint, own.findId)) {
      const user = await server.signIn(own.member); // some calls end the session they are made with
      const answer = await callWith(server, user, endpoint, input);
      expect(answer.http).not.toBe(401);
      expect(answer.http).toBeLessThan(500);
      expect(JSON.stringify(answer)).not.toContain(canary);
    }
  },
);

// Z03, Z07: whoever reads, in whatever role, sees nothing of another organization and no secret of anybody.
test.each(roles)('what a member reads as %s holds nothing that is not theirs', async (role) => {
  const user = await server.signIn(await server.addMember(role, own.member));
  const reads = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && !removing(endpoint));
  const wrong: string[] = [];
  for (const { name, endpoint } of reads)
    for (const input of [own, foreign].flatMap(({ findId }) => exampleInputs(endpoint, findId))) {
      const answer = JSON.stringify(await callWith(server, user, endpoint, input));
      if (answer.includes(canary) || secrets.test(answer)) wrong.push(name);
    }
  expect(reads.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

/** Hashes of passwords and tokens, and stored credentials; and the fields they stand in. */
const secrets = /\$argon2|"(?:passwordHash|tokenHash|secrets)":/;

test('the other organisation is full of the word, so that seeing it would show', async () => {
  const reads = endpoints.filter(({ endpoint }) => endpoint.method === 'GET');
  const seen = [];
  for (const { name, endpoint } of reads)
    for (const input of exampleInputs(endpoint, foreign.findId)) {
      const answer = await callWith(server, foreign.user, endpoint, input);
      if (JSON.stringify(answer).includes(canary)) seen.push(name);
    }
  expect(seen).toEqual(
    expect.arrayContaining([
      'accounts.userInfo',
      'organizations.myOrganizations',
      'files.listDownloads',
      'memories.listMemories',
      'modelDownloads.listWork',
      'modelDownloads.work',
      'documentSettings.listProfiles',
      'documentSettings.segmentation',
      'documentSettings.writeSrx',
      'engineConnections.listConnections',
      'engineTrainers.listTrainers',
      'customEngines.customEngine',
      'customEngines.listPairs',
      'projects.listProjects',
      'projects.project',
      'workbench.listSegments',
      'workbench.segmentHistory',
    ]),
  );
});

test('neither the log nor a push to somebody else holds the word', () => {
  expect(lines.length).toBeGreaterThan(endpoints.length);
  expect(lines.join('\n')).not.toContain(canary);
  expect(JSON.stringify(server.published)).not.toContain(canary);
});
