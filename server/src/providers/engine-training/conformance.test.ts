import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { plainInline } from '@transloom/core/inline/inline-text';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { conformingTrainers, type StartedTrainer } from '../../testing/fake-trainers/conforming-trainers.ts';
import { translateSegments } from '../machine-translation/translate-segments/translate-segments.ts';
import { createSafeFetch } from '../safe-fetch/safe-fetch.ts';
import type { RunKey, Trainer, TrainingRun } from './trainer.ts';
import { findTrainerVendor, trainerVendors } from './trainer-registry.ts';

const surroundings = { fetch: createSafeFetch(['127.0.0.1']) };
const { signal } = new AbortController();
const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
const timeout = 60_000;

test('every trainer of the registry is tried', () => {
  expect(conformingTrainers.map(({ id }) => id)).toEqual(trainerVendors.map(({ id }) => id));
});

describe.each(conformingTrainers)('$id', ({ id, start }) => {
  const vendor = findTrainerVendor(id);
  if (!vendor) throw new Error(`${id} is not in the registry`);
  let started: StartedTrainer;
  let trainer: Trainer;
  beforeAll(async () => {
    started = await start();
    trainer = vendor.connect(started.settings, surroundings);
  });
  afterAll(() => started.stop());

  const made = madePairs(600, 1);
  let number = 0;

  function order(orderId = `order-${++number}`) {
    const shares: number[] = [];
    const given = trainer.order({
      orderId,
      ...languages,
      signal,
      reportsTo: null,
      onProgress: async (share) => void shares.push(share),
      async *pairs() {
        for (const { source, target } of made)
          yield { source: plainInline(source), target: plainInline(target) };
      },
    });
    return given.then((reference) => ({ key: { orderId, reference }, shares }));
  }

  function ended(key: RunKey): Promise<TrainingRun> {
    return vi.waitFor(
      async () => {
        const run = await trainer.look(key, signal);
        if (run.state === 'waiting' || run.state === 'running') throw new Error('it is not done');
        return run;
      },
      { timeout: 40_000, interval: 50 },
    );
  }

  async function translate(key: RunKey & { readonly reference: string }, model: string, text: string) {
    const engine = trainer.connect({ ...languages, reference: key.reference, model });
    const segments = [{ source: plainInline(text), codes: {} }];
    const [result] = await translateSegments(engine, { ...languages, segments, signal });
    return result;
  }

  test('says which settings it needs', () => {
    const needed = vendor.secretSettings.filter(
      (name) => !vendor.settings.shape[name]?.safeParse('').success,
    );
    expect(needed).toContain('apiKey');
    for (const name of needed)
      expect(vendor.settings.safeParse({ ...started.settings, [name]: '' }).success).toBe(false);
    expect(vendor.settings.safeParse({ ...started.settings, baseUrl: 'nonsense' }).success).toBe(false);
    expect(vendor.settings.safeParse(started.settings).success).toBe(true);
  });

  test('says who it is, or that the key is wrong', async () => {
    expect(await trainer.describe(signal)).toMatch(/\S/);
    const stranger = vendor.connect({ ...started.settings, apiKey: 'wrong' }, surroundings);
    await expect(stranger.describe(signal)).rejects.toMatchObject({ failure: { errorClass: 'auth' } });
    const nowhere = vendor.connect({ ...started.settings, baseUrl: 'http://127.0.0.1:9/' }, surroundings);
    await expect(nowhere.describe(signal)).rejects.toMatchObject({ failure: { errorClass: 'upstream' } });
    const inside = vendor.connect({ ...started.settings, baseUrl: 'http://10.0.0.1/' }, surroundings);
    await expect(inside.describe(signal)).rejects.toMatchObject({
      failure: { errorClass: 'address-refused' },
    });
  });

  test('estimates more for more', async () => {
    const size = (pairs: number) => ({ pairs, sourceBytes: pairs * 80, targetBytes: pairs * 90 });
    const [small, large] = [
      await trainer.estimate(size(5_000), signal),
      await trainer.estimate(size(90_000), signal),
    ];
    const amount = ({ tokens, seconds }: typeof small) => tokens ?? seconds ?? 0;
    expect(amount(small)).toBeGreaterThan(0);
    expect(amount(large)).toBeGreaterThan(amount(small));
  });

  test('trains what is ordered, once, and translates with it', { timeout }, async () => {
    const { key, shares } = await order();
    expect(shares.at(-1)).toBe(1);
    expect((await order(key.orderId)).key).toEqual(key);
    const run = await ended(key);
    expect(run.state).toBe('trained');
    const model = run.state === 'trained' ? run.model : '';
    expect(model).not.toBe('');
    const [known] = made;
    const answer = await translate(key, model, known?.source ?? '');
    expect(answer).toMatchObject({ status: 'translated', target: { text: known?.target } });
    expect(await trainer.look({ ...key, reference: null }, signal)).toEqual(run);
  });

  test('goes on with one that was cancelled, and accepts the same request twice', { timeout }, async () => {
    const { key } = await order();
    await trainer.cancel(key, signal);
    expect(await trainer.look(key, signal)).toEqual({ state: 'cancelled' });
    await trainer.cancel(key, signal);
    const again = await order(key.orderId);
    expect((await ended(again.key)).state).toBe('trained');
  });

  test('takes a run away, and accepts the same request twice', { timeout }, async () => {
    const { key } = await order();
    const run = await ended(key);
    const model = run.state === 'trained' ? run.model : '';
    await trainer.remove(key, signal);
    await trainer.remove(key, signal);
    expect(await translate(key, model, 'The cat sees 12 stone.')).toMatchObject({ status: 'failed' });
  });

  test('a run nobody ordered is gone', async () => {
    const key = { orderId: 'nobody', reference: null };
    expect(await trainer.look(key, signal)).toEqual({ state: 'gone' });
    await trainer.cancel(key, signal);
    await trainer.remove(key, signal);
  });

  test('stops handing in when its signal is aborted', async () => {
    const stopped = AbortSignal.abort(new Error('the user left'));
    const pairs = async function* () {
      yield { source: plainInline('a'), target: plainInline('b') };
    };
    const given = trainer.order({
      orderId: 'stopped',
      ...languages,
      pairs,
      signal: stopped,
      reportsTo: null,
      onProgress: async () => undefined,
    });
    await expect(given).rejects.toThrow('the user left');
  });
});
