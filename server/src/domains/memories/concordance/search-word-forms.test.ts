import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { memoriesRoutes } from '../memories.routes.ts';

const server = await peopleServer({ routes: memoriesRoutes });

async function memoryOf(
  pair: { readonly sourceLanguage: string; readonly targetLanguage: string },
  entries: readonly (readonly [string, string])[],
) {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const { sourceLanguage, targetLanguage } = pair;
  const { data } = await callAs(server, user, memoriesApi.createMemory, {
    name: 'Words',
    sourceLanguage,
    targetLanguages: [targetLanguage],
  });
  for (const [sourceMarkup, targetMarkup] of entries) {
    const entry = { memoryId: data.memoryId, targetLanguage, sourceMarkup, targetMarkup };
    await callAs(server, user, memoryEntriesApi.addEntry, entry);
  }
  const search = async (text: string, more: object = {}) =>
    (await callAs(server, user, memorySearchApi.searchConcordance, { text, ...pair, ...more })).data;
  return { user, search };
}

const english = [
  ['The judge granted the motion.', 'Die Richterin gab dem Antrag statt.'],
  ['To grant a motion', 'Einem Antrag stattgeben'],
  ['Granting leave', 'Urlaub gewähren'],
  ['Mice in the house', 'Mäuse im Haus'],
  ['A mouse', 'Eine Maus'],
  ['Her résumé', 'Ihr Lebenslauf'],
  ['They resume work.', 'Sie nehmen die Arbeit wieder auf.'],
  ['All houses', 'Alle Häuser'],
] as const;
const toGerman = { sourceLanguage: 'en', targetLanguage: 'de' };

describe('words that are meant', () => {
  test.each([
    ['granting', {}, ['Granting leave', 'To grant a motion', 'The judge granted the motion.']],
    ['mouse', {}, ['A mouse', 'Mice in the house']],
    ['Haus', { side: 'target' }, ['Mice in the house', 'All houses']],
    ['Häuser', { side: 'target' }, ['All houses', 'Mice in the house']],
    ['Haeuser', { side: 'target' }, []],
    ['resume', {}, ['They resume work.', 'Her résumé']],
    ['ＲÉＳＵＭÉ', {}, ['Her résumé', 'They resume work.']],
    ['grant motion', {}, ['To grant a motion', 'The judge granted the motion.']],
    ['gra*', {}, ['Granting leave', 'To grant a motion', 'The judge granted the motion.']],
    ['gra* mot*', {}, ['To grant a motion', 'The judge granted the motion.']],
    ['gra', {}, []],
    [
      'gra',
      { lastWord: 'beginning' },
      ['Granting leave', 'To grant a motion', 'The judge granted the motion.'],
    ],
    ['a mot', { lastWord: 'beginning' }, ['To grant a motion']],
    ['maus*', { side: 'target' }, ['A mouse', 'Mice in the house']],
    ['xyz*', {}, []],
    ["*' or %_\\", {}, []],
  ])('by %s in %j are found, those that are written so first', async (text, where, expected) => {
    const { search } = await memoryOf(toGerman, english);
    const found = await search(text, where);
    const all = found.filter((hit) => hit.found !== 'some');
    expect(all.map(({ sourceMarkup }) => sourceMarkup)).toEqual(expected);
  });

  test('are marked where they stand', async () => {
    const { search } = await memoryOf(toGerman, english);
    const [first] = await search('gra* motion', { side: 'source' });
    expect(first).toMatchObject({
      found: 'all',
      sourceHits: [
        { start: 3, end: 8 },
        { start: 11, end: 17 },
      ],
    });
    const [mice] = (await search('mouse')).slice(1);
    expect(mice).toMatchObject({ sourceMarkup: 'Mice in the house', sourceHits: [{ start: 0, end: 4 }] });
  });

  test.each([
    ['tr', 'kitap', 'Kitabı okudum'],
    ['fi', 'talo', 'Asumme talossa'],
    ['ru', 'документ', 'Список документов'],
    ['fr', 'cheval', 'Les chevaux'],
  ])('of %s: %s', async (sourceLanguage, text, expected) => {
    const { search } = await memoryOf({ sourceLanguage, targetLanguage: 'en' }, [[expected, 'It']]);
    expect((await search(text)).map(({ sourceMarkup }) => sourceMarkup)).toEqual([expected]);
  });

  test('are of no other organization', async () => {
    await memoryOf(toGerman, english);
    const { search } = await memoryOf(toGerman, [['Nothing', 'Nichts']]);
    expect(await search('gra*')).toEqual([]);
  });

  test('are asked for by a word that is whole or a beginning', async () => {
    const { user } = await memoryOf(toGerman, []);
    const wish = { text: 'x', ...toGerman, lastWord: 'end' };
    expect(await callWith(server, user, memorySearchApi.searchConcordance, wish)).toMatchObject({
      http: 400,
    });
  });
});

const stays = [
  ['The court may grant a stay.', '法院可以批准中止。'],
  ['A stay was refused.', '中止被拒绝。'],
  ['The judge ends the stay.', '法官结束中止。'],
  ['No stay in this case.', '此案不中止。'],
  ['The court hears the case.', '法院审理此案。'],
  ['A judge may hear the case.', '法官可以审理此案。'],
  ['The court may refuse.', '法院可以拒绝。'],
] as const;
const toChinese = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

describe('the place of a translation', () => {
  test('is derived from the entries found together, on the side without the words', async () => {
    const { search } = await memoryOf(toChinese, stays);
    const inTarget = await search('stay', { side: 'source' });
    expect(
      inTarget.map((hit) => hit.likelyTargetHits.map(({ start, end }) => hit.targetMarkup.slice(start, end))),
    ).toEqual(stays.slice(0, 4).map(() => ['中止']));
    expect(inTarget.flatMap((hit) => hit.likelySourceHits)).toEqual([]);
    const inSource = await search('中止', { side: 'target' });
    expect(
      inSource.map((hit) => hit.likelySourceHits.map(({ start, end }) => hit.sourceMarkup.slice(start, end))),
    ).toEqual(stays.slice(0, 4).map(() => [expect.stringMatching(/^(?:a )?stay$/i)]));
  });

  test('is not derived from two entries', async () => {
    const { search } = await memoryOf(toChinese, stays.slice(0, 2));
    const found = await search('stay');
    expect(found.map((hit) => [hit.likelySourceHits, hit.likelyTargetHits])).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});
