import { plainInline } from '@transloom/core/inline/inline-text';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { matchingWorld } from '../../../testing/matching-world.ts';
import { confirmed, newActor, segment } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { rememberTranslations } from '../changes/remember-translations.ts';
import { findMemories } from '../memories.store.ts';
import { findDirections } from '../memory-directions.store.ts';
import { findBestMatches } from './find-best-matches.ts';
import { findMostListed } from './listed-sources.ts';
import { packedCount } from './packed-sources.ts';
import { sourceFeatures } from './source-features.ts';

const { world, languages, origin, remember, found } = await matchingWorld();

describe('finding matches', () => {
  const english = newActor();
  const chinese = newActor();

  test.each([
    ['Press the OK button.', ['102 按“确定”按钮。']],
    ['{1}Press{/1} the OK button.', ['99 {1}按{/1}“确定”按钮。']],
    ['Press the OK button twice.', ['80 按“确定”按钮。']],
    ['Wait 30 minutes.', ['100 等待 30 分钟。']],
    ['Translate all documents in this folder', ['91 翻译此文件夹中的所有文档']],
    ['Nothing like it', []],
    ['***', []],
    ['Preference', ['50 首选项']],
    ['Close windows', ['75 关闭窗口']],
  ])('for %j', async (source, expected) => {
    await remember(english, [
      confirmed('Preferences', '首选项'),
      confirmed('Close window', '关闭窗口'),
      confirmed('Press the OK button.', '按“确定”按钮。'),
      confirmed('Wait 5 minutes.', '等待 5 分钟。'),
      confirmed('Translate all document in this folder', '翻译此文件夹中的所有文档'),
    ]);
    expect(await found(english, segment(source))).toEqual(expected);
  });

  test('for Chinese', async () => {
    const toEnglish = { sourceLanguage: 'zh-CN', targetLanguage: 'en-US' };
    await world.act(chinese, (context) =>
      rememberTranslations(context, {
        ...toEnglish,
        origin,
        translations: [confirmed('保存所有打开的文件。', 'Save all open files.')],
      }),
    );
    const [matches] = await world.act(chinese, (context) =>
      findBestMatches(context, {
        ...toEnglish,
        segments: [segment('保存所有关闭的文件。')],
        minRate: 50,
        limit: 3,
      }),
    );
    expect(matches?.map((match) => [match.rate, match.targetMarkup])).toEqual([[77, 'Save all open files.']]);
  });

  test('of many segments gives each its own, in their order', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('One apple', '一个苹果'), confirmed('Red cars', '红色汽车')]);
    const matches = await world.act(actor, (context) =>
      findBestMatches(context, {
        ...languages,
        segments: [segment('Red cars'), segment('Unknown'), segment('One apple tree')],
        minRate: 50,
        limit: 1,
      }),
    );
    expect(matches.map((list) => list.map((match) => match.targetMarkup))).toEqual([
      ['红色汽车'],
      [],
      ['一个苹果'],
    ]);
  });

  test('in one of very many memories', async () => {
    const actor = newActor();
    const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'twelve'];
    const sentence = (number = '') => `${number} red chairs stand around ${number} round tables.`;
    await remember(
      actor,
      numbers.map((number) => confirmed(sentence(number), number)),
    );
    for (let i = 0; i < 60; i++) await world.addMemory(actor, languages);
    for (const number of ['one', 'two', 'ten', 'eleven', 'twenty', 'thirty'])
      expect(await found(actor, segment(sentence(number))), number).toHaveLength(5);
  });

  test('of sources that several memories have, each takes the place of one', async () => {
    const actor = newActor();
    const words = Array.from('abcdefghijklmno', (letter) => `configurator${letter}`);
    const now = world.clock.now();
    for (let i = 0; i < 3; i++) {
      const { directionId } = await world.addMemory(actor, languages);
      await world.act(actor, (context) =>
        addEntries(
          context,
          directionId,
          words.map((word) => ({
            source: plainInline(word),
            target: plainInline(word),
            layer: 'approved',
            origin: 'human',
            createdAt: now,
            changedAt: now,
          })),
        ),
      );
    }
    const [matches = []] = await world.act(actor, (context) =>
      findBestMatches(context, {
        ...languages,
        segments: [segment('configurators')],
        minRate: 50,
        limit: 60,
      }),
    );
    expect(matches.map(({ sourceMarkup }) => sourceMarkup).toSorted()).toEqual(words);
  });

  // Rule D7.8 of the specification.
  test('says what was taken off', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。')]);
    const [[match] = []] = await world.act(actor, (context) =>
      findBestMatches(context, {
        ...languages,
        sourceLanguage: 'en-GB',
        segments: [segment('press OK!')],
        minRate: 50,
        limit: 1,
      }),
    );
    expect(match).toMatchObject({
      rate: 96,
      gross: 97,
      penalties: [
        { reason: 'punctuation', points: 2 },
        { reason: 'case', points: 1 },
        { reason: 'language-variant', points: 1 },
      ],
      autoReplaced: false,
      sourceMarkup: 'Press OK.',
      memoryName: 'en-US → zh-CN',
    });
  });

  test('leaves other languages and scripts alone', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。')]);
    const search = { segments: [segment('Press OK.')], minRate: 50, limit: 1 };
    for (const pair of [
      { sourceLanguage: 'en-US', targetLanguage: 'zh-TW' },
      { sourceLanguage: 'fr', targetLanguage: 'zh-CN' },
    ]) {
      const matches = await world.act(actor, (context) => findBestMatches(context, { ...pair, ...search }));
      expect(matches).toEqual([[]]);
    }
  });

  test('looks only into the memories that are named', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。')]);
    const [memory] = await world.act(actor, ({ db }) => findMemories(db));
    const search = { ...languages, segments: [segment('Press OK.')], minRate: 50, limit: 1 };
    const inNamed = (memoryIds: readonly string[]) =>
      world.act(actor, (context) => findBestMatches(context, { ...search, memoryIds }));
    expect((await inNamed([String(memory?.id)]))[0]).toHaveLength(1);
    expect(await inNamed([origin.projectId])).toEqual([[]]);
  });

  test('never finds what belongs to another organisation', async () => {
    const [owner, stranger] = [newActor(), newActor()];
    await remember(owner, [confirmed('A secret plan for the harbour', '港口的秘密计划')]);
    await remember(stranger, [confirmed('Something of my own', '我自己的东西')]);
    const [memory] = await world.act(owner, ({ db }) => findMemories(db));
    for (const memoryIds of [undefined, [String(memory?.id)]]) {
      for (const source of ['A secret plan for the harbour', 'A secret plan for the airport']) {
        const matches = await world.act(stranger, (context) =>
          findBestMatches(context, {
            ...languages,
            segments: [segment(source)],
            minRate: 50,
            limit: 5,
            ...(memoryIds && { memoryIds }),
          }),
        );
        expect(matches).toEqual([[]]);
      }
    }
  });

  test('of a memory that is not shared only for who made it and who runs the organisation', async () => {
    const owner = newActor();
    await remember(owner, [confirmed('Press OK.', '按确定。')]);
    await world.act(owner, ({ db }) => db.updateTable('memory').set({ shared: false }).execute());
    const { organizationId } = owner;
    const colleague: Actor = { ...newActor(), organizationId, role: 'TRANSLATOR' };
    expect(await found(owner, segment('Press OK.'))).toHaveLength(1);
    expect(await found({ ...colleague, role: 'ADMIN' }, segment('Press OK.'))).toHaveLength(1);
    expect(await found(colleague, segment('Press OK.'))).toEqual([]);
  });

  test('of a memory that is not shared for whom it is named to, and for nobody of another organization', async () => {
    const owner = newActor();
    await remember(owner, [confirmed('Press OK.', '按确定。')]);
    await world.act(owner, ({ db }) => db.updateTable('memory').set({ shared: false }).execute());
    const [memory] = await world.act(owner, ({ db }) => findMemories(db));
    const rates = (actor: Actor) =>
      world.act(actor, async (context) => {
        const search = { ...languages, segments: [segment('Press OK.')], minRate: 50, limit: 3 };
        const matches = await findBestMatches(context, { ...search, memoryIds: [String(memory?.id)] });
        return matches.flat().map(({ rate }) => rate);
      });
    const { organizationId } = owner;
    expect(await rates({ ...newActor(), organizationId, role: 'TRANSLATOR' })).toEqual([102]);
    expect(await rates(newActor())).toEqual([]);
  });

  test('of entries that fit equally well the approved one comes first, then the reviewed', async () => {
    const actor = newActor();
    const { directionId } = await world.addMemory(actor, languages);
    const now = world.clock.now();
    const later = new Date(now.getTime() + 1_000);
    const entries = [
      { target: 'draft', layer: 'draft', changedAt: later },
      { target: 'reviewed', layer: 'reviewed', changedAt: later },
      { target: 'approved', layer: 'approved', changedAt: now },
    ] as const;
    await world.act(actor, (context) =>
      addEntries(
        context,
        directionId,
        entries.map(({ target, ...rest }) => ({
          source: plainInline('Go on'),
          target: plainInline(target),
          origin: 'human',
          createdAt: now,
          ...rest,
        })),
      ),
    );
    expect(await found(actor, segment('Go on'))).toEqual(['99 approved', '99 reviewed', '99 draft']);
  });

  test('the search function itself keeps to the organisation', async () => {
    const [owner, stranger] = [newActor(), newActor()];
    await remember(owner, [confirmed('A secret plan for the harbour', '港口的秘密计划')]);
    const [direction] = await world.act(owner, ({ db }) => findDirections(db));
    const { features, signature, tokenCount } = sourceFeatures(
      String(direction?.id),
      'A secret plan for the harbour',
    );
    const directionId = String(direction?.id);
    const directions = features.map(() => 1);
    const bounds = { tokenCount, shortest: 1, longest: 9, leastShare: 0.5 };
    const shortestListed = features.map(() => tokenCount);
    const shared = features.map((_, i) => 1 << i);
    const query = {
      features,
      tailFeatures: features,
      directions,
      shortestListed,
      shared,
      sameForm: [],
      signature,
      ...bounds,
    };
    const search = { directionIds: [directionId], queries: [query], limit: 9 };
    const candidatesOf = (actor: Actor) => world.act(actor, ({ db }) => findMostListed(db, search));
    expect((await candidatesOf(owner)).map(packedCount)).toEqual([1]);
    expect((await candidatesOf(stranger)).map(packedCount)).toEqual([0]);
  });

  test('finds a similar text among thousands', async () => {
    const actor = newActor();
    const { directionId } = await world.addMemory(actor, languages);
    const now = world.clock.now();
    await world.act(actor, async (context) => {
      const pairs = Array.from({ length: 2_000 }, (_, i) => confirmed(numbered(i), `译文 ${i}`));
      await addEntries(
        context,
        directionId,
        pairs.map(({ source, target }) => ({
          source,
          target,
          layer: 'approved',
          origin: 'human',
          createdAt: now,
          changedAt: now,
        })),
      );
    });
    expect(await found(actor, segment(numbered(1234).replace('window', 'panel')))).toContain('90 译文 1234');
  });
});

/** Eleven words, three of which tell the sentences apart. */
function numbered(i: number): string {
  const [a, b, c] = [i % 10, Math.floor(i / 10) % 10, Math.floor(i / 100)].map(
    (n) => 'abcdefghijklmnopqrst'[n],
  );
  return `Open the window ${a}${a}k of the ${b}${b}m house near street ${c}${c}z`;
}
