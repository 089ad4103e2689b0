import { startApi } from './api.ts';
import type { Config } from './config.ts';
import { addDemo } from './demo/add-demo.ts';
import { createSignInLink } from './domains/accounts/open-first-door.ts';
import { findDatabase } from './find-database.ts';
import { type HeldFolder, holdDataFolder } from './operator/hold-data-folder.ts';
import { operatorErrorOf } from './operator/operator-error-of.ts';
import type { Services } from './platform/services.ts';
import { signInLink } from './sign-in-link.ts';
import type { RunningProduct, StartOptions } from './start-transloom.ts';
import { startWorkerChild } from './worker-child.ts';

/** Database, API and worker as one process tree. */
export async function startTransloom({ config, demo }: StartOptions): Promise<RunningProduct> {
  const held = config.DATABASE_URL === undefined ? holdData(config) : undefined;
  const database = await findDatabase(config).catch((error: unknown) => {
    held?.release();
    throw error;
  });
  try {
    const worker = startWorkerChild(config, database.url);
    const api = await startApi(config, database.url, worker.figures).catch(async (error: unknown) => {
      await worker.stop();
      throw error;
    });
    const address = config.PUBLIC_URL ?? api.address;
    const token = await openDoor(api.services);
    const entrances = demo ? await addDemo(api.services) : [];
    return {
      address,
      ...(token === undefined ? {} : { signInLink: signInLink(address, token) }),
      demoLinks: entrances.map(({ username, role, token: door }) => ({
        username,
        role,
        link: signInLink(address, door),
      })),
      async stop() {
        await api.stop();
        await worker.stop();
        await database.stop();
        held?.release();
      },
    };
  } catch (error) {
    await database.stop();
    held?.release();
    throw error;
  }
}

function holdData({ DATA_DIR }: Config): HeldFolder {
  try {
    return holdDataFolder(DATA_DIR);
  } catch (error) {
    throw operatorErrorOf(error, DATA_DIR);
  }
}

function openDoor({ database, now }: Services): Promise<string | undefined> {
  return createSignInLink(database, now());
}
