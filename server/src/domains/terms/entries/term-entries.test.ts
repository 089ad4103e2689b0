import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { pair, termsWorld } from '../../../testing/terms-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { whileChanging } from '../../../testing/while-changing.ts';
import { nextRevision } from '../terms.store.ts';

const { server, somebody, newBase, add } = await termsWorld();

test('entries are added, listed, changed and deleted, with their history', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
  expect(entry).toMatchObject({ note: 'Remark', creator: user.member.username });
  const { termEntryId, updatedAt } = entry;
  const changed = { termBaseId, termEntryId, updatedAt, terms: pair('disk', 'Festplatte') };
  await callAs(server, user, termEntriesApi.changeTermEntry, changed);
  const { data: page } = await callAs(server, user, termEntriesApi.listTermEntries, {
    termBaseId,
    text: 'festpl',
  });
  expect(page).toMatchObject({ total: 1, records: [{ termEntryId: entry.termEntryId, note: null }] });
  await callAs(server, user, termEntriesApi.deleteTermEntries, {
    termBaseId,
    termEntryIds: [entry.termEntryId],
  });
  const { data: history } = await callAs(server, user, termEntriesApi.termEntryHistory, {
    termBaseId,
    termEntryId: entry.termEntryId,
  });
  expect(history).toMatchObject([
    { change: 'deleted', terms: [{ text: 'disk' }, { text: 'Festplatte' }] },
    { change: 'edited', changedBy: user.member.username, note: 'Remark' },
  ]);
});

test.each([
  [{}, ['gear 10', 'Zip', 'gear 9']],
  [{ sortOrder: 'ascending' }, ['gear 9', 'Zip', 'gear 10']],
  [{ sortBy: 'source', sortOrder: 'ascending' }, ['gear 9', 'gear 10', 'Zip']],
  [{ sortBy: 'source' }, ['Zip', 'gear 10', 'gear 9']],
  [{ sortBy: 'target', sortOrder: 'ascending' }, ['Zip', 'gear 10', 'gear 9']],
  [{ sortBy: 'target', targetLanguage: 'fr', sortOrder: 'ascending' }, ['gear 9', 'Zip', 'gear 10']],
  [{ sortBy: 'target', targetLanguage: 'fr' }, ['Zip', 'gear 9', 'gear 10']],
  [{ sortBy: 'changed' }, ['gear 9', 'gear 10', 'Zip']],
  [{ sortBy: 'changed', sortOrder: 'ascending' }, ['Zip', 'gear 10', 'gear 9']],
  [{ sortBy: 'source', text: 'gear' }, ['gear 10', 'gear 9']],
] as const)('entries are sorted by %j, page by page', async (order, expected) => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const terms = [
    [...pair('gear 9', 'Zahnrad'), { language: 'fr', text: 'cran' }],
    [...pair('Zip', 'Ärmel'), { language: 'fr', text: 'Éclair' }],
    pair('gear 10', 'Gang'),
  ];
  const added = [];
  for (const some of terms) {
    server.clock.advance(1_000);
    added.push(await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms: some }));
  }
  server.clock.advance(1_000);
  const { termEntryId = '', updatedAt = '' } = added[0]?.data ?? {};
  await callAs(server, user, termEntriesApi.changeTermEntry, {
    termBaseId,
    termEntryId,
    updatedAt,
    terms: terms[0] ?? [],
    note: 'Later',
  });
  const page = async (pageNumber: number) => {
    const asked = { termBaseId, pageNumber, pageSize: 2, ...order };
    return (await callAs(server, user, termEntriesApi.listTermEntries, asked)).data.records;
  };
  const found = [...(await page(1)), ...(await page(2))];
  expect(found.map((entry) => entry.terms[0]?.text)).toEqual(expected);
});

test('an entry that is changed while it is deleted is kept as it was changed', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
  const one = { termBaseId, termEntryId: entry.termEntryId };
  const change = { id: termBaseId, changedBy: user.member.userId, changedAt: server.clock.now() };
  const deleted = await whileChanging(server, user, {
    change: async (db) => {
      await nextRevision(db, change);
      await db.updateTable('termConcept').set({ note: 'Later' }).where('id', '=', one.termEntryId).execute();
    },
    otherCall: () =>
      callAs(server, user, termEntriesApi.deleteTermEntries, { termBaseId, termEntryIds: [one.termEntryId] }),
  });
  expect(deleted).toMatchObject({ http: 200 });
  const { data: history } = await callAs(server, user, termEntriesApi.termEntryHistory, one);
  expect(history).toMatchObject([{ change: 'deleted', note: 'Later' }]);
});

