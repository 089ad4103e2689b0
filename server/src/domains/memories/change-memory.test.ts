import { memoriesApi } from '@transloom/contracts/memories';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { houseMemories } from '../../testing/house-memories.ts';

const { server, world } = await houseMemories();

describe('a memory', () => {
  // Rule D5.11 of the specification.
  test('is renamed, shared, given a penalty', async () => {
    const { user, memoryId, member } = await world();
    const changes = { name: 'Home', penalty: 5, shared: false };
    const { data } = await callAs(server, user, memoriesApi.changeMemory, { memoryId, ...changes });
    expect(data).toMatchObject({ ...changes, writable: true });
    const colleague = await server.signIn(await server.addMember('PROJECT_MANAGER', member));
    expect(await callAs(server, colleague, memoriesApi.memoryDetail, { memoryId })).toMatchObject({
      http: 404,
    });
    expect((await callAs(server, colleague, memoriesApi.listMemories, {})).data).toEqual([]);
  });

  test('is not given the name of another one', async () => {
    const { user, memoryId } = await world();
    await callAs(server, user, memoriesApi.createMemory, {
      name: 'Other',
      sourceLanguage: 'en',
      targetLanguages: ['fr'],
    });
    expect(await callAs(server, user, memoriesApi.changeMemory, { memoryId, name: 'Other' })).toMatchObject({
      http: 409,
      code: 'memory.duplicate-name',
    });
  });

  test('takes the place of the default one of its languages', async () => {
    const { user, memoryId } = await world();
    const { data: other } = await callAs(server, user, memoriesApi.createMemory, {
      name: 'Other',
      sourceLanguage: 'en',
      targetLanguages: ['fr'],
    });
    const place = { memoryId: other.memoryId, targetLanguage: 'fr', isDefault: true };
    const { data } = await callAs(server, user, memoriesApi.setDefaultMemory, place);
    expect(data.directions).toMatchObject([{ isDefault: true }]);
    const { data: before } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId });
    expect(before.directions).toMatchObject([{ isDefault: false }]);
    const inTab = await callAs(server, user, memoriesApi.listMemories, { tab: 'default' });
    expect(inTab.data?.map(({ name }) => name)).toEqual(['Other']);
  });

  test('learns languages, but not its own', async () => {
    const { user, memoryId } = await world();
    const more = (targetLanguages: string[]) =>
      callAs(server, user, memoriesApi.addLanguages, { memoryId, targetLanguages });
    expect((await more(['de', 'fr'])).data.directions.map(({ targetLanguage }) => targetLanguage)).toEqual([
      'de',
      'fr',
    ]);
    expect(await more(['en'])).toMatchObject({ http: 400, code: 'project.language-equal' });
  });

  test('is found by its name, by the text of its entries and by who made it', async () => {
    const { user, add, member } = await world();
    await add('A red car', 'Une voiture rouge');
    const found = async (filter: object, who = user) =>
      (await callAs(server, who, memoriesApi.listMemories, filter)).data?.map(({ name }) => name);
    expect(await found({ title: 'hou' })).toEqual(['House']);
    expect(await found({ title: 'x' })).toEqual([]);
    expect(await found({ content: 'voiture car' })).toEqual(['House']);
    expect(await found({ content: 'bicycle' })).toEqual([]);
    const colleague = await server.signIn(await server.addMember('PROJECT_MANAGER', member));
    expect(await found({ tab: 'mine' }, colleague)).toEqual([]);
    expect(await found({ tab: 'self-built' }, colleague)).toEqual(['House']);
  });

  test('is gone at once when it is deleted, and its name is free', async () => {
    const { user, memoryId, add, member } = await world();
    await add('One', 'Un');
    const worker = await server.work();
    await callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
    expect((await callAs(server, user, memoriesApi.listMemories, {})).data).toEqual([]);
    const again = { name: 'House', sourceLanguage: 'en', targetLanguages: ['fr'] };
    const { data } = await callAs(server, user, memoriesApi.createMemory, again);
    expect(data).toMatchObject({ entryCount: 0, directions: [{ isDefault: true }] });
    await expect
      .poll(
        () =>
          server.database.organizationTransaction(member, (db) =>
            db.selectFrom('memoryEntry').select('id').execute(),
          ),
        { timeout: 10_000 },
      )
      .toEqual([]);
    await worker.stop();
  });
});
