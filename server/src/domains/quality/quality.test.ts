import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import { projectsApi } from '@transloom/contracts/projects';
import { qualityApi } from '@transloom/contracts/quality';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { downloadAs } from '../../testing/download-as.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { workbenchWorld } from '../../testing/workbench-world.ts';

const { server, user, colleague, stranger, projectId, documentId, segment, segments, change, save } =
  await workbenchWorld();

await save(user, await change(1, { target: 'Abra  la tapa', confirmed: true }));
await save(user, await change(2, { target: 'Cierre 30 tapas.', confirmed: true }));
await save(user, await change(4, { target: 'Abra  la tapa.' }));

const issues = async (by: TestUser = user) =>
  (await callAs(server, by, qualityApi.documentIssues, { documentId })).data.issues;
const open = async () => (await issues()).filter(({ ignoreId }) => ignoreId === null);
const named = async () => (await open()).map(({ number, check }) => `${number} ${check}`);
const ignore = (by: TestUser, wish: Record<string, unknown>) =>
  callWith(server, by, qualityApi.ignoreIssue, { documentId, ...wish });
const unignore = (by: TestUser, ignoreId: string) =>
  callWith(server, by, qualityApi.unignoreIssue, { documentId, ignoreId });
const quality = async () => (await callAs(server, user, qualityApi.documentQuality, { documentId })).data;

const switchChecks = async (checks: Readonly<Record<string, boolean>>) => {
  const { data } = await callAs(server, user, projectsApi.projectSetting, { projectId });
  return callWith(server, user, projectsApi.changeSetting, {
    projectId,
    version: data.version,
    settings: { qa: { ...defaultProjectSettings.qa, checks } },
  });
};

