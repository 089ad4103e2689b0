import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stopModels } from '../providers/machine-translation/vendors/statistical/ask-model.ts';
import { createSafeFetch } from '../providers/safe-fetch/safe-fetch.ts';
import { RunFolder } from './run-folder.ts';
import { RunReports } from './run-reports.ts';
import { shownRun, trainerCalls } from './trainer-calls.ts';
import { trainerServer } from './trainer-server.ts';
import { TrainingQueue } from './training-queue.ts';

export interface TrainerOptions {
  /** Where runs, corpora and engines are kept. */
  readonly folder: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  /** Made on first start and kept in the folder where it is absent. */
  readonly key?: string | undefined;
  readonly version: string;
  /** Private hosts that may be told how runs go: names, addresses or CIDRs; public ones always may. */
  readonly privateHosts?: readonly string[];
  /** Gets errors that nobody expected. */
  readonly complain: (error: unknown) => void;
}

export interface RunningTrainer {
  readonly address: string;
  readonly key: string;
  stop(): Promise<void>;
}

/** The reference trainer: statistical engines, trained on this machine's processor and served from it. */
export async function startTrainer(options: TrainerOptions): Promise<RunningTrainer> {
  const { folder, port, host, version, privateHosts = [], complain } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = options.key ?? (await keptKey(folder));
  const runs = new RunFolder(folder);
  const queue = new TrainingQueue(runs, { complain, onChange: (runId) => reports.tell(runId) });
  const reports = new RunReports({
    fetch: createSafeFetch(privateHosts),
    key,
    complain,
    async look(runId) {
      const run = await runs.find(runId);
      return run && { run: await shownRun(runs, queue, run), reportsTo: run.reportsTo };
    },
  });
  await queue.resume();
  const server = trainerServer(trainerCalls(runs, queue, { version }), { key, complain });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    key,
    async stop() {
      server.close();
      server.closeAllConnections();
      reports.stop();
      await queue.stop();
      stopModels();
    },
  };
}

async function keptKey(folder: string): Promise<string> {
  const file = join(folder, 'key');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = randomBytes(24).toString('base64url');
    await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  }
}
