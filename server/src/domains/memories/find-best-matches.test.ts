import { plainInline } from '@transloom/core/inline/inline-text';
import type { EntryLayer } from '@transloom/core/memory/entry-layer';
import type { PenaltyLevel } from '@transloom/core/memory/penalty-settings';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { confirmed, memoryWorld, newActor, segment } from '../../testing/memory-world.ts';
import { addEntries } from './add-entries.ts';
import { findBestMatches } from './find-best-matches.ts';
import { findMemories } from './memories.store.ts';
import { findDirections } from './memory-directions.store.ts';
import { findCandidateSources } from './memory-sources.store.ts';
import { insertPenaltyChoice } from './penalties/penalty-choices.store.ts';
import { type ConfirmedTranslation, rememberTranslations } from './remember-translations.ts';
import type { SegmentInContext } from './segment-in-context.ts';
import { sourceFeatures } from './source-features.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' };
const origin = {
  ...{ fileName: 'guide.docx', projectName: 'Manual' },
  projectId: '01900000-0000-7000-8000-000000000001',
};

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

  test('takes the penalty of a memory off', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。')]);
    await world.act(actor, ({ db }) => db.updateTable('memory').set({ penalty: 10 }).execute());
    expect(await found(actor, segment('Press OK.'))).toEqual(['92 按确定。']);
  });

  test('takes off what an entry comes from, and what several translations leave uncertain', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。', { previous: 'a' })]);
    await remember(actor, [confirmed('Press OK.', '点击确定。', { previous: 'b' })]);
    await world.act(actor, ({ db }) => db.updateTable('memoryEntry').set({ origin: 'alignment' }).execute());
    const [matches = []] = await world.act(actor, (context) =>
      findBestMatches(context, {
        ...languages,
        segments: [segment('Press OK.', { previous: 'c', next: 'd' })],
        minRate: 50,
        limit: 5,
      }),
    );
    expect(matches.map(({ rate, gross, penalties }) => ({ rate, gross, penalties }))).toEqual(
      [1, 2].map(() => ({
        ...{ rate: 97, gross: 100 },
        penalties: [
          { reason: 'alignment', points: 2 },
          { reason: 'several-targets', points: 1 },
        ],
      })),
    );
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

  test('of a reversed memory loses points', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。')]);
    const change = { reversed: true, penalty: 5 };
    await world.act(actor, ({ db }) => db.updateTable('memory').set(change).execute());
    const [matches = []] = await world.act(actor, (context) =>
      findBestMatches(context, { ...languages, segments: [segment('Press OK.')], minRate: 50, limit: 3 }),
    );
    expect(matches[0]).toMatchObject({
      ...{ rate: 95, gross: 102 },
      penalties: [
        { reason: 'reversed', points: 2 },
        { reason: 'memory', points: 5 },
      ],
    });
  });

  test('takes off what the memory, else the project, else the organization chose', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Press OK.', '按确定。')], 'draft');
    const [memory] = await world.act(actor, ({ db }) => findMemories(db));
    const choose = (level: PenaltyLevel, ownerId: string, draft: number) =>
      world.act(actor, ({ db, now }) =>
        insertPenaltyChoice(db, {
          ...{ id: newId(), organizationId: actor.organizationId, level, ownerId, penalties: { draft } },
          ...{ chosenBy: actor.userId, chosenAt: now() },
        }),
      );
    const rates = async () => {
      const search = { ...languages, segments: [segment('Press OK.')], minRate: 50, limit: 3 };
      const inProject = await world.act(actor, (context) =>
        findBestMatches(context, { ...search, projectId: origin.projectId }),
      );
      const outside = await world.act(actor, (context) => findBestMatches(context, search));
      return [inProject, outside].map((matches) => matches.flat().map(({ rate }) => rate));
    };
    expect(await rates()).toEqual([[102], [102]]);
    await choose('organization', actor.organizationId, 4);
    expect(await rates()).toEqual([[98], [98]]);
    await choose('project', origin.projectId, 30);
    await choose('project', origin.projectId, 10);
    expect(await rates()).toEqual([[92], [98]]);
    await choose('memory', String(memory?.id), 0);
    expect(await rates()).toEqual([[102], [102]]);
  });

  test('each reason that takes points is told by its name', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('{1}Press{/1} 5', '{1}按{/1} 5')]);
    const penalties = { codes: 4, autoReplaced: 3, age: 2, ageMonths: 1 };
    await world.act(actor, ({ db, now }) =>
      insertPenaltyChoice(db, {
        ...{ id: newId(), organizationId: actor.organizationId, chosenBy: actor.userId, chosenAt: now() },
        ...{ level: 'organization', ownerId: actor.organizationId, penalties },
      }),
    );
    world.clock.advance(40 * 24 * 3_600_000);
    const reasons = async (source: string) => {
      const search = { ...languages, segments: [segment(source)], minRate: 50, limit: 1 };
      const [[match] = []] = await world.act(actor, (context) => findBestMatches(context, search));
      return [match?.rate, ...(match?.penalties ?? []).map(({ reason, points }) => `${reason} ${points}`)];
    };
    expect(await reasons('Press 5')).toEqual([93, 'codes 1', 'age 2', 'other-codes 4']);
    expect(await reasons('{1}Press{/1} 7')).toEqual([95, 'age 2', 'auto-replaced 3']);
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
          ...{ source: plainInline('Go on'), target: plainInline(target), origin: 'human', createdAt: now },
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
    const query = { features, directions, signature, tokenCount, shortest: 1, longest: 9 };
    const search = { directionIds: [directionId], queries: [query], leastShare: 0.5, limit: 9 };
    const candidatesOf = (actor: Actor) => world.act(actor, ({ db }) => findCandidateSources(db, search));
    expect((await candidatesOf(owner)).flat()).toHaveLength(1);
    expect((await candidatesOf(stranger)).flat()).toEqual([]);
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
          ...{ source, target, layer: 'approved', origin: 'human' },
          ...{ createdAt: now, changedAt: now },
        })),
      );
    });
    expect(await found(actor, segment(numbered(1234).replace('window', 'panel')))).toContain('90 译文 1234');
  });
});

