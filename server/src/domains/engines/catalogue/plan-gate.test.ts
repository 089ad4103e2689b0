import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { enginesApi } from '@transloom/contracts/engines';
import type { AccountType } from '@transloom/contracts/roles';
import { translationsApi } from '@transloom/contracts/translations';
import { beforeAll, expect, test } from 'vitest';
import { readProvidedEngines } from '../../../providers/machine-translation/provided-engines.ts';
import { callAs } from '../../../testing/call-as.ts';
import { type PeopleServer, peopleServer } from '../../../testing/people-server.ts';
import { enginesRoutes } from '../engines.routes.ts';

const selling = await peopleServer({ routes: enginesRoutes, installation: { billing: true } });
const free = await peopleServer({ routes: enginesRoutes });

const settings = { apiKey: 'sk-0123456789', baseUrl: 'http://127.0.0.1:9/v1', model: 'm' };
const file = [
  { id: 'paid', vendor: 'openai-responses', name: 'For Pro', settings },
  { id: 'all', vendor: 'openai-compatible', name: 'For all', settings },
];

beforeAll(() => {
  const { engines, faults } = readProvidedEngines(JSON.stringify(file));
  expect(faults).toEqual([]);
  for (const { services } of [selling, free]) Object.assign(services.providers, { providedEngines: engines });
});

async function somebody(server: PeopleServer, accountType: AccountType) {
  return server.signIn(await server.addMember('SUPER_ADMIN', { accountType }));
}

async function states(server: PeopleServer, accountType: AccountType) {
  const { data } = await callAs(server, await somebody(server, accountType), enginesApi.listEngines, {});
  const provided = data.find(({ group }) => group === 'provided')?.engines ?? [];
  return Object.fromEntries(provided.map(({ name, state, needs }) => [name, [state, ...needs]]));
}

const open = { 'For Pro': ['ready'], 'For all': ['ready'] };
const gated = { 'For Pro': ['not-configured', 'plan'], 'For all': ['ready'] };

test.each<[AccountType, object]>([
  ['personal', gated],
  ['pro-limited', gated],
  ['pro-trial', open],
  ['pro', open],
  ['enterprise', open],
])('%s sees which engines its plan has', async (accountType, expected) => {
  expect(await states(selling, accountType)).toEqual(expected);
});

test('where nothing is sold all are there', async () => {
  expect(await states(free, 'personal')).toEqual(open);
});

test('one that is beyond the plan is not tested either', async () => {
  const tested = async (accountType: AccountType) =>
    callAs(selling, await somebody(selling, accountType), engineConnectionsApi.testProvidedEngine, {
      engineKey: 'provided-paid',
    });
  expect(await tested('personal')).toMatchObject({ http: 403, code: 'access.plan-required' });
  expect((await tested('pro')).code).not.toBe('access.plan-required');
});

test('one that is beyond the plan translates nothing, also where its key is known', async () => {
  const text = { sourceLanguage: 'en', targetLanguage: 'es', texts: ['A sentence.'] };
  const ask = async (accountType: AccountType) =>
    callAs(selling, await somebody(selling, accountType), translationsApi.translate, {
      ...text,
      engineKey: 'provided-paid',
    });
  expect(await ask('personal')).toMatchObject({ http: 403, code: 'access.plan-required' });
  expect((await ask('pro')).code).not.toBe('access.plan-required');
});
