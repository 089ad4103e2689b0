import type { PenaltyChoice, PenaltyLevel } from '@transloom/core/memory/rate/penalty-settings';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { matchingWorld } from '../../../testing/matching-world.ts';
import { confirmed, newActor, segment } from '../../../testing/memory-world.ts';
import { findMemories } from '../memories.store.ts';
import { insertPenaltyChoice } from './penalty-choices.store.ts';

const { world, origin, remember, matches, found } = await matchingWorld();

interface Choice {
  readonly level: PenaltyLevel;
  readonly ownerId: string;
  readonly penalties: PenaltyChoice;
}

const choose = (actor: Actor, choice: Choice) =>
  world.act(actor, ({ db, now }) =>
    insertPenaltyChoice(db, {
      ...choice,
      id: newId(),
      organizationId: actor.organizationId,
      chosenBy: actor.userId,
      chosenAt: now(),
    }),
  );

const chooseForAll = (actor: Actor, penalties: PenaltyChoice) =>
  choose(actor, { level: 'organization', ownerId: actor.organizationId, penalties });

test('of a memory takes its own penalty off', async () => {
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
  const offered = await matches(actor, segment('Press OK.', { previous: 'c', next: 'd' }));
  expect(offered.map(({ rate, gross, penalties }) => ({ rate, gross, penalties }))).toEqual(
    [1, 2].map(() => ({
      rate: 97,
      gross: 100,
      penalties: [
        { reason: 'alignment', points: 2 },
        { reason: 'several-targets', points: 1 },
      ],
    })),
  );
});

test('of a reversed memory loses points', async () => {
  const actor = newActor();
  await remember(actor, [confirmed('Press OK.', '按确定。')]);
  const change = { reversed: true, penalty: 5 };
  await world.act(actor, ({ db }) => db.updateTable('memory').set(change).execute());
  const [match] = await matches(actor, segment('Press OK.'));
  expect(match).toMatchObject({
    rate: 95,
    gross: 102,
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
  const chooseDraft = (level: PenaltyLevel, ownerId: string, draft: number) =>
    choose(actor, { level, ownerId, penalties: { draft } });
  const rates = async () => {
    const inProject = await matches(actor, segment('Press OK.'), origin.projectId);
    const outside = await matches(actor, segment('Press OK.'));
    return [inProject, outside].map((some) => some.map(({ rate }) => rate));
  };
  expect(await rates()).toEqual([[102], [102]]);
  await chooseDraft('organization', actor.organizationId, 4);
  expect(await rates()).toEqual([[98], [98]]);
  await chooseDraft('project', origin.projectId, 30);
  await chooseDraft('project', origin.projectId, 10);
  expect(await rates()).toEqual([[92], [98]]);
  await chooseDraft('memory', String(memory?.id), 0);
  expect(await rates()).toEqual([[102], [102]]);
});

test('each penalty is shown by its name', async () => {
  const actor = newActor();
  await remember(actor, [confirmed('{1}Press{/1} 5', '{1}按{/1} 5')]);
  await chooseForAll(actor, { codes: 4, autoReplaced: 3, age: 2, ageMonths: 1 });
  world.clock.advance(40 * 24 * 3_600_000);
  const reasons = async (source: string) => {
    const [match] = await matches(actor, segment(source));
    return [match?.rate, ...(match?.penalties ?? []).map(({ reason, points }) => `${reason} ${points}`)];
  };
  expect(await reasons('Press 5')).toEqual([93, 'codes 1', 'age 2', 'other-codes 4']);
  expect(await reasons('{1}Press{/1} 7')).toEqual([95, 'age 2', 'auto-replaced 3']);
});

test('takes points off what somebody was the last to change, by the name a file gives', async () => {
  const actor = newActor();
  await remember(actor, [confirmed('Press OK.', '按确定。'), confirmed('Go on.', '继续。')]);
  const [memory] = await world.act(actor, ({ db }) => findMemories(db));
  const changedBy = (changedByName: string, target: string) =>
    world.act(actor, ({ db }) =>
      db.updateTable('memoryEntry').set({ changedByName }).where('target', '=', target).execute(),
    );
  await changedBy('Trainee', '按确定。');
  await changedBy('Ann', '继续。');
  await chooseForAll(actor, { authors: [{ author: 'trainee', points: 7 }] });
  const [match] = await matches(actor, segment('Press OK.'));
  expect(match).toMatchObject({ rate: 95, penalties: [{ reason: 'author', points: 7 }] });
  expect(await found(actor, segment('Go on.'))).toEqual(['102 继续。']);
  const own = { level: 'memory', ownerId: String(memory?.id) } as const;
  await choose(actor, { ...own, penalties: { authors: [{ author: 'Trainee', points: 0 }] } });
  expect(await found(actor, segment('Press OK.'))).toEqual(['102 按确定。']);
});
