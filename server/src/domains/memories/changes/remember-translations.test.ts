import { expect, test } from 'vitest';
import { matchingWorld } from '../../../testing/matching-world.ts';
import { confirmed, newActor, segment } from '../../../testing/memory-world.ts';
import { findMemories } from '../memories.store.ts';

const { world, remember, found } = await matchingWorld();

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
      remember(actor, [confirmed(`Sentence ${'x'.repeat(i + 1)}`, `句子 ${i}`), confirmed('Shared', '共享')]),
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
