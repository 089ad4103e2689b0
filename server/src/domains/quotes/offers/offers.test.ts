import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { memberOffersApi } from '@transloom/contracts/member-offers';
import { isUnderWay } from '@transloom/contracts/work';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { tasksWorld } from '../../../testing/tasks-world.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const { server, boss, ann, ben, stranger } = await tasksWorld();

const offer = {
  userId: ann.userId,
  kind: 'translation',
  sourceLanguage: 'en',
  targetLanguage: 'es',
  unit: 'words',
  currency: 'CNY',
  unitPrice: 12.5,
  per: 1,
} as const;
const add = (change: Partial<Record<keyof typeof offer, unknown>> = {}) =>
  callWith(server, boss, memberOffersApi.addOffer, { ...offer, ...change });
const list = async (input = {}) => (await callAs(server, boss, memberOffersApi.listOffers, input)).data;

test('member quotes are added, listed with their member, changed and deleted (D3.51, D5.79)', async () => {
  expect((await add()).status).toBe(200);
  const [first] = (await list({ search: '', target: 'es' })).records;
  expect(first).toMatchObject({ ...offer, role: 'TRANSLATOR', member: expect.any(String) });
  expect((await add()).code).toBe('offer.duplicate');
  const other = (await add({ kind: 'review' })).data as { offerId: string };
  const change = { ...offer, offerId: other.offerId };
  expect((await callAs(server, boss, memberOffersApi.changeOffer, change)).code).toBe('offer.duplicate');
  const dearer = { ...change, kind: 'review', unitPrice: 20, per: 1000 } as const;
  expect((await callAs(server, boss, memberOffersApi.changeOffer, dearer)).data).toMatchObject({
    unitPrice: 20,
    per: 1000,
  });
  const offerIds = [other.offerId];
  expect((await callAs(server, stranger, memberOffersApi.deleteOffers, { offerIds })).code).toBe(
    'resource.not-found',
  );
  await callAs(server, boss, memberOffersApi.deleteOffers, { offerIds });
  expect((await list()).total).toBe(1);
});

test.each([
  ['no member', { userId: undefined }, 'request.invalid'],
  ['somebody of another organization', { userId: stranger.userId }, 'resource.not-found'],
  ['an unknown task type', { kind: 'typing' }, 'request.invalid'],
  ['one language', { targetLanguage: 'en' }, 'offer.same-language'],
  ['an unknown currency', { currency: 'XXX' }, 'request.invalid'],
  ['a price per 7', { per: 7 }, 'request.invalid'],
  ['a negative price', { unitPrice: -1 }, 'request.invalid'],
])('an offer of %s is refused', async (_, change, code) => {
  expect((await add(change)).code).toBe(code);
});

test('a translator sees and makes none', async () => {
  expect((await callAs(server, ann, memberOffersApi.listOffers, {})).code).toBe('access.denied');
  expect((await callAs(server, undefined, memberOffersApi.listOffers, {})).code).toBe('session.expired');
});

const heads = [
  'Member (phone, e-mail or name)',
  'Task type',
  'Source language',
  'Target language',
  'Unit price',
  'Currency',
  'Price per',
  'Unit of count',
];

async function importOf(titles: readonly string[], rows: readonly (readonly string[])[]) {
  const inTurn = (async function* () {
    yield* rows;
  })();
  const content = await buffer(Readable.from(writeWorkbook(titles, inTurn)));
  const sent = await uploadAs(server, boss, 'offers', [
    { name: 'offers.xlsx', content: new Uint8Array(content) },
  ]);
  const fileId = sent.data.files[0]?.fileId ?? '';
  const { data } = await callAs(server, boss, memberOffersApi.createWork, { options: { fileId } });
  return vi.waitFor(
    async () => {
      const work = (await callAs(server, boss, memberOffersApi.work, { workId: data.workId })).data;
      if (isUnderWay(work.status)) throw new Error(work.status);
      return work;
    },
    { timeout: 50_000 },
  );
}

test('the template brings offers in, and each bad row says what is wrong with it', async () => {
  const nameOf = async (userId: string) =>
    (await list()).records.find((one) => one.userId === userId)?.member ?? '';
  await add({ userId: ben.userId });
  const member = await nameOf(ben.userId);
  const row = (...change: readonly [number, string][]) => {
    const cells = [member, 'Review', 'en', '西班牙语', '0.08', 'eur', '1', ''];
    for (const [place, text] of change) cells[place] = text;
    return cells;
  };
  const work = await importOf(heads, [
    row(),
    row(),
    row([1, '翻译'], [4, '99'], [5, 'CNY'], [6, '1000']),
    row([0, '']),
    row([0, 'Nobody']),
    row([1, 'Typing']),
    row([2, 'Klingonish']),
    row([3, 'en']),
    row([1, 'Proofreading'], [4, 'cheap']),
    row([1, 'Proofreading'], [5, 'XXX']),
    row([1, 'Proofreading'], [6, '7']),
    row([1, 'Proofreading'], [7, 'pages']),
  ]);
  expect(work.result).toMatchObject({ rows: 12, added: 1, changed: 1, failed: 10 });
  expect(work.result?.faults.map(({ row: number, fault }) => [number, fault])).toEqual([
    [3, 'repeated'],
    [5, 'no-member'],
    [6, 'unknown-member'],
    [7, 'kind'],
    [8, 'language'],
    [9, 'same-language'],
    [10, 'price'],
    [11, 'currency'],
    [12, 'per'],
    [13, 'unit'],
  ]);
  const [review] = (await list({ kind: 'review' })).records;
  expect(review).toMatchObject({ unitPrice: 8, currency: 'EUR', targetLanguage: 'es', unit: 'words' });
  const other = await importOf(['Name', 'Price'], [['x', '1']]);
  expect(other.failure?.code).toBe('offer-import.wrong-template');
  const { data } = await callAs(server, boss, memberOffersApi.exportOffers, { template: true });
  expect((await downloadAs(server, boss, data.resourceId)).subarray(0, 2).toString()).toBe('PK');
});