// Rules D4.30 and D7.23 of the specification.
describe('issues', () => {
  test('are listed with their words, places and fixes, page by page, and compare the whole document', async () => {
    const found = await issues();
    expect(found).toContainEqual(
      expect.objectContaining({
        number: 1,
        check: 'double-space',
        message: expect.stringMatching(/\S/),
        targetSpan: { start: 4, end: 6 },
        fix: 'Abra la tapa',
        ignoreId: null,
      }),
    );
    expect(found).toContainEqual(expect.objectContaining({ number: 2, check: 'number-added', key: '30' }));
    expect(found).toContainEqual(expect.objectContaining({ check: 'inconsistent-target' }));
    const page = { documentId, after: 1, limit: 1 };
    const { data } = await callAs(server, user, qualityApi.documentIssues, page);
    expect(data.next).toBe(2);
    expect(new Set(data.issues.map(({ number }) => number))).toEqual(new Set([2]));
  });

  test('a project turns checks off, and on those that are usually off', async () => {
    expect(
      (await switchChecks({ 'double-space': false, 'inconsistent-target': false })).code,
    ).toBeUndefined();
    const left = await named();
    expect(left).toContain('2 number-added');
    expect(left.join()).not.toMatch(/double-space|inconsistent-target/);
    expect(await quality()).toMatchObject({ checks: { 'double-space': false } });
    expect((await switchChecks({ ['x'.repeat(81)]: false })).code).toBe('request.invalid');
    await switchChecks({});
    expect(await named()).toContain('1 double-space');
  });

  test('an ignored issue is shared with its reason, stays listed, and is taken up again', async () => {
    const { segmentId } = await segment(2);
    const wish = { segmentId, check: 'number-added', key: '30', reason: 'The client wants it' };
    const { data } = await ignore(colleague, wish);
    expect(await quality()).toMatchObject({
      ruleBased: true,
      when: 'typing',
      ignores: [{ segmentId, check: 'number-added', key: '30', reason: 'The client wants it' }],
    });
    expect(await named()).not.toContain('2 number-added');
    // The same text with another number is another issue.
    await save(user, await change(2, { target: 'Cierre 31 tapas.', confirmed: true }));
    expect(await named()).toContain('2 number-added');
    await save(user, await change(2, { target: 'Cierre 30 tapas.', confirmed: true }));
    expect(await named()).not.toContain('2 number-added');
    const { ignoreId } = data as { ignoreId: string };
    expect((await unignore(user, ignoreId)).code).toBeUndefined();
    expect(await named()).toContain('2 number-added');
    expect((await unignore(user, ignoreId)).code).toBe('resource.not-found');
  });

  test('who manages the project ignores an issue everywhere in it', async () => {
    expect(await named()).toEqual(expect.arrayContaining(['1 double-space', '4 double-space']));
    const wish = { segmentId: null, check: 'double-space', key: '  ', reason: '' };
    expect((await ignore(colleague, wish)).code).toBe('access.denied');
    const { data } = await ignore(user, wish);
    expect((await named()).filter((name) => name.includes('double-space'))).toEqual([]);
    const { ignoreId } = data as { ignoreId: string };
    expect((await unignore(colleague, ignoreId)).code).toBe('access.denied');
    expect((await unignore(user, ignoreId)).code).toBeUndefined();
  });

  // Rule D4.25 of the specification.
  test('a locked segment has no issues, and none of its issues is ignored', async () => {
    const { segmentId } = await segment(4);
    const lock = (locked: boolean) =>
      callAs(server, user, segmentWorkApi.lockSegments, { documentId, segmentIds: [segmentId], locked });
    await lock(true);
    expect((await issues()).filter(({ number }) => number === 4)).toEqual([]);
    const wish = { segmentId, check: 'double-space', key: '  ' };
    expect((await ignore(user, wish)).code).toBe('segment.locked');
    await lock(false);
  });

  test.each([
    ['no check', { segmentId: null, check: '', key: null }, 'request.invalid'],
    ['a long reason', { segmentId: null, check: 'x', key: null, reason: 'x'.repeat(501) }, 'request.invalid'],
    [
      'an unknown segment',
      { segmentId: '0190d3a0-0000-7000-8000-00000000aaaa', check: 'x', key: null },
      'resource.not-found',
    ],
  ] as const)('%s is refused', async (_, wish, code) => {
    expect((await ignore(user, wish)).code).toBe(code);
  });

  test('somebody of another organization finds no document', async () => {
    const { code } = await callAs(server, stranger, qualityApi.documentIssues, { documentId });
    expect(code).toBe('resource.not-found');
    expect((await ignore(stranger, { segmentId: null, check: 'x', key: null })).code).toBe(
      'resource.not-found',
    );
  });

  // Rule D7.13 of the specification: QA report download.
  test.each(['xlsx', 'html'] as const)('the report is written as %s', async (format) => {
    const { data } = await callAs(server, colleague, qualityApi.exportIssues, { documentId, format });
    const bytes = await downloadAs(server, colleague, data.resourceId);
    if (format === 'html') expect(bytes.toString()).toContain('Cierre 30 tapas.');
    else expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

// The three conditions of an expression that people write.
describe('patterns of a project', () => {
  const add = (by: TestUser, fields: Record<string, unknown>) =>
    callWith(server, by, qualityApi.addQualityPattern, { projectId, ...fields });
  const fields = {
    name: 'No “tapas”',
    source: '',
    target: 'tapas',
    condition: 'target-only',
    severity: 'error',
  };

  test('check every segment until they are changed or deleted', async () => {
    const { data } = await add(user, fields);
    const { patternId } = data as { patternId: string };
    const mine = async () => (await open()).filter(({ check }) => check === patternId);
    expect(await mine()).toMatchObject([{ number: 2, severity: 'error', message: 'No “tapas”' }]);
    const place = { projectId, patternId };
    const changed = { ...fields, condition: 'both', source: 'nowhere' };
    await callWith(server, user, qualityApi.changeQualityPattern, { ...place, ...changed });
    expect(await mine()).toEqual([]);
    expect((await callAs(server, colleague, qualityApi.qualityPatterns, { projectId })).data).toHaveLength(1);
    expect((await callAs(server, user, qualityApi.deleteQualityPattern, place)).code).toBeUndefined();
    expect((await callAs(server, user, qualityApi.deleteQualityPattern, place)).code).toBe(
      'resource.not-found',
    );
  });

  test.each([
    ['nothing to find', { target: '' }, 'quality.pattern-invalid'],
    ['a broken expression', { target: '(' }, 'quality.pattern-invalid'],
    ['look-ahead', { target: 'a(?=b)' }, 'quality.pattern-invalid'],
    ['no name', { name: ' ' }, 'request.invalid'],
    ['an unknown condition', { condition: 'neither' }, 'request.invalid'],
  ] as const)('%s is refused', async (_, wrong, code) => {
    expect((await add(user, { ...fields, ...wrong })).code).toBe(code);
  });

  test('are the business of who manages the project', async () => {
    expect((await add(colleague, fields)).code).toBe('access.denied');
    expect((await add(stranger, fields)).code).toBe('resource.not-found');
  });

  test('nothing is ignored in an archived project', async () => {
    await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
    expect((await ignore(user, { segmentId: null, check: 'x', key: null })).code).toBe('project.not-active');
    expect((await segments()).length).toBe(
      (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.total,
    );
  });
});
