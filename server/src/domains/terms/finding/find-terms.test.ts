import { termEntriesApi } from '@transloom/contracts/term-entries';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { pair, type Somebody, termsWorld } from '../../../testing/terms-world.ts';
import { addConcepts } from '../entries/add-concepts.ts';
import { removeImported } from '../entries/remove-concepts.ts';
import { showImported } from '../exchange/show-imported.ts';
import { findTerms } from './find-terms.ts';

const { server, somebody, newBase, add } = await termsWorld();

function found(user: Somebody, text: string) {
  const actor: Actor = { ...user.member, permissions: new Set() };
  return server.database.organizationTransaction(user.member, async (db) => {
    const search = { texts: [text], sourceLanguage: 'en-US', targetLanguage: 'de-DE' };
    const [terms = []] = await findTerms({ db, actor }, search);
    return terms.map(
      ({ start, end, form, targets }) =>
        `${text.slice(start, end)} ${form} ${targets.map((one) => one.text).join()}`,
    );
  });
}

test('terms of a text are found with every change at once', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'hard disk', 'Festplatte');
  expect(await found(user, 'Two hard disks.')).toEqual(['hard disks inflected Festplatte']);
  const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
  expect(await found(user, 'A disk.')).toEqual(['disk exact Platte']);
  const { termEntryId, updatedAt } = entry;
  await callAs(server, user, termEntriesApi.changeTermEntry, {
    termBaseId,
    termEntryId,
    updatedAt,
    terms: pair('disc', 'Scheibe'),
  });
  expect(await found(user, 'A disk, a disc.')).toEqual(['disc exact Scheibe']);
  await callAs(server, user, termEntriesApi.deleteTermEntries, { termBaseId, termEntryIds: [termEntryId] });
  expect(await found(user, 'A disc.')).toEqual([]);
});

test('terms of a text stand behind none that an import is still adding, or that were taken out again', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'disk', 'Platte');
  const importId = newId();
  const section = (language: string, text: string) => ({ language, terms: [{ text, status }] });
  const status = 'preferred' as const;
  const sections = [section('en', 'hard disk'), section('de', 'Festplatte')];
  const { as } = actAs(server.services);
  await as(user, (context) => addConcepts(context, { termBaseId, importId }, [{ sections }]));
  expect(await found(user, 'A hard disk.')).toEqual(['disk exact Platte']);
  await as(user, (context) => showImported(context, { termBaseId, importId }));
  expect(await found(user, 'A hard disk.')).toEqual(['hard disk exact Festplatte']);
  await as(user, (context) => removeImported(context, { termBaseId, importId }));
  expect(await found(user, 'A hard disk.')).toEqual(['disk exact Platte']);
});

test('terms of a text are not hidden by a longer one without a translation into the language', async () => {
  const user = await somebody();
  const termBaseId = await newBase(user);
  await add(user, termBaseId, 'disk', 'Platte');
  const french = [
    { language: 'en', text: 'hard disk' },
    { language: 'fr', text: 'disque dur' },
  ];
  await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms: french });
  expect(await found(user, 'A hard disk.')).toEqual(['disk exact Platte']);
});

test('terms of a text come from no base of another organization or of somebody else alone', async () => {
  const user = await somebody();
  const colleague = await somebody('TRANSLATOR', user.member);
  await add(user, await newBase(user, { shared: false }), 'disk', 'Platte');
  expect(await found(user, 'disk')).toHaveLength(1);
  expect(await found(colleague, 'disk')).toEqual([]);
  expect(await found(await somebody(), 'disk')).toEqual([]);
});
