import { filesApi } from '@transloom/contracts/files';
import { type TermEntry, termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { blueJpeg, bluePng } from '../../../testing/picture-files.ts';
import { pair, type Somebody, termsWorld } from '../../../testing/terms-world.ts';
import { dayMs } from '../../../testing/test-clock.ts';
import { uploadAs } from '../../../testing/upload-as.ts';
import { removeOldPictures } from '../terms.sweeps.ts';

const { server, somebody, newBase } = await termsWorld();

const pngAddress = `data:image/png;base64,${Buffer.from(bluePng).toString('base64')}`;
const gone = { http: 404, code: 'resource.not-found' };
const timeout = 20_000;

async function upload(user: Somebody, content: Uint8Array<ArrayBuffer> = bluePng, purpose = 'picture') {
  const { data } = await uploadAs(server, user, purpose, [{ name: 'fog.png', content }]);
  return data.files[0]?.fileId ?? '';
}

/** Somebody with a term that has a picture. */
async function world() {
  const user = await somebody();
  const termBaseId = await newBase(user);
  const pictureId = await upload(user);
  const { data: entry } = await addPictured(user, termBaseId, pictureId);
  return { user, termBaseId, pictureId, entry };
}

const addPictured = (user: Somebody, termBaseId: string, pictureId: string, source = 'fog') =>
  callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms: pair(source, 'Nebel'), pictureId });

const pictureOf = (user: Somebody, { termBaseId, termEntryId }: TermEntry) =>
  callAs(server, user, termEntriesApi.termPicture, { termBaseId, termEntryId });

/** With what the entry has already. */
const change = (user: Somebody, entry: TermEntry, changes: object) => {
  const { termBaseId, termEntryId, updatedAt, note, pictureId } = entry;
  const terms = entry.terms.map(({ termId: _, ...term }) => term);
  const wish = { termBaseId, termEntryId, updatedAt, note, pictureId, terms, ...changes };
  return callWith(server, user, termEntriesApi.changeTermEntry, wish);
};

/** What a sweep is done with in a month. */
const later = () => ({
  ...server.services,
  now: () => new Date(server.services.now().getTime() + 31 * dayMs),
});

/** Whether the file is there still. */
async function isStored(user: Somebody, fileId: string): Promise<boolean> {
  const key = `uploads/${user.organizationId}/${fileId}`;
  return server.services.storage.read(key).then(
    () => true,
    () => false,
  );
}

test('an uploaded picture belongs to its entry, and whoever may see the base sees it', async () => {
  const { user, termBaseId, pictureId, entry } = await world();
  expect(entry).toMatchObject({ pictureId, image: null });
  expect((await pictureOf(user, entry)).data).toEqual({ address: pngAddress });
  const colleague = await somebody('TRANSLATOR', user.member);
  const mayLook = (await pictureOf(colleague, entry)).http;
  const { http } = await callAs(server, colleague, termEntriesApi.listTermEntries, { termBaseId });
  expect(mayLook).toBe(http);
});

test('of a base one does not see, of another base and another organization there is no picture', async () => {
  const { user, entry } = await world();
  const own = await newBase(user);
  expect(await pictureOf(user, { ...entry, termBaseId: own })).toMatchObject(gone);
  expect(await pictureOf(await somebody(), entry)).toMatchObject(gone);
  const hidden = await newBase(user, { shared: false });
  const { data: secret } = await addPictured(user, hidden, await upload(user));
  const colleague = await somebody('PROJECT_MANAGER', user.member);
  expect(await pictureOf(colleague, secret)).toMatchObject({
    code: expect.stringMatching(/not-found|denied/),
  });
  const { data: plain } = await callAs(server, user, termEntriesApi.addTermEntry, {
    termBaseId: own,
    terms: pair('rain', 'Regen'),
  });
  expect(await pictureOf(user, plain)).toMatchObject(gone);
});

test('a picture is replaced and removed, and its file with it; other changes leave it', async () => {
  const { user, pictureId, entry } = await world();
  const { data: noted } = await change(user, entry, { note: 'Wet' });
  const kept = noted as TermEntry;
  expect([kept.pictureId, await isStored(user, pictureId)]).toEqual([pictureId, true]);
  const other = await upload(user, blueJpeg);
  const { data: replaced } = await change(user, kept, { pictureId: other });
  expect((await pictureOf(user, replaced as TermEntry)).data?.address).toMatch(/^data:image\/jpeg;base64,/);
  expect([await isStored(user, pictureId), await isStored(user, other)]).toEqual([false, true]);
  const { data: bare } = await change(user, replaced as TermEntry, {
    pictureId: null,
    image: 'https://a.org/a.png',
  });
  expect(bare).toMatchObject({ pictureId: null, image: 'https://a.org/a.png' });
  expect(await isStored(user, other)).toBe(false);
  expect(await pictureOf(user, entry)).toMatchObject(gone);
});

test('a change on top of another one leaves both pictures', async () => {
  const { user, pictureId, entry } = await world();
  server.clock.advance(1_000);
  await change(user, entry, { note: 'First' });
  const other = await upload(user);
  expect(await change(user, entry, { pictureId: other })).toMatchObject({ code: 'term.entry-changed' });
  expect([await isStored(user, pictureId), await isStored(user, other)]).toEqual([true, true]);
});

