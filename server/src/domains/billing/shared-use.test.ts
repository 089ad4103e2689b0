import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { endExpiredHolds } from './billing.sweeps.ts';
import { type CharactersToHold, captureCharacters, holdCharacters } from './hold-characters.ts';

const server = await peopleServer({ routes: [], jobs: [] });
const { as } = actAs(server.services);

async function somebody() {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

const wish = (engineKey: string, characters: number): CharactersToHold => ({
  engineKey,
  module: 'api',
  characters,
  monthlyLimit: null,
  shared: { monthlyLimit: 100 },
});

test('what all organizations take of an engine together has a limit', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const key = randomUUID();
  const hold = await as(one, (context) => holdCharacters(context, wish(key, 70)));
  expect(hold.status).toBe('held');
  const refused = await as(other, (context) => holdCharacters(context, wish(key, 31)));
  expect(refused).toEqual({ status: 'refused', by: 'installation' });
  expect((await as(other, (context) => holdCharacters(context, wish(key, 30)))).status).toBe('held');
  if (hold.status !== 'held') return;
  const captured = { holdId: hold.holdId, held: wish(key, 70), characters: 20 };
  await as(one, (context) => captureCharacters(context, captured));
  expect((await as(other, (context) => holdCharacters(context, wish(key, 51)))).status).toBe('refused');
  expect((await as(other, (context) => holdCharacters(context, wish(key, 50)))).status).toBe('held');
});

test('a request of more than the limit is refused at once', async () => {
  const one = await somebody();
  const hold = await as(one, (context) => holdCharacters(context, wish(randomUUID(), 101)));
  expect(hold).toEqual({ status: 'refused', by: 'installation' });
});

test('what nobody captured is there for all again', async () => {
  const one = await somebody();
  const key = randomUUID();
  await as(one, (context) => holdCharacters(context, wish(key, 100)));
  expect((await as(one, (context) => holdCharacters(context, wish(key, 1)))).status).toBe('refused');
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  await server.database.systemTransaction((db) => endExpiredHolds(db, later));
  expect((await as(one, (context) => holdCharacters(context, wish(key, 100)))).status).toBe('held');
});
