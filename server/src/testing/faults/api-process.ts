import { startApi } from '../../api.ts';
import { readConfig } from '../../config.ts';
import { findDatabase } from '../../find-database.ts';

/** What the process tells once the API answers. */
export interface ApiStarted {
  readonly address: string;
}

/** The API in a process of its own, for tests that take away what it stands on. */
const config = readConfig(process.env);
const database = await findDatabase(config);
const api = await startApi(config, database.url);
process.once('disconnect', () => void stop());
process.send?.({ address: api.address } satisfies ApiStarted);

async function stop(): Promise<void> {
  await api.stop();
  process.exit(0);
}
