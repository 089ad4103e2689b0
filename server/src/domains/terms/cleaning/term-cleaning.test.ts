import type { Endpoint } from '@transloom/contracts/endpoint';
import {
  type TermCleaning,
  type TermCleaningReason,
  termCleaningsApi,
} from '@transloom/contracts/term-cleanings';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { reasonsOf } from '../../../testing/cleaning-world.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { freeWriter, takeWriter } from '../term-base-turns.store.ts';
import { termsJobs } from '../terms.jobs.ts';
import { termsRoutes } from '../terms.routes.ts';

const server = await peopleServer({ routes: termsRoutes, jobs: termsJobs });
beforeAll(async () => void (await server.work()));
const timeout = 20_000;
const unknownId = '01900000-0000-7000-8000-00000000dead';
const api = termCleaningsApi;

type Pairs = readonly (readonly [string, string])[];
const termsOf = ([source, target]: readonly [string, string]) => [
  { language: 'en', text: source },
  { language: 'de', text: target },
];

async function world(pairs: Pairs = []) {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const { data: base } = await callAs(server, user, termsApi.createTermBase, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['de'],
  });
  const { termBaseId } = base;
  const add = async (pair: readonly [string, string]) => {
    server.clock.advance(1_000);
    await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms: termsOf(pair) });
  };
  for (const pair of pairs) await add(pair);
  const entries = async () =>
    (await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId })).data.records;
  const list = async () => {
    const listed = await entries();
    const { data } = await callAs(server, user, termsApi.termBaseDetail, { termBaseId });
    expect(data.entryCount).toBe(listed.length);
    return listed.map(({ terms }) => terms.map(({ text }) => text).join('=')).sort();
  };
  const settled = (cleaningId: string): Promise<TermCleaning> =>
    vi.waitFor(
      async () => {
        const { data } = await callAs(server, user, api.listCleanings, { assetId: termBaseId });
        const found = data.find((one) => one.cleaningId === cleaningId);
        if (found === undefined || found.finishedAt === null) throw new Error('it is still under way');
        return found;
      },
      { timeout },
    );
  const check = async (options: object = {}) =>
    settled(
      (await callAs(server, user, api.startCheck, { assetId: termBaseId, ...options })).data.cleaningId,
    );
  const clean = async (cleaningId: string, reasons: TermCleaningReason[]) => {
    await callAs(server, user, api.startCleaning, { assetId: termBaseId, cleaningId, reasons });
    return settled(cleaningId);
  };
  const undo = async (cleaningId: string) => {
    await callAs(server, user, api.undoCleaning, { assetId: termBaseId, cleaningId });
    return settled(cleaningId);
  };
  const findings = async (cleaningId: string, reason: TermCleaningReason) =>
    (await callAs(server, user, api.listFindings, { assetId: termBaseId, cleaningId, reason })).data;
  const write = (work: typeof takeWriter | typeof freeWriter) =>
    server.database.organizationTransaction(
      member,
      async (db) => void (await work(db, termBaseId, unknownId)),
    );
  return { member, user, termBaseId, add, entries, list, check, clean, undo, findings, write };
}

const mixed: Pairs = [
  ['Riga', 'Riga'],
  ['Transloom', 'Transloom'],
  ['fog', 'Nebel'],
  ['Fog', 'nebel'],
  ['rain', 'Regen'],
  ['rain', 'Guss'],
  ['snow', '…'],
  ['e-mail', 'E-Mail'],
  ['email', 'E-Mail'],
];

describe('a check', () => {
  test('finds what is of no use by itself and beside others, and changes nothing', async () => {
    const { check, findings, list } = await world(mixed);
    const before = await list();
    const { cleaningId, found } = await check();
    expect(reasonsOf({ found })).toEqual({ identical: 2, nearDuplicate: 2, inconsistent: 1, empty: 1 });
    const near = (await findings(cleaningId, 'nearDuplicate')).records.find(({ entry }) =>
      entry.terms.some(({ text }) => text === 'Nebel'),
    );
    expect(near?.entry.terms.map(({ text }) => text)).toEqual(['fog', 'Nebel']);
    expect(near?.kept?.terms.map(({ text }) => text)).toEqual(['Fog', 'nebel']);
    expect(await list()).toEqual(before);
  });

  test('takes the length that counts as too long', async () => {
    const { check } = await world([['fog over the meadows', 'Nebel']]);
    expect(reasonsOf(await check())).toEqual({});
    expect(reasonsOf(await check({ longest: 10 }))).toEqual({ tooLong: 1 });
  });
});