test('what is no picture of one’s own, or of another entry, is refused', async () => {
  const { user, termBaseId, pictureId } = await world();
  const colleague = await somebody('ADMIN', user.member);
  const ofColleague = await upload(colleague);
  const termFile = await uploadAs(server, user, 'term', [{ name: 'a.csv', content: 'en,de\nfog,Nebel\n' }]);
  const notPictures = [
    pictureId,
    ofColleague,
    termFile.data.files[0]?.fileId ?? '',
    '01900000-0000-7000-8000-00000000dead',
  ];
  for (const wrong of notPictures)
    expect(await addPictured(user, termBaseId, wrong, 'snow')).toMatchObject(gone);
  expect(await addPictured(user, termBaseId, 'picture', 'snow')).toMatchObject({ code: 'request.invalid' });
});

test('a picture goes with its entry, comes back with it, and its file goes when nobody undoes that any more', async () => {
  const { user, termBaseId, pictureId, entry } = await world();
  const termEntryIds = [entry.termEntryId];
  const remove = () => callAs(server, user, termEntriesApi.deleteTermEntries, { termBaseId, termEntryIds });
  const { data: first } = await remove();
  expect(await pictureOf(user, entry)).toMatchObject(gone);
  await callAs(server, user, termEntriesApi.restoreTermEntries, { termBaseId, ...first });
  expect((await pictureOf(user, entry)).data).toEqual({ address: pngAddress });
  await removeOldPictures(later());
  expect((await pictureOf(user, entry)).data).toEqual({ address: pngAddress });
  const { data: second } = await remove();
  await removeOldPictures(server.services);
  expect(await isStored(user, pictureId)).toBe(true);
  await removeOldPictures(later());
  expect(await isStored(user, pictureId)).toBe(false);
  await callAs(server, user, termEntriesApi.restoreTermEntries, { termBaseId, ...second });
  const { data: list } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId });
  expect(list.records).toMatchObject([{ termEntryId: entry.termEntryId, pictureId: null }]);
});

test('pictures go with their base, those of deleted entries too', async () => {
  const { user, termBaseId, pictureId, entry } = await world();
  const other = await upload(user);
  await addPictured(user, termBaseId, other, 'snow');
  await callAs(server, user, termEntriesApi.deleteTermEntries, {
    termBaseId,
    termEntryIds: [entry.termEntryId],
  });
  await callAs(server, user, termsApi.deleteTermBases, { termBaseIds: [termBaseId] });
  await vi.waitFor(
    async () =>
      expect([await isStored(user, pictureId), await isStored(user, other)]).toEqual([false, false]),
    { timeout },
  );
});

test('a merge gives each entry a picture of its own', async () => {
  const { user, termBaseId, pictureId } = await world();
  const another = await newBase(user);
  await addPictured(user, another, await upload(user, blueJpeg), 'snow');
  const wish = { termBaseIds: [termBaseId, another], name: `Both ${termBaseId}`, keep: 'all' as const };
  const { data: merged } = await callAs(server, user, termsApi.mergeTermBases, wish);
  const { records } = await vi.waitFor(
    async () => {
      const asked = { termBaseId: merged.termBaseId };
      const { data } = await callAs(server, user, termEntriesApi.listTermEntries, asked);
      expect(data.records).toHaveLength(2);
      return data;
    },
    { timeout },
  );
  const fog = records.find(({ terms }) => terms[0]?.text === 'fog');
  expect(fog?.pictureId).not.toBe(pictureId);
  // The merge ends a moment after its entries are shown, and a term base stays until then.
  const deleted = () => callAs(server, user, termsApi.deleteTermBases, { termBaseIds: [termBaseId] });
  await vi.waitFor(async () => expect(await deleted()).toMatchObject({ http: 200 }), { timeout });
  await vi.waitFor(async () => expect(await isStored(user, pictureId)).toBe(false), { timeout });
  const addresses = [];
  for (const record of records) addresses.push((await pictureOf(user, record)).data?.address.slice(0, 16));
  expect(addresses.sort()).toEqual(['data:image/jpeg;', 'data:image/png;b']);
});

test('a picture goes out with a TBX file, and comes in again with it', async () => {
  const { user, termBaseId } = await world();
  const { data } = await callAs(server, user, termsApi.exportTerms, { termBaseId, format: 'tbx' });
  const written = await vi.waitFor(
    async () => {
      const { data: downloads } = await callAs(server, user, filesApi.listDownloads, {});
      expect(downloads.find(({ resourceId }) => resourceId === data.resourceId)?.status).toBe('S');
      return server.services.storage.read(`downloads/${user.organizationId}/${data.resourceId}`);
    },
    { timeout },
  );
  const text = Buffer.from(written).toString();
  expect(text).toContain(`<xref type="xGraphic" target="${pngAddress}">xGraphic</xref>`);
  const hostile = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
  const second = text.replaceAll('fog', 'snow').replaceAll(pngAddress, hostile);
  const [first, last] = [
    { name: 'a.tbx', content: text },
    { name: 'b.tbx', content: second },
  ];
  const sent = await uploadAs(server, user, 'term', [first, last]);
  const again = await newBase(user, { fileIds: sent.data.files.map(({ fileId }) => fileId) });
  await vi.waitFor(
    async () => {
      const { data: base } = await callAs(server, user, termsApi.termBaseDetail, { termBaseId: again });
      expect(base.lastImports.map(({ status }) => status)).toEqual(['done', 'done']);
    },
    { timeout },
  );
  const { data: list } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId: again });
  const named = (word: string) => list.records.find(({ terms }) => terms[0]?.text === word);
  const [fog, snow] = [named('fog'), named('snow')];
  expect(fog).toMatchObject({ image: null, pictureId: expect.any(String) });
  if (fog) expect((await pictureOf(user, fog)).data).toEqual({ address: pngAddress });
  expect(snow).toMatchObject({ image: hostile, pictureId: null });
});
