import { randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import type { Engine, TokenUse } from '../../../providers/machine-translation/engine-vendor.ts';
import { actAs } from '../../../testing/act-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { accountedEngine } from './accounted-engine.ts';

const server = await peopleServer({ routes: [] });

const telling = (tokens: TokenUse): Engine => ({
  vendorId: 'telling',
  limits: { segmentsPerRequest: 10, charactersPerRequest: 1_000, concurrency: 1 },
  availability: async () => ({ status: 'ready', version: '1' }),
  languagePairs: async () => 'all',
  translate: async ({ segments }) => ({
    version: '1',
    tokens,
    results: segments.map(({ source }) => ({ status: 'translated', target: source })),
  }),
});

test.each([
  ['as many as there are', { read: 12, written: 3 }, { tokensRead: 12, tokensWritten: 3 }],
  ['fewer than none', { read: -1, written: 3 }, { tokensRead: 0, tokensWritten: 0 }],
  ['parts of one', { read: 12, written: 0.5 }, { tokensRead: 0, tokensWritten: 0 }],
  ['no number of them', { read: Number.NaN, written: 3 }, { tokensRead: 0, tokensWritten: 0 }],
  ['more than there can be', { read: 1e300, written: 3 }, { tokensRead: 0, tokensWritten: 0 }],
])('an engine that tells of %s translates, and what can be counted is', async (_, reported, counted) => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const engineKey = randomUUID();
  const engine = accountedEngine(actAs(server.services).longContext(user), telling(reported), {
    engineKey,
    engineName: 'Telling',
    ownerId: null,
    module: 'api',
    monthlyLimit: null,
    microsPerMonth: null,
    paidElsewhere: false,
    price: { currency: 'USD', unit: 'tokens', source: 5, target: 50 },
  });
  const { results } = await engine.translate({
    sourceLanguage: 'en',
    targetLanguage: 'es',
    signal: AbortSignal.timeout(20_000),
    segments: [{ source: plainInline('Open it'), codes: {} }],
  });
  expect(results).toMatchObject([{ status: 'translated' }]);
  const row = await server.database.systemTransaction((db) =>
    db.selectFrom('engineCalls').selectAll().where('engineKey', '=', engineKey).executeTakeFirstOrThrow(),
  );
  expect({ tokensRead: Number(row.tokensRead), tokensWritten: Number(row.tokensWritten) }).toEqual(counted);
});
