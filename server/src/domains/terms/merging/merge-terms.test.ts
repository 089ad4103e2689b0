import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { termsJobs } from '../terms.jobs.ts';
import { termsRoutes } from '../terms.routes.ts';

const server = await peopleServer({ routes: termsRoutes, jobs: termsJobs });
beforeAll(async () => void (await server.work()));

type Pairs = readonly (readonly [string, string])[];

async function world() {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const makeBase = async (name: string, pairs: Pairs, sourceLanguage = 'en', target = 'de') => {
    const languages = { sourceLanguage, targetLanguages: [target] };
    const { data } = await callAs(server, user, termsApi.createTermBase, { name, ...languages });
    const { termBaseId } = data;
    for (const [source, translation] of pairs) {
      server.clock.advance(1_000);
      const terms = [
        { language: sourceLanguage, text: source },
        { language: target, text: translation },
      ];
      await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms });
    }
    return termBaseId;
  };
  const entries = async (termBaseId: string) => {
    const { data } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId });
    const base = await callAs(server, user, termsApi.termBaseDetail, { termBaseId });
    expect(base.data.entryCount).toBe(data.records.length);
    return data.records.map(({ terms }) => terms.map(({ text }) => text).join('=')).sort();
  };
  return { member, user, makeBase, entries };
}

const older: Pairs = [
  ['fog', 'Nebel'],
  ['rain', 'Regen'],
];
const newer: Pairs = [
  ['Fog', 'Dunst'],
  ['rain', 'Regen'],
  ['snow', 'Schnee'],
];

test('a preview counts what is there twice and shows where bases disagree', async () => {
  const { user, makeBase } = await world();
  const termBaseIds = [await makeBase('Older', older), await makeBase('Newer', newer)];
  const { data } = await callAs(server, user, termsApi.previewTermMerge, { termBaseIds });
  expect(data).toMatchObject({ entries: 5, duplicates: 1, conflicts: 1 });
  expect(
    data.examples.map(({ term, entries }) => [term, entries.map(({ terms }) => terms[1]?.text)]),
  ).toEqual([['fog', ['Dunst', 'Nebel']]]);
});

test.each<['all' | 'newest' | 'base', readonly string[]]>([
  ['all', ['Fog=Dunst', 'fog=Nebel', 'rain=Regen', 'snow=Schnee']],
  ['newest', ['Fog=Dunst', 'rain=Regen', 'snow=Schnee']],
  ['base', ['fog=Nebel', 'rain=Regen', 'snow=Schnee']],
])('a merge keeps of conflicts what was chosen: %s', async (keep, expected) => {
  const { user, makeBase, entries } = await world();
  const preferredTermBaseId = await makeBase('Older', older);
  const termBaseIds = [await makeBase('Newer', newer), preferredTermBaseId];
  const input = { termBaseIds, name: 'Both', keep, ...(keep === 'base' && { preferredTermBaseId }) };
  const { data } = await callAs(server, user, termsApi.mergeTermBases, input);
  await vi.waitFor(async () => expect(await entries(data.termBaseId)).toEqual([...expected].sort()), {
    timeout: 20_000,
  });
  for (const termBaseId of termBaseIds) {
    const { data: merged } = await callAs(server, user, termsApi.termBaseDetail, { termBaseId });
    expect(merged.mergedInto).toBe(data.termBaseId);
  }
});

test('bases of several target languages have all of them afterwards', async () => {
  const { user, makeBase } = await world();
  const termBaseIds = [await makeBase('German', older), await makeBase('French', [], 'en', 'fr')];
  const input = { termBaseIds, name: 'Both', keep: 'all' as const };
  const { data } = await callAs(server, user, termsApi.mergeTermBases, input);
  expect(data).toMatchObject({ sourceLanguage: 'en', targetLanguages: ['de', 'fr'] });
});

test('a merge is refused to visitors, to whom may not, of one base, of other languages, under a taken name', async () => {
  const { member, user, makeBase } = await world();
  const [first, second] = [await makeBase('First', older), await makeBase('Second', newer)];
  const other = await makeBase('Other', [], 'fr', 'de');
  const colleague = await server.signIn(await server.addMember('TRANSLATOR', member));
  const merge = (who: typeof user | undefined, termBaseIds: readonly string[], more: object = {}) =>
    callWith(server, who, termsApi.mergeTermBases, { termBaseIds, name: 'Both', keep: 'all', ...more });
  expect(await merge(undefined, [first, second])).toMatchObject({ http: 401 });
  expect(await merge(colleague, [first, second])).toMatchObject({ http: 403 });
  const otherLanguage = { http: 400, code: 'term-base.other-language' };
  expect(await merge(user, [first, first])).toMatchObject(otherLanguage);
  expect(await merge(user, [first, other])).toMatchObject(otherLanguage);
  expect(await callAs(server, user, termsApi.previewTermMerge, { termBaseIds: [first] })).toMatchObject(
    otherLanguage,
  );
  expect(await merge(user, [first, second], { name: 'Other' })).toMatchObject({
    http: 409,
    code: 'term-base.duplicate-name',
  });
  expect(await merge(user, [first, second], { keep: 'base' })).toMatchObject({ http: 404 });
  expect(await merge(user, [], {})).toMatchObject({ http: 400, code: 'request.invalid' });
});