describe('remembering', () => {
  test('the same source in the same context overwrites, in another context is another entry', async () => {
    const actor = newActor();
    const inMenu = { previous: 'File', next: 'Close' };
    await remember(actor, [confirmed('Post', '帖子', inMenu), confirmed('Post', '发布')]);
    world.clock.advance(1_000);
    await remember(actor, [confirmed('Post', '邮件', inMenu)]);
    expect(await found(actor, segment('Post', inMenu))).toEqual(['102 邮件', '100 发布']);
    expect(await found(actor, segment('Post', { previous: 'File', next: 'Print' }))).toEqual([
      '101 邮件',
      '100 发布',
    ]);
  });

  test('an old entry is found by its context among many newer ones of the same source', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Yes', '是的', { previous: 'Sure?', next: 'No' })]);
    world.clock.advance(1_000);
    const others = Array.from({ length: 60 }, (_, i) =>
      confirmed('Yes', `对 ${i}`, { previous: `Question ${i}` }),
    );
    await remember(actor, others);
    const inDialog = segment('Yes', { previous: 'Sure?', next: 'No' });
    expect((await found(actor, inDialog))[0]).toBe('102 是的');
  });

  test('a draft is offered until a later stage has approved another target', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Post', '帖子')], 'draft');
    expect(await found(actor, segment('Post'))).toEqual(['102 帖子']);
    world.clock.advance(1_000);
    await remember(actor, [confirmed('Post', '邮件')]);
    world.clock.advance(1_000);
    await remember(actor, [confirmed('Post', '发布')], 'draft');
    expect(await found(actor, segment('Post'))).toEqual(['102 邮件']);
  });

  test('what is overwritten is kept with who did it', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Post', '帖子')]);
    world.clock.advance(1_000);
    await remember(actor, [confirmed('Post', '邮件')]);
    await remember(actor, [confirmed('Post', '邮件')]);
    const versions = await world.act(actor, ({ db }) =>
      db.selectFrom('memoryEntryVersion').select(['change', 'before', 'changedBy']).execute(),
    );
    expect(versions).toEqual([
      { change: 'changed', before: expect.objectContaining({ target: '帖子' }), changedBy: actor.userId },
    ]);
  });

  test('takes part of its context from the edges of the document', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Intro', '简介', { next: 'Text' })]);
    expect(await found(actor, segment('Intro', { next: 'Other' }))).toEqual(['101 简介']);
    expect(await found(actor, segment('Intro', { previous: 'Title', next: 'Other' }))).toEqual(['100 简介']);
  });

  test('a pair without words on one side is left out', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('Text', ''), confirmed('{1/}', '{1/}')]);
    expect(await world.act(actor, ({ db }) => findMemories(db))).toEqual([]);
  });

  test('many people at once make one default memory and lose nothing', async () => {
    const actor = newActor();
    const people = Array.from({ length: 8 }, (_, i) => i);
    await Promise.all(
      people.map((i) =>
        remember(actor, [
          confirmed(`Sentence ${'x'.repeat(i + 1)}`, `句子 ${i}`),
          confirmed('Shared', '共享'),
        ]),
      ),
    );
    const [memories, entries] = await world.act(actor, async ({ db }) => [
      await findMemories(db),
      await db.selectFrom('memoryEntry').select('target').execute(),
    ]);
    expect(memories).toHaveLength(1);
    expect(entries).toHaveLength(9);
  });

  test('a memory that is not writable stays as it is', async () => {
    const actor = newActor();
    await remember(actor, [confirmed('One', '一')]);
    await world.act(actor, ({ db }) => db.updateTable('memory').set({ writable: false }).execute());
    await remember(actor, [confirmed('Two', '二')]);
    expect(await found(actor, segment('Two'))).toEqual([]);
  });
});

function remember(
  actor: Actor,
  translations: readonly ConfirmedTranslation[],
  layer: EntryLayer = 'approved',
): Promise<void> {
  return world.act(actor, (context) =>
    rememberTranslations(context, { ...languages, translations, origin, layer }),
  );
}

async function found(actor: Actor, wanted: SegmentInContext): Promise<string[]> {
  const [matches = []] = await world.act(actor, (context) =>
    findBestMatches(context, { ...languages, segments: [wanted], minRate: 50, limit: 5 }),
  );
  return matches.map((match) => `${match.rate} ${match.targetMarkup}`);
}

/** Eleven words, three of which tell the sentences apart. */
function numbered(i: number): string {
  const [a, b, c] = [i % 10, Math.floor(i / 10) % 10, Math.floor(i / 100)].map(
    (n) => 'abcdefghijklmnopqrst'[n],
  );
  return `Open the window ${a}${a}k of the ${b}${b}m house near street ${c}${c}z`;
}
