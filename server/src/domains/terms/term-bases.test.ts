import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { pair, termsWorld } from '../../testing/terms-world.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { whileChanging } from '../../testing/while-changing.ts';
import { updateTermBase } from './terms.store.ts';

const { server, somebody, newBase, add } = await termsWorld();

// Rule D2.20 of the specification.
test('term bases are listed by name, content, language and who made them', async () => {
  const user = await somebody();
  const colleague = await somebody('PROJECT_MANAGER', user.member);
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'zeppelin', 'Zeppelin');
  await newBase(user, { shared: false });
  const names = async (who: TestUser, wanted: object) => {
    return (await callAs(server, who, termsApi.listTermBases, wanted)).data.length;
  };
  expect(await names(user, {})).toBe(2);
  expect(await names(colleague, {})).toBe(1);
  expect(await names(user, { content: 'zepp remark' })).toBe(1);
  expect(await names(user, { content: 'nothing' })).toBe(0);
  expect(await names(user, { target: 'ja' })).toBe(0);
  expect(await names(colleague, { tab: 'mine' })).toBe(0);
});

test('a term base counts its entries while they are added, refused, changed and deleted', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const counted = async () =>
    (await callAs(server, user, termsApi.listTermBases, {})).data.map(({ entryCount }) => entryCount);
  const { data: disk } = await add(user, termBaseId, 'disk', 'Platte');
  const { data: fog } = await add(user, termBaseId, 'fog', 'Nebel');
  expect(await add(user, termBaseId, 'fog', 'Nebel')).toMatchObject({ code: 'term.duplicate' });
  expect(await counted()).toEqual([2]);
  const { termEntryId, updatedAt } = disk;
  const changed = { termBaseId, termEntryId, updatedAt };
  await callAs(server, user, termEntriesApi.changeTermEntry, { ...changed, terms: pair('disk', 'Scheibe') });
  expect(await counted()).toEqual([2]);
  await callAs(server, user, termEntriesApi.deleteTermEntries, {
    termBaseId,
    termEntryIds: [fog.termEntryId],
  });
  expect(await counted()).toEqual([1]);
});

test('term bases are changed and deleted', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const change = { termBaseId, name: `Renamed ${termBaseId}`, priority: 7, isDefault: true };
  const { data } = await callAs(server, user, termsApi.changeTermBase, change);
  expect(data).toMatchObject({ ...change, shared: true });
  await callAs(server, user, termsApi.deleteTermBases, { termBaseIds: [termBaseId] });
  expect(await callAs(server, user, termsApi.termBaseDetail, { termBaseId })).toMatchObject({ http: 404 });
});

test('whoever has a term base open is notified at once that it is no longer shared or writable', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  for (const change of [{ shared: false }, { writable: false }]) {
    server.published.length = 0;
    await callAs(server, user, termsApi.changeTermBase, { termBaseId, ...change });
    expect(server.published.map(({ message }) => message)).toEqual([
      { type: 'term-base-changed', termBaseId },
    ]);
  }
});

test('term bases of a name that is taken are refused', async () => {
  const user = await somebody();
  const draft = { name: 'Same', sourceLanguage: 'en', targetLanguages: ['de'] };
  await callAs(server, user, termsApi.createTermBase, draft);
  expect(await callAs(server, user, termsApi.createTermBase, draft)).toMatchObject({
    code: 'term-base.duplicate-name',
  });
});

test('of two term bases that get one name at once, the second is refused', async () => {
  const user = await somebody();
  const [first, second] = [await newBase(user), await newBase(user)];
  const rename = { termBaseId: second, name: 'Same' };
  const answer = await whileChanging(server, user, {
    change: (db) => updateTermBase(db, first, { name: 'Same' }),
    otherCall: () => callAs(server, user, termsApi.changeTermBase, rename),
  });
  expect(answer).toMatchObject({ http: 409, code: 'term-base.duplicate-name' });
  expect(await callAs(server, user, termsApi.changeTermBase, rename)).toMatchObject({ http: 409 });
});

test('of term bases that become the default one at once, one is it', async () => {
  const user = await somebody();
  const termBaseIds = [await newBase(user), await newBase(user), await newBase(user)];
  const answers = await Promise.all(
    termBaseIds.map((termBaseId) =>
      callAs(server, user, termsApi.changeTermBase, { termBaseId, isDefault: true }),
    ),
  );
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
  const { data } = await callAs(server, user, termsApi.listTermBases, { tab: 'default' });
  expect(data).toHaveLength(1);
});

test('term bases are not for who is not signed in, may not, or is of another organization', async () => {
  const user = await somebody();
  const stranger = await somebody();
  const translator = await somebody('TRANSLATOR', user.member);
  const termBaseId = await newBase(user);
  expect(await callWith(server, undefined, termsApi.listTermBases, {})).toMatchObject({ http: 401 });
  expect(await callAs(server, stranger, termsApi.termBaseDetail, { termBaseId })).toMatchObject({
    http: 404,
  });
  expect(await add(stranger, termBaseId, 'a', 'b')).toMatchObject({ http: 404 });
  expect(await add(translator, termBaseId, 'a', 'b')).toMatchObject({ code: 'access.denied' });
});
