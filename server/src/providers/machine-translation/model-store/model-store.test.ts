import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModels, startFakeModels } from '../../../testing/fake-models.ts';
import { bergamot } from '../vendors/bergamot/bergamot.ts';
import type { FetchLimits } from './fetch-file.ts';
import { bytesOf, modelLicence, type OfferedModel } from './model-list.ts';
import { fetchModelList } from './model-source.ts';
import { ModelStore, type ModelToFetch } from './model-store.ts';

let fake: FakeModels;
let folder: string;
let store: ModelStore;
let model: OfferedModel;
beforeEach(async () => {
  fake = await startFakeModels(['en-es', 'es-en']);
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  store = new ModelStore(folder);
  [model] = (await fetchModelList(fake.source, new AbortController().signal)) as [OfferedModel];
});
afterEach(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});

/** Nobody is silent for so long, however busy the machine: only who never says anything is given up. */
const patient: FetchLimits = { tries: 3, pauseMs: 1, silenceMs: 60_000 };

async function fetchIt(more: Partial<ModelToFetch> = {}) {
  const { signal } = new AbortController();
  const { filesUrl } = fake.source;
  await store.fetch({ model, filesUrl, signal, limits: patient, onProgress: fake.breakOff, ...more });
}

describe('a model that is fetched', () => {
  test('is offered with its size, comes into its place and translates', async () => {
    expect(model).toMatchObject({ direction: 'en-es', version: '3.0' });
    const arrived: number[] = [];
    await fetchIt({ onProgress: (bytes) => arrived.push(bytes) });
    expect(arrived.at(-1)).toBe(bytesOf(model));
    expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
    expect(await store.installed()).toEqual([
      {
        direction: 'en-es',
        source: 'en',
        target: 'es',
        bytes: expect.any(Number),
        manifest: {
          version: '3.0',
          licence: modelLicence,
          files: model.files.map(({ name, bytes, sum }) => ({ name, bytes, checksum: `sha256:${sum.hex}` })),
        },
      },
    ]);
    const engine = bergamot.connect(
      {},
      { fetch: () => Promise.reject(new Error('no network')), modelFolder: folder },
    );
    expect(await engine.availability(new AbortController().signal)).toMatchObject({ status: 'ready' });
    await bergamot.stop?.();
  });

  test('goes on where the connection broke', async () => {
    fake.fail('cut-off', 'cut-off');
    await fetchIt();
    expect(fake.asked[0]).toBe('');
    expect(fake.asked[1]).toMatch(/^bytes=[1-9]\d+-$/);
    expect(fake.asked).toHaveLength(5);
    expect(await store.installed()).toHaveLength(1);
  });

  test('goes on where it was stopped, and is no model until then', async () => {
    fake.fail('slow');
    const stopping = new AbortController();
    const onProgress = () => stopping.abort(new Error('enough'));
    await expect(fetchIt({ signal: stopping.signal, onProgress })).rejects.toThrow('enough');
    expect(await store.installed()).toEqual([]);
    await fetchIt();
    expect(fake.asked[1]).toMatch(/^bytes=\d+-$/);
    expect(await store.installed()).toHaveLength(1);
  });

  test('comes whole from a mirror that cannot go on', async () => {
    fake.ignoreRanges();
    fake.fail('cut-off');
    await fetchIt();
    expect(await store.installed()).toHaveLength(1);
  });

  test('is fetched once more when it is damaged, and given up when it is so again', async () => {
    fake.fail('damaged');
    await fetchIt();
    expect(await store.installed()).toHaveLength(1);
    await store.remove('en-es');
    fake.fail('damaged', 'damaged');
    await expect(fetchIt()).rejects.toThrow('damaged');
    expect(await store.installed()).toEqual([]);
  });

  test('is not believed when what was unpacked is something else', async () => {
    const [first, ...others] = model.files;
    if (!first) throw new Error('no file');
    model = { ...model, files: [{ ...first, sum: { kind: 'sha256', hex: '0'.repeat(64) } }, ...others] };
    await expect(fetchIt()).rejects.toThrow('damaged');
  });

  test('cannot be had where nobody answers', async () => {
    fake.fail('missing', 'missing', 'missing');
    await expect(fetchIt()).rejects.toThrow('unreachable');
    fake.fail('slow', 'slow', 'slow');
    await expect(fetchIt({ limits: { ...patient, silenceMs: 50 } })).rejects.toThrow('unreachable');
    await fake.stop();
    await expect(fetchModelList(fake.source, new AbortController().signal)).rejects.toThrow('unreachable');
  });

  test('is removed with what has arrived of another', async () => {
    await fetchIt();
    fake.fail('missing', 'missing', 'missing');
    model = { ...model, direction: 'en-fr' };
    await expect(fetchIt()).rejects.toThrow('unreachable');
    expect(await store.diskBytes()).toBeGreaterThan(0);
    expect(await store.remove('../en-es')).toBe(false);
    expect(await store.remove('en-es')).toBe(true);
    expect(await store.remove('en-es')).toBe(false);
    await store.discard('en-fr');
    expect(await readdir(store.folder)).toEqual([]);
  });

  test('comes once where several want it at the same moment', async () => {
    const another = new ModelStore(folder); // of another process
    const { signal } = new AbortController();
    const wanted = { model, filesUrl: fake.source.filesUrl, signal, limits: patient };
    await Promise.all([fetchIt(), another.fetch(wanted), another.fetch(wanted)]);
    expect(fake.asked).toHaveLength(model.files.length);
    expect(await store.installed()).toMatchObject([{ direction: 'en-es', manifest: { version: '3.0' } }]);
    expect(await readdir(store.folder)).toEqual(['en-es']);
  });

  test('is gone on with by who waited when the other one is stopped, or was killed', async () => {
    fake.fail('slow');
    const stopping = new AbortController();
    const waiting: Promise<void>[] = [];
    const onProgress = () => {
      waiting.push(fetchIt());
      stopping.abort(new Error('enough'));
    };
    await expect(fetchIt({ signal: stopping.signal, onProgress })).rejects.toThrow('enough');
    await Promise.all(waiting);
    expect(await store.installed()).toHaveLength(1);
    await store.remove('en-es');
    await mkdir(store.folder, { recursive: true });
    const turn = join(store.folder, '.incoming-en-es.turn');
    await writeFile(turn, 'somebody who was killed');
    const longAgo = new Date(Date.now() - 61_000);
    await utimes(turn, longAgo, longAgo);
    await fetchIt();
    expect(await readdir(store.folder)).toEqual(['en-es']);
  });

  test('is not waited for by who is stopped', async () => {
    await mkdir(store.folder, { recursive: true });
    await writeFile(join(store.folder, '.incoming-en-es.turn'), 'somebody else');
    const stopping = new AbortController();
    const waiting = fetchIt({ signal: stopping.signal });
    stopping.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    expect(fake.asked).toEqual([]);
  });

  test('may be put there by hand', async () => {
    await fetchIt();
    await rm(join(store.folder, 'en-es', 'model.json'));
    await writeFile(join(folder, 'note.txt'), 'not a model');
    expect(await store.installed()).toMatchObject([{ direction: 'en-es', manifest: null }]);
  });
});
