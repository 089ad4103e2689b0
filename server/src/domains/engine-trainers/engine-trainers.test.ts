import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { createEngine, customEngineServer } from '../../testing/custom-engine-world.ts';
import {
  fakeFineTuningKey,
  fakeTunableModel,
  startFakeFineTuning,
} from '../../testing/fake-trainers/fake-fine-tuning.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { whileChanging } from '../../testing/while-changing.ts';

const server = await customEngineServer();
const vendor = await startFakeFineTuning();
afterAll(() => vendor.stop());

async function administrator(): Promise<TestUser> {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

const draft = (name = 'Vendor', settings: Readonly<Record<string, string>> = {}) => ({
  vendor: 'openai-fine-tuning',
  name,
  settings: { baseUrl: vendor.baseUrl, apiKey: fakeFineTuningKey, model: fakeTunableModel, ...settings },
});
const add = (user: TestUser, ...of: Parameters<typeof draft>) =>
  callAs(server, user, engineTrainersApi.addTrainer, draft(...of));

describe('a trainer', () => {
  test('is kept with its key encrypted, and shows it to nobody', async () => {
    const user = await administrator();
    const { data } = await add(user);
    expect(data).toMatchObject({ name: 'Vendor', failureMessage: null });
    expect(data.settings).toMatchObject({ baseUrl: vendor.baseUrl, apiKey: '••••6789' });
    const { rows } = await server.database.organizationTransaction(user, (db) =>
      sql<{ row: string }>`select row_to_json(engine_trainer)::text as row from engine_trainer`.execute(db),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(fakeFineTuningKey);
    const listed = await callAs(server, user, engineTrainersApi.listTrainers, {});
    expect(JSON.stringify(listed)).not.toContain(fakeFineTuningKey);
  });

  test('keeps its key when it is changed without one, and takes another', async () => {
    const user = await administrator();
    const { data } = await add(user);
    const { trainerId } = data;
    const change = (name: string, apiKey: string) =>
      callAs(server, user, engineTrainersApi.changeTrainer, { trainerId, ...draft(name, { apiKey }) });
    expect((await change('Renamed', '••••6789')).data).toMatchObject({
      name: 'Renamed',
      failureMessage: null,
    });
    const wrong = await change('Renamed', 'sk-another');
    expect(wrong.data.failureMessage).toMatch(/“Renamed” does not accept the key/);
    const other = { trainerId, ...draft('Renamed'), vendor: 'transloom-trainer' };
    expect((await callAs(server, user, engineTrainersApi.changeTrainer, other)).http).toBe(400);
  });

  test.each([
    ['the right key', {}, undefined],
    ['a wrong key', { apiKey: 'wrong' }, /does not accept the key/],
    ['nobody there', { baseUrl: 'http://127.0.0.1:9/v1' }, /cannot be reached/],
    ['an address that is not allowed', { baseUrl: 'http://10.0.0.1/v1' }, /is not allowed/],
    ['a server of something else', { baseUrl: `${vendor.baseUrl}/nothing` }, /refused the request/],
  ])('is tried with %s', async (_, settings, message) => {
    const user = await administrator();
    const { data } = await callAs(server, user, engineTrainersApi.testTrainer, draft('Vendor', settings));
    if (message === undefined) expect(data).toEqual({ ok: true, message: '', version: fakeTunableModel });
    else expect(data).toEqual({ ok: false, message: expect.stringMatching(message), version: null });
  });

  test('is tried before it is saved again with the key that is kept', async () => {
    const user = await administrator();
    const { trainerId } = (await add(user)).data;
    const tried = { trainerId, ...draft('Vendor', { apiKey: '••••6789' }) };
    expect((await callAs(server, user, engineTrainersApi.testTrainer, tried)).data.ok).toBe(true);
  });

  test('is sent its key at no other address than the one it was given for', async () => {
    const user = await administrator();
    const { trainerId } = (await add(user)).data;
    const elsewhere = {
      trainerId,
      ...draft('Vendor', { baseUrl: `${vendor.baseUrl}/2`, apiKey: '••••6789' }),
    };
    for (const endpoint of [engineTrainersApi.changeTrainer, engineTrainersApi.testTrainer])
      expect((await callWith(server, user, endpoint, elsewhere)).code).toBe('secret.other-address');
  });

  test.each([
    ['a vendor nobody knows', { ...draft(), vendor: 'nobody' }],
    ['no key', draft('Vendor', { apiKey: '' })],
    ['no model', draft('Vendor', { model: ' ' })],
    ['an address that is none', draft('Vendor', { baseUrl: 'nonsense' })],
    ['a price that is none', draft('Vendor', { pricePerMillion: 'cheap' })],
    ['a currency that is none', draft('Vendor', { currency: 'dollars' })],
    ['no name', draft(' ')],
  ])('is refused with %s', async (_, input) => {
    const user = await administrator();
    const answer = await callAs(server, user, engineTrainersApi.addTrainer, input);
    expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
  });

  test('has a name of its own', async () => {
    const user = await administrator();
    await add(user, 'One');
    const { trainerId } = (await add(user, 'Two')).data;
    expect((await add(user, 'One')).code).toBe('trainer.duplicate-name');
    const change = { trainerId, ...draft('One') };
    expect((await callAs(server, user, engineTrainersApi.changeTrainer, change)).code).toBe(
      'trainer.duplicate-name',
    );
  });

  test('that gets the name of another one at the same moment is refused it', async () => {
    const user = await administrator();
    const first = (await add(user, 'First')).data.trainerId;
    const { trainerId } = (await add(user, 'Second')).data;
    const answer = await whileChanging(server, user, {
      change: (db) => db.updateTable('engineTrainer').set({ name: 'Same' }).where('id', '=', first).execute(),
      otherCall: () => callAs(server, user, engineTrainersApi.changeTrainer, { trainerId, ...draft('Same') }),
    });
    expect(answer).toMatchObject({ http: 409, code: 'trainer.duplicate-name' });
  });

  test('stays while an engine needs it', async () => {
    const user = await administrator();
    const { trainerId } = (await add(user)).data;
    const { customEngineId } = await createEngine(server, user, { kind: 'deep', trainerId });
    const remove = () => callAs(server, user, engineTrainersApi.removeTrainer, { trainerId });
    expect(await remove()).toMatchObject({ http: 409, code: 'trainer.in-use' });
    const change = { customEngineId, trainerId: null };
    await callAs(server, user, customEnginesApi.changeCustomEngine, change);
    expect((await remove()).status).toBe(200);
    expect((await remove()).http).toBe(404);
    expect((await callAs(server, user, engineTrainersApi.listTrainers, {})).data).toEqual([]);
  });

  test('is seen by others without its settings, who may not change it', async () => {
    const owner = await server.addMember('SUPER_ADMIN');
    const user = await server.signIn(owner);
    const { trainerId } = (await add(user)).data;
    const member = await server.signIn(await server.addMember('TRANSLATOR', owner));
    const { data } = await callAs(server, member, engineTrainersApi.listTrainers, {});
    expect(data).toMatchObject([{ trainerId, name: 'Vendor', settings: null }]);
    expect((await add(member, 'Other')).http).toBe(403);
    expect((await callAs(server, member, engineTrainersApi.removeTrainer, { trainerId })).http).toBe(403);
    expect((await callAs(server, member, engineTrainersApi.listTrainerVendors, {})).http).toBe(403);
  });

  test('of a kind says what it takes', async () => {
    const user = await administrator();
    const { data } = await callAs(server, user, engineTrainersApi.listTrainerVendors, {});
    expect(data.map(({ vendor: id }) => id)).toEqual(['transloom-trainer', 'openai-fine-tuning']);
    expect(data[1]?.fields).toContainEqual({ name: 'epochs', secret: false, required: false, preset: '3' });
    expect(data[0]?.fields).toContainEqual({ name: 'apiKey', secret: true, required: true, preset: '' });
  });
});