describe('a cleaning', () => {
  test('takes out what was found for the chosen reasons but for the excluded, and puts it back as it was', async () => {
    const { user, termBaseId, entries, list, check, clean, undo, findings } = await world(mixed);
    const before = await entries();
    const { cleaningId } = await check();
    const { records } = await findings(cleaningId, 'identical');
    const riga = records.find(({ entry }) => entry.terms[0]?.text === 'Riga');
    const choice = {
      assetId: termBaseId,
      cleaningId,
      entryIds: [String(riga?.entry.termEntryId)],
      excluded: true,
    };
    await callAs(server, user, api.excludeFindings, choice);
    const cleaned = await clean(cleaningId, ['identical', 'nearDuplicate', 'inconsistent']);
    expect(cleaned).toMatchObject({ status: 'cleaned', removed: 4, excluded: 1 });
    expect(await list()).toEqual(['Fog=nebel', 'Riga=Riga', 'email=E-Mail', 'rain=Guss', 'snow=…']);
    expect(await undo(cleaningId)).toMatchObject({ status: 'undone', removed: 0 });
    const after = await entries();
    const byId = (a: { termEntryId: string }, b: { termEntryId: string }) =>
      a.termEntryId.localeCompare(b.termEntryId);
    const withoutIds = (all: typeof before) =>
      all
        .toSorted(byId)
        .map(({ terms, ...entry }) => ({ ...entry, terms: terms.map(({ termId: _, ...term }) => term) }));
    expect(withoutIds(after)).toEqual(withoutIds(before));
  });

  test('leaves what was changed since it was found, and the last of several', async () => {
    const { user, termBaseId, list, check, clean, findings } = await world([
      ['fog', 'Nebel'],
      ['fog', 'Dunst'],
      ['Riga', 'Riga'],
    ]);
    const { cleaningId } = await check();
    const [riga] = (await findings(cleaningId, 'identical')).records;
    const { termEntryId = '', updatedAt = '' } = riga?.entry ?? {};
    const change = { termBaseId, termEntryId, updatedAt, terms: termsOf(['Rome', 'Rome']) };
    server.clock.advance(1_000);
    await callAs(server, user, termEntriesApi.changeTermEntry, change);
    expect((await findings(cleaningId, 'identical')).records).toMatchObject([{ changed: true }]);
    const [nebel] = (await findings(cleaningId, 'inconsistent')).records;
    expect(nebel?.kept?.terms[1]?.text).toBe('Dunst');
    const dunst = (await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId, text: 'Dunst' }))
      .data;
    const termEntryIds = dunst.records.map((entry) => entry.termEntryId);
    await callAs(server, user, termEntriesApi.deleteTermEntries, { termBaseId, termEntryIds });
    expect(await clean(cleaningId, ['identical', 'inconsistent'])).toMatchObject({ removed: 0 });
    expect(await list()).toEqual(['Rome=Rome', 'fog=Nebel']);
  });

  test('puts back nothing over what somebody has added again', async () => {
    const { add, list, check, clean, undo } = await world([['Riga', 'Riga']]);
    const { cleaningId } = await check();
    await clean(cleaningId, ['identical']);
    await add(['Riga', 'Riga']);
    expect(await undo(cleaningId)).toMatchObject({ status: 'undone', removed: 0 });
    expect(await list()).toEqual(['Riga=Riga']);
  });
});

describe('a cleaning is refused', () => {
  test('while something else writes into the base, and out of its turn', async () => {
    const { user, termBaseId, check, clean, write } = await world();
    const { cleaningId } = await check();
    await write(takeWriter);
    const busy = { http: 409, code: 'asset.busy' };
    expect(await callAs(server, user, api.startCheck, { assetId: termBaseId })).toMatchObject(busy);
    await write(freeWriter);
    const moved = { http: 409, code: 'cleaning.other-state' };
    const one = { assetId: termBaseId, cleaningId };
    expect(await callAs(server, user, api.undoCleaning, one)).toMatchObject(moved);
    await clean(cleaningId, ['empty']);
    const again = { ...one, reasons: ['empty' as const] };
    expect(await callAs(server, user, api.startCleaning, again)).toMatchObject(moved);
  });

  const changing: readonly (readonly [Endpoint, object])[] = [
    [api.startCheck, {}],
    [api.excludeFindings, { cleaningId: unknownId, entryIds: [unknownId], excluded: true }],
    [api.startCleaning, { cleaningId: unknownId, reasons: ['empty'] }],
    [api.undoCleaning, { cleaningId: unknownId }],
  ];
  const all: readonly (readonly [Endpoint, object])[] = [
    ...changing,
    [api.listCleanings, {}],
    [api.listFindings, { cleaningId: unknownId, reason: 'empty' }],
  ];

  test.each(all)('to visitors, of what is not there, and for bad input: %o', async (endpoint, more) => {
    const { member, user, termBaseId } = await world();
    const input = { assetId: termBaseId, ...more };
    expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
    const elsewhere = await callWith(server, user, endpoint, { ...input, assetId: unknownId });
    expect(elsewhere).toMatchObject({ http: 404 });
    const nowhere = await callWith(server, user, endpoint, { ...input, assetId: 'no id' });
    expect(nowhere).toMatchObject({ http: 404, code: 'resource.not-found' });
    const bad = await callWith(server, user, endpoint, { ...input, surplus: 1 });
    expect(bad).toMatchObject({ http: 400, code: 'request.invalid' });
    const colleague = await server.signIn(await server.addMember('TRANSLATOR', member));
    expect(await callWith(server, colleague, endpoint, input)).toMatchObject({ http: 403 });
  });

  test.each(changing)('of a base that is not writable: %o', async (endpoint, more) => {
    const { user, termBaseId } = await world();
    await callAs(server, user, termsApi.changeTermBase, { termBaseId, writable: false });
    const refused = { http: 403, code: 'term-base.not-writable' };
    expect(await callWith(server, user, endpoint, { assetId: termBaseId, ...more })).toMatchObject(refused);
  });
});
