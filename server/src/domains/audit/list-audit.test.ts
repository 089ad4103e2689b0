import { auditApi } from '@transloom/contracts/audit';
import { termsApi } from '@transloom/contracts/terms';
import { afterEach, describe, expect, test } from 'vitest';
import { jobs, routes } from '../../domains.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { secondMs } from '../../testing/test-clock.ts';

/** L01: administrators see who did what, filter it, take it along, and see that nobody changed it. */

const server = await peopleServer({ routes, jobs });
const adminMember = await server.addMember('SUPER_ADMIN');
const admin = await server.signIn(adminMember);
const colleagueMember = await server.addMember('ADMIN', adminMember);
const colleague = await server.signIn(colleagueMember);
const translator = await server.signIn(await server.addMember('TRANSLATOR', adminMember));
const stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
afterEach(() => server.clock.advance(secondMs));

const list = async (filter: object = {}, who = admin) =>
  (await callWith(server, who, auditApi.listAudit, { ...filter })).data as {
    records: { action: string; person: string; words: string; details: Record<string, string> }[];
    total: number;
  };

let bases = 0;

async function deletedTermBase(who = admin): Promise<string> {
  bases += 1;
  const base = { name: `=cmd(${bases})`, sourceLanguage: 'en', targetLanguages: ['de'] };
  const { data } = await callAs(server, who, termsApi.createTermBase, { ...base, fileIds: [], layouts: [] });
  await callAs(server, who, termsApi.deleteTermBases, { termBaseIds: [data.termBaseId] });
  return data.termBaseId;
}

describe('the audit trail', () => {
  test('says who deleted what, from where, in the language of the interface', async () => {
    const termBaseId = await deletedTermBase(colleague);
    const { records } = await list();
    expect(records[0]).toMatchObject({
      action: 'term-base.delete',
      words: 'Deleted term bases',
      person: colleagueMember.username,
      details: { termBaseIds: termBaseId, address: '127.0.0.1' },
    });
  });

  test('is filtered by kind, person and time', async () => {
    const before = server.clock.now().toISOString();
    await deletedTermBase();
    server.clock.advance(secondMs);
    const after = server.clock.now().toISOString();
    await deletedTermBase(colleague);
    expect((await list({ kind: 'deletions', person: colleagueMember.username })).records).toHaveLength(2);
    expect(await list({ kind: 'exports' })).toMatchObject({ total: 0 });
    expect(await list({ person: 'nobody-is-called-so' })).toMatchObject({ total: 0 });
    expect(await list({ from: before, until: after })).toMatchObject({ total: 1 });
    expect((await list({ pageSize: 1, pageNumber: 2 })).records).toHaveLength(1);
  });

  test('is written as CSV that no spreadsheet runs, and the export is an entry itself', async () => {
    const { data } = await callAs(server, admin, auditApi.exportAudit, { kind: 'deletions' });
    expect(data.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    expect(data.csv).toContain('"term-base.delete","Deleted term bases"');
    expect(data.csv.split('\r\n').every((line) => !/(?:^|,)"[=+@]/.test(line))).toBe(true);
    expect((await list()).records[0]).toMatchObject({ action: 'audit.export', details: { entries: 3 } });
  });

  test('is verified', async () => {
    const { data } = await callAs(server, admin, auditApi.verifyAudit, {});
    expect(data).toEqual({ intact: true, firstBreak: null, entries: (await list()).total });
  });

  test('does not hold what failed', async () => {
    const before = (await list()).total;
    const termBaseIds = ['0190d3a0-0000-7000-8000-0000000000ff'];
    expect((await callAs(server, admin, termsApi.deleteTermBases, { termBaseIds })).http).toBe(404);
    expect((await list()).total).toBe(before);
  });
});

test.each(Object.entries(auditApi))('%s is for administrators of the organization', async (_, endpoint) => {
  expect(await callWith(server, undefined, endpoint, {})).toMatchObject({ http: 401 });
  expect(await callWith(server, translator, endpoint, {})).toMatchObject({ http: 403 });
  expect(await callWith(server, admin, endpoint, { kind: 'nonsense' })).toMatchObject({ http: 400 });
});

test('a stranger sees the own trail alone', async () => {
  expect((await list({ kind: 'deletions' }, stranger)).total).toBe(0);
});
