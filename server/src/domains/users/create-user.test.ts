import { usernameSchema } from '@transloom/contracts/fields';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createUser, type UserDraft } from './create-user.ts';
import { findUserByAccount } from './find-user.ts';

const { url } = await createTestDatabase();
const database = openDatabase({ url, connections: 10, log: silentLog });
afterAll(() => database.close());

const now = new Date('2030-01-01T08:00:00Z');
const create = (draft: Partial<UserDraft>) =>
  database.systemTransaction((db) => createUser(db, { target: null, passwordHash: null, ...draft }, now));
const find = (account: string) => database.systemTransaction((db) => findUserByAccount(db, account));

test('finds a user by phone, e-mail in any case, and user name in any case', async () => {
  const byPhone = await create({ target: '13800000001', username: 'Li.Lei' });
  const byMail = await create({ target: 'Han.Meimei@Example.com' });
  expect(byPhone).toMatchObject({ phone: '13800000001', email: null });
  expect(byMail).toMatchObject({ phone: null, email: 'han.meimei@example.com' });
  expect((await find('13800000001'))?.userId).toBe(byPhone.userId);
  expect((await find('li.lei'))?.userId).toBe(byPhone.userId);
  expect((await find('HAN.meimei@example.com'))?.userId).toBe(byMail.userId);
  expect(await find('nobody')).toBeUndefined();
});

// Rules D9.43 and D9.49 of the specification.
test('makes a user name that fits the rule, with eight lowercase letters and digits', async () => {
  const { username } = await create({});
  expect(usernameSchema.safeParse(username).success).toBe(true);
  expect(username).toMatch(/^user-[a-z0-9]{8}$/);
});

test('the owner of an address comes before who took it for a user name', async () => {
  const squatter = await create({ username: 'a@example.com' });
  expect((await find('a@example.com'))?.userId).toBe(squatter.userId);
  const owner = await create({ target: 'a@example.com' });
  expect((await find('a@example.com'))?.userId).toBe(owner.userId);
});

test('refuses a phone and a user name that somebody has', async () => {
  await create({ target: '13800000002', username: 'taken' });
  await expect(create({ target: '13800000002' })).rejects.toMatchObject({ code: 'account.taken' });
  await expect(create({ target: '13800000003', username: 'TAKEN' })).rejects.toMatchObject({
    code: 'account.username-taken',
    params: { username: 'TAKEN' },
  });
});

test('refuses a user name that looks like that of somebody else', async () => {
  await create({ username: 'paypal10' });
  for (const username of ['paypaI10', 'PayPaI1O', 'paypa1lo'])
    await expect(create({ username })).rejects.toMatchObject({
      code: 'account.username-alike',
      params: { username },
    });
  await create({ username: 'paypal20' });
  const outcomes = await Promise.allSettled(
    ['alike0', 'alikeo', 'aIike0'].map((username) => create({ username })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('gives a user name to one of those who ask at once', async () => {
  const asks = Array.from({ length: 6 }, (_, index) =>
    create({ target: `1390000000${index}`, username: 'wanted' }),
  );
  const outcomes = await Promise.allSettled(asks);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(['account.username-taken']));
});