test('entries are read one by one, but not through another term base', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
  const named = { termBaseId, termEntryId: entry.termEntryId };
  expect((await callAs(server, user, termEntriesApi.termEntryDetail, named)).data).toEqual(entry);
  const unknown = '01900000-0000-7000-8000-00000000dead';
  for (const wrong of [{ termBaseId: await newBase(user) }, { termEntryId: unknown }]) {
    const refused = await callAs(server, user, termEntriesApi.termEntryDetail, { ...named, ...wrong });
    expect(refused).toMatchObject({ http: 404, code: 'resource.not-found' });
  }
});

test('whoever has the term base, or a document that uses it, open is notified of each change', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const noticeOf = async (change: () => Promise<unknown>) => {
    server.published.length = 0;
    await change();
    return server.published.map(({ message }) => message);
  };
  const news = [{ type: 'term-base-changed', termBaseId }];
  const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
  const { termEntryId, updatedAt } = entry;
  expect(await noticeOf(() => add(user, termBaseId, 'fog', 'Nebel'))).toEqual(news);
  const change = { termBaseId, termEntryId, updatedAt, terms: pair('disk', 'Festplatte') };
  expect(await noticeOf(() => callAs(server, user, termEntriesApi.changeTermEntry, change))).toEqual(news);
  const gone = { termBaseId, termEntryIds: [termEntryId] };
  const { data: deletion } = await callAs(server, user, termEntriesApi.deleteTermEntries, gone);
  const back = { termBaseId, ...deletion };
  expect(await noticeOf(() => callAs(server, user, termEntriesApi.restoreTermEntries, back))).toEqual(news);
  expect(await noticeOf(() => callAs(server, user, termEntriesApi.deleteTermEntries, gone))).toEqual(news);
});

test('entries without a term in a language are listed apart, whatever its variant', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const addAll = (...terms: readonly (readonly [string, string])[]) =>
    callAs(server, user, termEntriesApi.addTermEntry, {
      termBaseId,
      terms: terms.map(([language, text]) => ({ language, text })),
    });
  await addAll(['en', 'fog'], ['de', 'Nebel']);
  await addAll(['en', 'rain'], ['de', 'Regen'], ['fr-CA', 'pluie']);
  await addAll(['en', 'snow'], ['fr', 'neige']);
  const lacking = async (language: string) => {
    const { data } = await callAs(server, user, termEntriesApi.listTermEntries, {
      termBaseId,
      lacking: language,
    });
    return [data.total, data.records.map(({ terms }) => terms[0]?.text)];
  };
  expect(await lacking('fr')).toEqual([1, ['fog']]);
  expect(await lacking('de-AT')).toEqual([1, ['snow']]);
  expect(await lacking('en')).toEqual([0, []]);
  expect(await lacking('sw')).toEqual([3, ['snow', 'rain', 'fog']]);
});

test('entries come back as they were when their deletion is undone, once', async () => {
  const user = await somebody();
  const stranger = await somebody();
  const termBaseId = await newBase(user);
  const made = [await add(user, termBaseId, 'disk', 'Platte'), await add(user, termBaseId, 'fog', 'Nebel')];
  const list = async () => (await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId })).data;
  const before = await list();
  const termEntryIds = made.map(({ data }) => data.termEntryId);
  const { data } = await callAs(server, user, termEntriesApi.deleteTermEntries, { termBaseId, termEntryIds });
  expect((await list()).total).toBe(0);
  await add(user, termBaseId, 'fog', 'Nebel');
  const undo = (who: TestUser) =>
    callAs(server, who, termEntriesApi.restoreTermEntries, { termBaseId, ...data });
  expect(await undo(stranger)).toMatchObject({ http: 404 });
  expect(await undo(user)).toMatchObject({ http: 200 });
  const after = await list();
  expect(after.total).toBe(2);
  const [disk] = before.records.filter(({ termEntryId }) => termEntryId === made[0]?.data.termEntryId);
  const terms = (entry: typeof disk) => entry?.terms.map(({ text }) => text);
  expect(terms(after.records.find(({ termEntryId }) => termEntryId === disk?.termEntryId))).toEqual(
    terms(disk),
  );
  expect(await undo(user)).toMatchObject({ http: 404, code: 'resource.not-found' });
});

