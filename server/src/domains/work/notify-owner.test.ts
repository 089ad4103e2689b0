import { messagesApi } from '@transloom/contracts/messages';
import { beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { callAs } from '../../testing/call-as.ts';
import type { Member } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { countingApi, workWorld } from '../../testing/work-world.ts';

const { server, behaviours, create, comesTo } = await workWorld();

let owner: TestUser;
let ownerMember: Member;
let colleague: TestUser;
beforeAll(async () => {
  ownerMember = await server.addMember('SUPER_ADMIN');
  owner = await server.signIn(ownerMember);
  colleague = await server.signIn(await server.addMember('ADMIN', ownerMember));
  await server.work();
});

/** Titles and texts of the messages about this work, oldest first. */
async function noticesOf(user: TestUser, workId: string): Promise<readonly string[]> {
  const { data } = await callAs(server, user, messagesApi.listMessages, {});
  return data.pager.records
    .filter(({ templateContent }) => templateContent.includes(`/tools/check?workId=${workId}`))
    .map(
      ({ templateName, templateContent }) => `${templateName}: ${templateContent.replaceAll(/<[^>]*>/g, '')}`,
    )
    .toReversed();
}

test('the owner of work that is done gets one notice with its name and a link, and nobody else does', async () => {
  const { workId } = await create(owner, { name: 'Ready' });
  await comesTo(owner, workId, 'done');
  expect(await noticesOf(owner, workId)).toEqual(['QA check finished: “Ready” is ready.Open']);
  expect(await noticesOf(colleague, workId)).toEqual([]);
  expect((await callAs(server, owner, messagesApi.alerts, {})).data).toHaveProperty('QA check finished');
});

test('a notice says why work failed, and each try that ends has a notice of its own', async () => {
  behaviours['Broken count'] = async () => {
    throw new AppError('document.encrypted', { name: 'a.docx' });
  };
  const { workId } = await create(owner, { name: 'Broken' });
  await comesTo(owner, workId, 'failed');
  expect(await noticesOf(owner, workId)).toEqual([
    expect.stringMatching(/^QA check failed: “Broken”: “a\.docx” is encrypted/),
  ]);
  delete behaviours['Broken count'];
  server.clock.advance(1_000);
  await callAs(server, colleague, countingApi.retryWork, { workId });
  await comesTo(owner, workId, 'done');
  expect((await noticesOf(owner, workId)).at(-1)).toBe('QA check finished: “Broken” is ready.Open');
});

test('the owner of work that is paused hears that it needs them', async () => {
  behaviours['Asks count'] = async () => ({ waitsForPerson: true });
  const { workId } = await create(owner, { name: 'Asks' });
  await comesTo(owner, workId, 'paused');
  expect(await noticesOf(owner, workId)).toEqual([
    'QA check needs you: “Asks” is paused until you continue it.Open',
  ]);
});

test('a person who stops work gets no notice', async () => {
  const begun = vi.fn();
  behaviours['Halted count'] = ({ signal }) => {
    begun();
    return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { workId } = await create(owner, { name: 'Halted' });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 20_000 });
  await callAs(server, owner, countingApi.stopWork, { workId });
  await comesTo(owner, workId, 'stopped');
  expect(await noticesOf(owner, workId)).toEqual([]);
});

test('work whose owner has left the organization ends without a notice', async () => {
  const leaver = await server.signIn(await server.addMember('ADMIN', ownerMember));
  behaviours['Left write'] = async () => {
    await server.database.systemTransaction((db) =>
      db
        .deleteFrom('member')
        .where('userId', '=', leaver.userId)
        .where('organizationId', '=', owner.organizationId)
        .execute(),
    );
    return undefined;
  };
  const { workId } = await create(leaver, { name: 'Left' });
  await comesTo(owner, workId, 'done');
});
