import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { teamsApi } from '@transloom/contracts/teams';
import { templatesApi } from '@transloom/contracts/templates';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server } = await projectWorld();
const user = await manager(server);
const head = { name: 'Manuals', teamId: null, sourceLanguage: 'en', targetLanguages: ['es', 'fr'] };

const create = (more: object = {}, who: TestUser = user) =>
  callAs(server, who, templatesApi.createTemplate, { ...head, ...more });

describe('a template', () => {
  // Rules D3.25 and D2.8 of the specification.
  test('holds what a project is begun with, and who made and changed it when', async () => {
    const { data } = await create({ settings: { matchRate: 85 }, remark: 'For engineers' });
    expect(data).toMatchObject({
      name: 'Manuals',
      team: null,
      remark: 'For engineers',
      version: 1,
      projectCount: 0,
      engines: [
        { targetLanguage: 'es', engineKey: null },
        { targetLanguage: 'fr', engineKey: null },
      ],
      settings: { matchRate: 85, summarizes: true },
      creator: user.member.username,
      updater: user.member.username,
    });
    const { data: shown } = await callAs(server, user, templatesApi.template, {
      templateId: data.templateId,
    });
    expect(shown).toEqual(data);
  });

  // Rules D5.10, D5.11 and D5.12 of the specification.
  test.each([
    [{ name: ' ' }, 'Please enter the template name'],
    [{ sourceLanguage: '' }, 'Please select source language'],
    [{ targetLanguages: [] }, 'Please select target language'],
  ])('that lacks something says what: %j', async (lack, message) => {
    expect(await create(lack)).toMatchObject({ http: 400, message });
  });

  test('needs a team where the organization has teams', async () => {
    const owner = await manager(server);
    const { data: team } = await callAs(server, owner, teamsApi.createTeam, { name: 'Beijing' });
    expect(await create({}, owner)).toMatchObject({ message: 'Please select the team' });
    const made = await create({ teamId: team.teamId }, owner);
    expect(made.data.team).toEqual({ teamId: team.teamId, name: 'Beijing' });
    expect((await create({ teamId: team.teamId })).http).toBe(404);
  });

  test('is changed in versions, from the one that was shown; a name it must keep', async () => {
    const { data: made } = await create();
    const { templateId } = made;
    const change = (more: object) =>
      callAs(server, user, templatesApi.changeTemplate, { templateId, version: 1, ...more });
    expect((await change({ name: '' })).message).toBe('Please enter the template name');
    const changed = await change({ targetLanguages: ['es'], settings: { matchRate: 90 } });
    expect(changed.data).toMatchObject({ version: 2, targetLanguages: ['es'], settings: { matchRate: 90 } });
    expect((await change({ remark: 'late' })).code).toBe('template.changed');
    const { data: versions } = await callAs(server, user, templatesApi.templateVersions, { templateId });
    expect(versions.map(({ version, parts }) => [version, parts])).toEqual([
      [2, ['targetLanguages', 'matchRate']],
      [1, []],
    ]);
  });

  // Rule D7.7 of the specification.
  test('is listed, offered, copied and deleted', async () => {
    const owner = await manager(server);
    const { templateId } = (await create({ name: 'First' }, owner)).data;
    const copy = await callAs(server, owner, templatesApi.copyTemplate, { templateId, name: 'Second' });
    expect(copy.data).toMatchObject({ name: 'Second', version: 1 });
    const names = async (asked: object) =>
      (await callAs(server, owner, templatesApi.listTemplates, asked)).data.records.map(({ name }) => name);
    expect(await names({ sort: 'name', order: 'ascending' })).toEqual(['First', 'Second']);
    expect(await names({ search: 'seco' })).toEqual(['Second']);
    const { data: offered } = await callAs(server, owner, templatesApi.listBasic, {});
    expect(offered.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect((await callAs(server, user, templatesApi.deleteTemplate, { templateId })).http).toBe(404);
    expect((await callAs(server, owner, templatesApi.deleteTemplate, { templateId })).http).toBe(200);
    expect(await names({})).toEqual(['Second']);
  });

  test('is for those who create projects', async () => {
    const { templateId } = (await create()).data;
    const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
    expect((await callAs(server, translator, templatesApi.template, { templateId })).http).toBe(403);
    expect((await create({}, translator)).http).toBe(403);
    expect((await callAs(server, undefined, templatesApi.listBasic, {})).http).toBe(401);
  });
});

describe('a template and a project', () => {
  const files = [{ name: 'a.txt', content: 'One.' }];

  test('differ in parts, until the template is applied', async () => {
    const settings = { matchRate: 77, flow: [{ kind: 'translation' as const }] };
    const { projectId } = await createProjectAs(server, user, { files });
    const style = { instructions: 'Short sentences.', tone: 'plain', address: 'formal' };
    const { templateId } = (await create({ targetLanguages: ['es'], settings, style })).data;
    const asked = { projectId, templateId };
    const differ = async () => (await callAs(server, user, templatesApi.templateDifferences, asked)).data;
    expect(await differ()).toEqual(['flow', 'matchRate', 'style']);
    const applied = await callAs(server, user, templatesApi.applyTemplate, asked);
    expect(applied.data).toEqual(['flow', 'matchRate', 'style']);
    expect(await differ()).toEqual([]);
    const { data } = await callAs(server, user, templatesApi.template, { templateId });
    expect(data.projectCount).toBe(1);
    await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
    expect((await callAs(server, user, templatesApi.applyTemplate, asked)).code).toBe('project.not-active');
  });

  test('a project becomes a template', async () => {
    const { projectId } = await createProjectAs(server, user, { files, settings: { matchRate: 66 } });
    const wish = { projectId, name: 'As before', teamId: null };
    const made = await callAs(server, user, templatesApi.templateFromProject, wish);
    expect(made.data).toMatchObject({ name: 'As before', settings: { matchRate: 66 }, sourceLanguage: 'en' });
    const nameless = await callAs(server, user, templatesApi.templateFromProject, { ...wish, name: '' });
    expect(nameless.code).toBe('template.name-required');
  });
});
