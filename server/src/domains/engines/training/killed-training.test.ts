import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadKeyring } from '../../../platform/secrets/keyring.ts';
import { callAs } from '../../../testing/call-as.ts';
import { copyEngine } from '../../../testing/copy-engine.ts';
import {
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import {
  fakeFineTuningKey,
  fakeTunableModel,
  startFakeFineTuning,
} from '../../../testing/fake-trainers/fake-fine-tuning.ts';
import { largeCorpusTable } from '../../../testing/large-corpus-table.ts';

const secretKey = randomBytes(32).toString('base64');
const server = await customEngineServer({ keyring: loadKeyring([secretKey], '') });
const vendor = await startFakeFineTuning();
/** What all workers store in. */
const folder = mkdtempSync(join(tmpdir(), 'killed-training-'));
afterAll(async () => {
  await vendor.stop();
  rmSync(folder, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL('../../../testing/custom-engine-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [script, server.url, secretKey, folder], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Its corpus is clean; each test begins with a copy. */
let model = '';
beforeAll(async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const fileIds = await uploadCorpus(server, user, largeCorpusTable());
  const here = await server.work();
  const { customEngineId } = await createEngine(server, user, { kind: 'deep', fileIds });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  await here.stop();
  model = customEngineId;
});

const uploads = () => vendor.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /v1/files');

test('a training outlives the workers that hand it in and follow it, and is ordered once', async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const { data: trainer } = await callAs(server, user, engineTrainersApi.addTrainer, {
    vendor: 'openai-fine-tuning',
    name: 'Vendor',
    settings: { baseUrl: vendor.baseUrl, apiKey: fakeFineTuningKey, model: fakeTunableModel },
  });
  const but = { trainer_id: trainer.trainerId };
  const customEngineId = await copyEngine(server, { customEngineId: model, user, but });
  const { data: estimate } = await callAs(server, user, customEnginesApi.estimateTraining, {
    customEngineId,
  });
  const { estimateKey } = estimate;

  vendor.hold();
  vendor.fail('hang');
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId, estimateKey });
  const before = vendor.requests.length;
  const first = startWorker();
  await vi.waitFor(() => expect(vendor.requests.length).toBeGreaterThan(before), { timeout: 60_000 });
  first.kill('SIGKILL');
  vendor.heal();

  const second = startWorker();
  const isFollowed = ({ versions: [version] }: Awaited<ReturnType<typeof createEngine>>) =>
    version?.training?.share === 0.25;
  await settledEngine(server, user, customEngineId, isFollowed);
  second.kill('SIGKILL');
  vendor.letGo();

  startWorker();
  const done = await settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');
  expect(done.versions).toHaveLength(1);
  expect(done.versions[0]).toMatchObject({ status: 'ready', failure: null });
  expect(vendor.jobs.size).toBe(1);
  expect(vendor.files.size).toBe(1);
  expect(uploads()).toHaveLength(1);
}, 400_000);

test('a quick training whose worker is killed is begun anew by the next, and makes one version', async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const customEngineId = await copyEngine(server, { customEngineId: model, user, but: { kind: 'quick' } });
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });

  const first = startWorker();
  const isAtWork = ({ versions: [version] }: Awaited<ReturnType<typeof createEngine>>) =>
    version?.job?.step === 'training' && (version.job.done ?? 0) > 0;
  await settledEngine(server, user, customEngineId, isAtWork);
  first.kill('SIGKILL');

  startWorker();
  const done = await settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');
  expect(done.versions).toHaveLength(1);
  expect(done).toMatchObject({ status: 'ready', currentVersion: 1, versions: [{ failure: null }] });
  expect(done.scores?.custom.bleu).toBeGreaterThan(50);
}, 400_000);