test('entries are not changed on top of a change that was not seen', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
  const { termEntryId, updatedAt } = entry;
  const change = (target: string) => ({
    termBaseId,
    termEntryId,
    updatedAt,
    terms: pair('disk', target),
  });
  server.clock.advance(1_000);
  const answers = await Promise.all(
    ['Festplatte', 'Scheibe'].map((target) =>
      callAs(server, user, termEntriesApi.changeTermEntry, change(target)),
    ),
  );
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ http }) => http === 409)).toMatchObject({ code: 'term.entry-changed' });
  expect(await callAs(server, user, termEntriesApi.changeTermEntry, change('Teller'))).toMatchObject({
    code: 'term.entry-changed',
  });
  const { data } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId });
  const kept = answers.find(({ http }) => http === 200)?.data;
  expect(data.records).toEqual([kept]);
});

test.each([
  ['the same terms twice', pair('disk', 'Platte'), 'term.duplicate'],
  ['no translation', [{ language: 'en', text: 'fog' }], 'term.missing-language'],
  ['no original', [{ language: 'de', text: 'Nebel' }], 'term.missing-language'],
  [
    'no translation into a language of the base',
    [...pair('fog', 'x').slice(0, 1), { language: 'fi', text: 'sumu' }],
    'term.missing-language',
  ],
  ['an empty term', pair(' ', 'Nebel'), 'request.invalid'],
  ['no terms', [], 'request.invalid'],
])('an entry with %s is refused', async (_, terms, code) => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'disk', 'Platte');
  const answer = await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms });
  expect(answer).toMatchObject({ code });
});

test('terms that are entered twice come once, unless something else is said of them', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const terms = [
    ...pair('virus', 'Virus'),
    { language: 'de', text: 'Virus' },
    { language: 'de', text: 'Virus', gender: 'neuter' },
  ];
  const { data } = await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms });
  expect(data.terms.map(({ text, gender }) => [text, gender])).toEqual([
    ['virus', null],
    ['Virus', null],
    ['Virus', 'neuter'],
  ]);
  const again = await callAs(server, user, termEntriesApi.addTermEntry, {
    termBaseId,
    terms: pair('virus', 'Virus'),
  });
  expect(again).toMatchObject({ code: 'term.duplicate' });
});

test('entries of a base that is not writable stay as they are', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  await callAs(server, user, termsApi.changeTermBase, { termBaseId, writable: false });
  expect(await add(user, termBaseId, 'disk', 'Platte')).toMatchObject({ code: 'term-base.not-writable' });
});

test('similar entries are shown during typing', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'hard disk', 'Festplatte');
  const near = async (text: string) => {
    const { data } = await callAs(server, user, termEntriesApi.similarTerms, {
      termBaseId,
      text,
      language: 'en',
    });
    return data.length;
  };
  expect([
    await near('Hard-Disks'),
    await near('harddisk'),
    await near('hard'),
    await near('hard drive'),
  ]).toEqual([1, 1, 0, 0]);
  await add(user, termBaseId, 'e-mail', 'E-Mail');
  expect([await near('Email'), await near('e mails'), await near('|')]).toEqual([1, 1, 0]);
});

test('entries are found by person, file and time of their last change', async () => {
  const user = await somebody();
  const colleague = await somebody('PROJECT_MANAGER', user.member);
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'disk', 'Platte');
  server.clock.advance(60_000);
  const later = server.clock.now().toISOString();
  await add(colleague, termBaseId, 'fog', 'Nebel');
  const sources = async (wanted: object) => {
    const { data } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId, ...wanted });
    expect(data.total).toBe(data.records.length);
    return data.records.map(({ terms }) => terms[0]?.text);
  };
  expect(await sources({ person: colleague.member.username.slice(1) })).toEqual(['fog']);
  expect(await sources({ person: user.member.username, text: 'fog' })).toEqual([]);
  expect(await sources({ person: 'nobody at all' })).toEqual([]);
  expect(await sources({ changedAfter: later })).toEqual(['fog']);
  expect(await sources({ changedBefore: later })).toEqual(['disk']);
  expect(await sources({ fileName: 'a.tbx' })).toEqual([]);
});
