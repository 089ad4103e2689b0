import { randomUUID } from 'node:crypto';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { translationsApi } from '@transloom/contracts/translations';
import { beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { fakeMicrosoft } from '../../../testing/fake-engines/fake-microsoft.ts';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '../../../testing/fake-engines/fake-openai.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { captureQuota } from '../../billing/capture-quota.ts';
import { holdQuota } from '../../billing/hold-quota.ts';
import type { QuotaWish } from '../../billing/quota-wish.ts';
import { enginesRoutes } from '../engines.routes.ts';

const server = await peopleServer({ routes: enginesRoutes });
const { as } = actAs(server.services);
const openAi = await startFakeOpenAi();
const microsoft = await fakeMicrosoft.start();
const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
let admin: TestUser;

beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
});

const characters = { currency: 'CNY', unit: 'characters', source: 20 } as const;
const tokens = { currency: 'USD', unit: 'tokens', source: 5, target: 50 } as const;

const microsoftWish = (more: object) => ({
  vendor: 'microsoft',
  name: `Priced ${randomUUID().slice(0, 8)}`,
  settings: { ...fakeMicrosoft.settings, baseUrl: microsoft.baseUrl },
  ...more,
});
const modelWish = (more: object) => ({
  vendor: 'openai-compatible',
  name: `Model ${randomUUID().slice(0, 8)}`,
  settings: { baseUrl: openAi.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
  ...more,
});

async function connect(wish: ReturnType<typeof microsoftWish>): Promise<string> {
  const added = await callAs(server, admin, engineConnectionsApi.addConnection, wish);
  expect(added.http).toBe(200);
  return added.data.connectionId;
}

async function connection(connectionId: string) {
  const { data } = await callAs(server, admin, engineConnectionsApi.listConnections, {});
  return data.find((one) => one.connectionId === connectionId);
}

function translate(engineKey: string, texts: string[]) {
  return callAs(server, admin, translationsApi.translate, { engineKey, ...languages, texts });
}

describe('a price of one’s own', () => {
  test('goes before what the vendor lists', async () => {
    const key = await connect(microsoftWish({ price: characters }));
    await translate(key, ['a'.repeat(1_500)]);
    expect(await connection(key)).toMatchObject({
      price: characters,
      currency: 'CNY',
      usedCosts: [{ currency: 'CNY', amount: 0.03 }],
    });
  });

  test('by the token counts the tokens that the vendor reported', async () => {
    const key = await connect(modelWish({ price: tokens }));
    await translate(key, ['what was reported']);
    // The fake tells of 10 tokens read and as many written.
    expect((await connection(key))?.usedCosts).toEqual([{ currency: 'USD', amount: 0.00055 }]);
  });

  test('is changed and taken back', async () => {
    const wish = microsoftWish({ price: characters, moneyPerMonth: 12.5 });
    const connectionId = await connect(wish);
    expect(await connection(connectionId)).toMatchObject({ moneyPerMonth: 12.5 });
    const changed = { connectionId, ...wish, price: null, moneyPerMonth: null };
    const { data } = await callAs(server, admin, engineConnectionsApi.changeConnection, changed);
    expect(data).toMatchObject({ price: null, moneyPerMonth: null, currency: 'USD' });
  });

  test.each([
    ['below nothing', { price: { ...characters, source: -1 } }],
    ['of another currency', { price: { ...characters, currency: 'EUR' } }],
    ['for what is written, by the character', { price: { ...characters, target: 1 } }],
    ['without an amount', { price: { currency: 'CNY', unit: 'tokens' } }],
    ['with a budget of nothing', { moneyPerMonth: 0 }],
    ['with a budget without an end', { moneyPerMonth: 1e12 }],
  ])('%s is refused', async (_, more) => {
    const refused = await callWith(server, admin, engineConnectionsApi.addConnection, microsoftWish(more));
    expect(refused).toMatchObject({ http: 400, code: 'request.invalid' });
  });
});

describe('money a month', () => {
  test('is refused where nobody knows a price', async () => {
    const refused = await callAs(
      server,
      admin,
      engineConnectionsApi.addConnection,
      modelWish({ moneyPerMonth: 5 }),
    );
    expect(refused).toMatchObject({ http: 409, code: 'engine.no-price' });
  });

  test('is not gone beyond, and nothing is sent then', async () => {
    // 2,000 characters at 10 dollars a million, as the vendor lists them.
    const key = await connect(microsoftWish({ moneyPerMonth: 0.02 }));
    expect((await translate(key, ['a'.repeat(1_500)])).data.translations[0]?.status).toBe('translated');
    const asked = microsoft.requests.length;
    const refused = await translate(key, ['b'.repeat(501)]);
    expect(refused.data.translations[0]).toMatchObject({ status: 'failed', code: 'engine.money-budget' });
    expect(microsoft.requests.length).toBe(asked);
    expect((await translate(key, ['c'.repeat(500)])).data.translations[0]?.status).toBe('translated');
    expect(await connection(key)).toMatchObject({ usedCosts: [{ currency: 'USD', amount: 0.02 }] });
  });

  const capped = (engineKey: string, microsPerMonth: number) => ({
    engineKey,
    charactersPerMonth: null,
    microsPerMonth,
  });
  const costing = (micros: number, currency: 'USD' | 'CNY' = 'USD') =>
    [
      { unit: 'characters', amount: 1 },
      { unit: currency, amount: micros },
    ] as const;

  test('counts what is set aside just now, and not what was spent in another month or currency', async () => {
    const engine = capped(randomUUID(), 100);
    const wish = (micros: number, currency?: 'USD' | 'CNY'): QuotaWish => ({
      module: 'api',
      engine,
      charges: costing(micros, currency),
    });
    const hold = (micros: number, currency?: 'USD' | 'CNY') =>
      as(admin, (context) => holdQuota(context, wish(micros, currency)));
    const first = await hold(60);
    expect(await hold(41)).toEqual({ status: 'refused', by: 'money' });
    expect((await hold(100, 'CNY')).status).toBe('held');
    if (first.status !== 'held') throw new Error('refused');
    const { holdId } = first;
    await as(admin, (context) => captureQuota(context, { holdId, amounts: costing(30) }));
    expect(await hold(71)).toEqual({ status: 'refused', by: 'money' });
    expect((await hold(70)).status).toBe('held');
    const nextMonth = { now: () => new Date(server.clock.now().getTime() + 32 * 24 * 3_600_000) };
    const later = await as(admin, (context) => holdQuota({ ...context, ...nextMonth }, wish(100)));
    expect(later.status).toBe('held');
  });

  test('of two who ask at once, one gets what is left', async () => {
    const wish: QuotaWish = { module: 'api', engine: capped(randomUUID(), 100), charges: costing(60) };
    const holds = await Promise.all(
      Array.from({ length: 4 }, () => as(admin, (context) => holdQuota(context, wish))),
    );
    expect(holds.filter(({ status }) => status === 'held')).toHaveLength(1);
  });

  test('an answer of no use that was paid for counts', async () => {
    const engine = capped(randomUUID(), 50);
    const hold = await as(admin, (context) =>
      holdQuota(context, { module: 'api', engine, charges: costing(50) }),
    );
    if (hold.status !== 'held') throw new Error('refused');
    const amounts = [{ unit: 'USD', amount: 40 }] as const;
    await as(admin, (context) => captureQuota(context, { holdId: hold.holdId, amounts }));
    const next = { module: 'api', engine, charges: costing(11) } as const;
    expect(await as(admin, (context) => holdQuota(context, next))).toMatchObject({ by: 'money' });
  });
});
