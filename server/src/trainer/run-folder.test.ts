import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RunFolder, type RunRecord } from './run-folder.ts';
import { startTrainer } from './start-trainer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run: RunRecord = {
  runId: 'sound',
  order: {
    sourceLanguage: 'en',
    targetLanguage: 'es',
    pairs: 600,
    parts: [{ sha256: '0'.repeat(64), bytes: 9 }],
  },
  state: 'receiving',
  error: null,
  model: null,
  reportsTo: null,
  createdAt: '2026-01-01T00:00:00Z',
  startedAt: null,
  finishedAt: null,
};

async function leave(path: string, content: string): Promise<void> {
  await mkdir(join(folder, 'runs', path, '..'), { recursive: true });
  await writeFile(join(folder, 'runs', path), content);
}

/** What a trainer meets in its folder after a crash, a full disk or somebody's visit. */
async function leaveStrangeThings(): Promise<void> {
  await new RunFolder(folder).change(run.runId, () => run);
  await leave('cut-off/run.json', '{"runId":"cut-o');
  await leave('empty/run.json', '');
  await leave('other/run.json', '{"version":1}');
  await leave('moved/run.json', JSON.stringify(run));
  await leave('notes', 'a file');
  await leave('.DS_Store', 'a file');
  await leave('a b/run.json', 'a folder with another name');
}

test('runs that are damaged and things that are no runs are left out, and each is told of', async () => {
  await leaveStrangeThings();
  const told: string[] = [];
  const runs = await new RunFolder(folder).list((error) => told.push(String(error)));
  expect(runs).toEqual([run]);
  for (const name of ['cut-off', 'empty', 'other', 'moved', 'notes', '.DS_Store', 'a b'])
    expect(told.filter((line) => line.includes(join(folder, 'runs', name)))).toHaveLength(1);
  expect(told).toHaveLength(7);
});

test('a trainer starts beside them and answers for the runs that are sound', async () => {
  await leaveStrangeThings();
  const told: unknown[] = [];
  const options = { folder, port: 0, host: '127.0.0.1', version: 'test' };
  const trainer = await startTrainer({ ...options, complain: (error) => told.push(error) });
  try {
    const authorization = `Bearer ${trainer.key}`;
    const answer = await fetch(`${trainer.address}/v1/runs/sound`, { headers: { authorization } });
    expect(await answer.json()).toMatchObject({ runId: 'sound', state: 'receiving' });
    expect(told).toHaveLength(7);
  } finally {
    await trainer.stop();
  }
});
