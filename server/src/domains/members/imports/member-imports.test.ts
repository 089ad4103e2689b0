import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { invitesApi } from '@transloom/contracts/invites';
import { memberImportsApi } from '@transloom/contracts/member-imports';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { expect, test, vi } from 'vitest';
import { routes } from '../../../domains.ts';
import { callAs } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs } from '../../../testing/upload-as.ts';
import { membersJobs } from '../members.jobs.ts';

const server = await peopleServer({
  routes,
  jobs: membersJobs,
});
await server.work();

const heads = ['Name', 'Phone', 'E-mail', 'Role', 'Team', 'Languages', 'System code'];

async function workbook(titles: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  const inTurn = (async function* () {
    yield* rows;
  })();
  return buffer(Readable.from(writeWorkbook(titles, inTurn)));
}

async function importOf(user: TestUser, content: Buffer) {
  const { data: uploaded } = await uploadAs(server, user, 'members', [
    { name: 'people.xlsx', content: new Uint8Array(content) },
  ]);
  const fileId = uploaded.files[0]?.fileId ?? '';
  const started = await callAs(server, user, memberImportsApi.createWork, { options: { fileId } });
  const { workId } = started.data;
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, memberImportsApi.work, { workId });
      expect(['done', 'failed']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 100 },
  );
}

// D5.80
test('invites every good row of a template, and says of the others what is wrong', async () => {
  const chief = await server.addMember('SUPER_ADMIN');
  const user = await server.signIn(chief);
  const work = await importOf(
    user,
    await workbook(heads, [
      ['Wang', '13800138000', 'wang@example.com', '译员', '', 'en; 中文', 'T-1'],
      ['Doubled', '13800138000', 'second@example.com', '', '', '', ''],
      ['', '', '', '', '', '', ''],
      ['No address', '', '', '', '', '', ''],
      ['Bad phone', '999', '', '', '', '', ''],
      ['Bad mail', '', 'x@y', '', '', '', ''],
      ['Too high', '', 'high@example.com', 'Super administrator', '', '', ''],
      ['No team', '', 'team@example.com', '', 'Nowhere', '', ''],
      ['No language', '', 'lang@example.com', '', '', 'Klingonish', ''],
    ]),
  );
  expect(work.failure).toBeNull();
  expect(work.result?.faults.map(({ row, fault }) => [row, fault])).toEqual([
    [3, 'repeated-phone'],
    [5, 'no-address'],
    [6, 'phone'],
    [7, 'email'],
    [8, 'role-not-assignable'],
    [9, 'team'],
    [10, 'language'],
  ]);
  const { data } = await callAs(server, user, invitesApi.listInvites, {});
  expect(data).toMatchObject([{ target: 'wang@example.com', name: 'Wang', role: 'TRANSLATOR' }]);
});

test.each([
  ['other columns', ['Vorname', 'Nachname']],
  ['a missing one', ['Name', 'Phone']],
])('a workbook with %s is no template', async (_, titles) => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const work = await importOf(user, await workbook(titles, [['x', 'y']]));
  expect(work).toMatchObject({ status: 'failed', failure: { code: 'member-import.wrong-template' } });
});

test('takes 5,000 rows at once, and not one more', async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => [`Person ${n}`, '', `person${n}@example.com`, '', '', '', '']);
  const full = await importOf(user, await workbook(heads, rows(5_000)));
  expect(full.result).toMatchObject({ rows: 5_000, invited: 5_000, failed: 0 });
  const more = await importOf(user, await workbook(heads, rows(5_001)));
  expect(more).toMatchObject({ status: 'failed', failure: { code: 'member-import.too-many' } });
}, 120_000);
