import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import {
  corpusTable,
  createEngine,
  customEngineServer,
  uploadCorpus,
} from '../../testing/custom-engine-world.ts';

const server = await customEngineServer();

const draft = {
  kind: 'quick',
  name: 'Stated',
  tags: ['news', 'legal'],
  description: 'Press releases',
  baseEngine: null,
  sourceLanguage: 'en',
  targetLanguage: 'es',
};

async function maker() {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const fileIds = await uploadCorpus(server, user, corpusTable(20));
  const create = (input: object) =>
    callWith(server, user, customEnginesApi.createCustomEngine, { ...draft, fileIds, ...input });
  return { user, create };
}

async function addTrainer(user: Awaited<ReturnType<typeof maker>>['user'], vendor: string): Promise<string> {
  const settings = { baseUrl: 'http://127.0.0.1:9', apiKey: 'a key of nobody', model: 'none' };
  const { data } = await callAs(server, user, engineTrainersApi.addTrainer, {
    vendor,
    name: vendor,
    settings,
  });
  return data.trainerId;
}

// Rules D3.32 to D3.34, D5.61 and D5.64 of the specification.
describe('an engine is created', () => {
  test.each([
    ['a tag that is not in the dictionary', { tags: ['news', 'tales'] }, 'custom-engine.unknown-tag'],
    ['a tag that is a name of every object', { tags: ['constructor'] }, 'custom-engine.unknown-tag'],
    ['the word of a tag in place of its code', { tags: ['News'] }, 'custom-engine.unknown-tag'],
    ['a style that is not in the dictionary', { style: 'Short.' }, 'custom-engine.unknown-style'],
    ['no tags', { tags: [] }, 'request.invalid'],
    ['no description', { description: undefined }, 'request.invalid'],
    ['a description of spaces', { description: '  ' }, 'request.invalid'],
    ['no files', { fileIds: undefined }, 'request.invalid'],
    ['an empty list of files', { fileIds: [] }, 'request.invalid'],
    ['no examples for a RAG engine', { kind: 'rag' }, 'custom-engine.no-examples'],
    [
      'examples of spaces for an instructed engine',
      { kind: 'xgpt', examples: ' \n' },
      'custom-engine.no-examples',
    ],
  ])('not with %s', async (_, input, code) => {
    const { user, create } = await maker();
    expect(await create(input)).toMatchObject({ http: 400, code });
    expect((await callAs(server, user, customEnginesApi.listCustomEngines, {})).data.engines).toEqual([]);
  });

  test('with tags and a style of the dictionaries, and with examples where it is told any', async () => {
    const { create } = await maker();
    expect(await create({})).toMatchObject({ http: 200, data: { tags: ['news', 'legal'], examples: '' } });
    const told = { kind: 'rag', name: 'Told', style: 'formal', examples: 'A = B' };
    expect(await create(told)).toMatchObject({ http: 200, data: { style: 'formal', examples: 'A = B' } });
  });

  test('with examples if it is a deep one whose trainer trains language models', async () => {
    const { user, create } = await maker();
    const deep = { kind: 'deep', trainerId: await addTrainer(user, 'openai-fine-tuning') };
    expect((await create(deep)).code).toBe('custom-engine.no-examples');
    expect((await create({ ...deep, examples: 'A = B' })).http).toBe(200);
    const plain = { kind: 'deep', name: 'Plain', trainerId: await addTrainer(user, 'transloom-trainer') };
    expect((await create(plain)).http).toBe(200);
  });
});

describe('an engine is changed', () => {
  test.each([
    [{ tags: ['tales'] }, 'custom-engine.unknown-tag'],
    [{ style: 'Short.' }, 'custom-engine.unknown-style'],
    [{ description: '' }, 'request.invalid'],
    [{ examples: '' }, 'custom-engine.no-examples'],
  ])('not to %j', async (change, code) => {
    const { user } = await maker();
    const { customEngineId } = await createEngine(server, user, { kind: 'xgpt' });
    const asked = { customEngineId, ...change };
    const answer = await callWith(server, user, customEnginesApi.changeCustomEngine, asked);
    expect(answer).toMatchObject({ http: 400, code });
  });

  test('and keeps tags and a style of its own, which an earlier version took', async () => {
    const { user } = await maker();
    const { customEngineId } = await createEngine(server, user, { kind: 'rag' });
    await server.database.organizationTransaction(user, (db) =>
      db
        .updateTable('customEngine')
        .set({ tags: ['tales', 'news'], style: 'Short.', description: '', examples: '' })
        .where('id', '=', customEngineId)
        .execute(),
    );
    const change = async (input: object) => {
      const asked = { customEngineId, ...input };
      return callWith(server, user, customEnginesApi.changeCustomEngine, asked);
    };
    const own = { tags: ['tales', 'legal'], style: 'Short.' };
    expect(await change({ name: 'Renamed' })).toMatchObject({ http: 200, data: { description: '' } });
    expect(await change(own)).toMatchObject({ http: 200, data: own });
    expect((await change({ tags: ['others'] })).code).toBe('custom-engine.unknown-tag');
    expect((await change({ tags: ['legal'], style: '' })).http).toBe(200);
    expect((await change(own)).code).toBe('custom-engine.unknown-tag');
  });
});
