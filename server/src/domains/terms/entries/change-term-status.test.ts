import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { termsWorld } from '../../../testing/terms-world.ts';

const { server, somebody, newBase, add } = await termsWorld();

async function world() {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const disk = (await add(user, termBaseId, 'disk', 'Platte')).data.termEntryId;
  const fog = (await add(user, termBaseId, 'fog', 'Nebel')).data.termEntryId;
  const give = (termEntryIds: string[], language: string, status: 'forbidden' | 'preferred') =>
    callAs(server, user, termEntriesApi.changeTermStatus, { termBaseId, termEntryIds, language, status });
  const statuses = async () => {
    const { data } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId });
    return data.records
      .flatMap(({ terms }) => terms.map(({ text, status }) => `${text} ${status}`))
      .toSorted();
  };
  return { user, termBaseId, disk, fog, give, statuses };
}

test('terms of one language of several entries get a status, and what they were is kept', async () => {
  const { user, termBaseId, disk, fog, give, statuses } = await world();
  expect((await give([disk, fog], 'de-AT', 'forbidden')).data).toEqual({ changed: 2 });
  expect(await statuses()).toEqual([
    'Nebel forbidden',
    'Platte forbidden',
    'disk preferred',
    'fog preferred',
  ]);
  expect((await give([disk, fog], 'de', 'forbidden')).data).toEqual({ changed: 0 });
  expect((await give([fog, fog], 'de', 'preferred')).data).toEqual({ changed: 1 });
  expect(await statuses()).toContain('Nebel preferred');
  const one = { termBaseId, termEntryId: fog };
  const { data: history } = await callAs(server, user, termEntriesApi.termEntryHistory, one);
  expect(history.map(({ change, terms }) => [change, terms[1]?.status])).toEqual([
    ['edited', 'forbidden'],
    ['edited', 'preferred'],
  ]);
  const { data: entry } = await callAs(server, user, termEntriesApi.termEntryDetail, one);
  expect(entry).toMatchObject({ note: 'Remark', updater: user.member.username });
  const found = await callAs(server, user, termEntriesApi.listTermEntries, {
    termBaseId,
    status: 'forbidden',
  });
  expect(found.data.records.map(({ termEntryId }) => termEntryId)).toEqual([disk]);
});

test('all of them or none get it', async () => {
  const { disk, give, statuses } = await world();
  const before = await statuses();
  expect((await give([disk, newId()], 'de', 'forbidden')).code).toBe('resource.not-found');
  const elsewhere = await world();
  expect((await give([disk, elsewhere.fog], 'de', 'forbidden')).code).toBe('resource.not-found');
  expect(await statuses()).toEqual(before);
});

test('a status nobody knows, a base that is not writable, and people without the right are refused', async () => {
  const { user, termBaseId, disk, give } = await world();
  const input = { termBaseId, termEntryIds: [disk], language: 'de', status: 'forbidden' };
  const wrong = { ...input, status: 'best' };
  expect((await callWith(server, user, termEntriesApi.changeTermStatus, wrong)).code).toBe('request.invalid');
  const reader = await somebody('TRANSLATOR', user.member);
  expect((await callWith(server, reader, termEntriesApi.changeTermStatus, input)).http).toBe(403);
  expect((await callWith(server, undefined, termEntriesApi.changeTermStatus, input)).http).toBe(401);
  await callAs(server, user, termsApi.changeTermBase, { termBaseId, writable: false });
  expect((await give([disk], 'de', 'forbidden')).code).toBe('term-base.not-writable');
});
