import { listEndpoints, type NamedEndpoint } from '@transloom/contracts/api';
import { isInstallationKey, isPermissionKey, permissionKeys } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { routes, streamRoutes } from './domains.ts';
import { callWith } from './testing/call-as.ts';
import { testServer } from './testing/test-server.ts';

/** What holds for each endpoint because it stands in the contract. No input is needed: all of it comes before. */

const server = await testServer({ routes, streamRoutes });
const user = await server.signInAs('SUPER_ADMIN');
const chief = await server.signInAs('SUPER_ADMIN', {
  permissions: permissionKeys.filter((key) => !isInstallationKey(key)),
});
const operator = await server.signInAs('TRANSLATOR', {
  permissions: permissionKeys.filter(isInstallationKey),
});
const nobody = await server.signInAs('TRANSLATOR', { permissions: [] });

const all = listEndpoints();
const guarded = all.filter(({ endpoint }) => endpoint.access !== 'public');
const keyed = guarded.filter(({ endpoint }) => endpoint.access !== 'signed-in');
const scopeOf = ({ endpoint: { access } }: NamedEndpoint) =>
  typeof access === 'string' && isPermissionKey(access) && isInstallationKey(access)
    ? 'installation'
    : 'organization';
const ofInstallation = keyed.filter((named) => scopeOf(named) === 'installation');
const ofOrganization = keyed.filter((named) => scopeOf(named) === 'organization');
const withBody = guarded.filter(({ endpoint }) => endpoint.body !== 'multipart');

const anyId = '0190d3a0-0000-7000-8000-00000000ffff';
/** Placeholders of the path filled with an id of nothing. */
function pathInput({ endpoint }: NamedEndpoint): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [String(name), anyId]),
  );
}
const call = (
  named: NamedEndpoint,
  who: typeof user | undefined,
  headers: Record<string, string | undefined> = {},
) => callWith(server, who, named.endpoint, pathInput(named), { headers });

test('the server has every endpoint of the contract, each once', () => {
  const served = routes.map(({ endpoint }) => endpoint);
  const missing = all.filter(({ endpoint }) => !served.includes(endpoint)).map(({ name }) => name);
  expect(missing).toEqual([]);
  expect(new Set(served).size).toBe(served.length);
});

test('no two endpoints share an address', () => {
  const addresses = all.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '{}')}`,
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test.each(guarded)('$name asks for a session', async (named) => {
  expect(await call(named, undefined)).toMatchObject({ http: 401, code: 'session.expired', data: null });
  const broken = { ...user, cookie: `${user.cookie}x` };
  expect(await call(named, broken)).toMatchObject({ http: 401 });
});

test.each(keyed)('$name asks for its permission', async (named) => {
  expect(await call(named, nobody)).toMatchObject({ http: 403, code: 'access.denied' });
});

// Z02: rights over what all organizations share are the operator's, whatever somebody is in an organization.
test.each(ofInstallation)('$name is closed to whoever runs an organization', async (named) => {
  expect(await call(named, chief)).toMatchObject({ http: 403, code: 'access.denied' });
});

test.each(ofOrganization)('$name is closed to an operator without a role that opens it', async (named) => {
  expect(await call(named, operator)).toMatchObject({ http: 403, code: 'access.denied' });
});

test('what changes the translation models of everybody is a right of the installation', () => {
  const changing = listEndpoints().filter(
    ({ name, endpoint }) =>
      /^(engineModels|modelDownloads)\./.test(name) &&
      endpoint.method !== 'GET' &&
      // Asking the operator changes nothing.
      name !== 'engineModels.askForModel',
  );
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter((named) => scopeOf(named) !== 'installation')).toEqual([]);
});

test.each(guarded)('$name is called by our page alone', async (named) => {
  const forged = { http: 403, code: 'request.forged' };
  expect(await call(named, user, { 'x-csrf-token': undefined })).toMatchObject(forged);
  expect(await call(named, user, { 'x-csrf-token': nobody.csrfToken })).toMatchObject(forged);
});

// S07, S08
test.each(all)('$name is not for pages of others', async (named) => {
  const forged = { http: 403, code: 'request.forged' };
  const refused = [
    { 'client-language': undefined },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of refused) {
    const answer = await call(named, user, headers);
    expect(answer, JSON.stringify(headers)).toMatchObject(forged);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test.each(all)('$name answers in the envelope with the headers that protect', async (named) => {
  const answer = await call(named, undefined);
  expect(answer).toMatchObject({ status: expect.any(Number), message: expect.any(String) });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'same-origin',
    'x-request-id': expect.any(String),
  });
});

// Z06
test.each(withBody)('$name refuses what its contract does not name', async (named) => {
  const surprise = { ...pathInput(named), role: 'SUPER_ADMIN', surplus: 1_000_000 };
  const answer = await callWith(server, user, named.endpoint, surprise);
  expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
});
