import { startApi } from './api.ts';
import { addDemo } from './demo/add-demo.ts';
import { createSignInLink } from './domains/accounts/open-first-door.ts';
import { findDatabase } from './find-database.ts';
import type { Services } from './platform/services.ts';
import type { RunningProduct, StartOptions } from './start-transloom.ts';
import { startWorkerChild } from './worker-child.ts';

/** Database, API and worker as one process tree. */
export async function startTransloom({ config, demo }: StartOptions): Promise<RunningProduct> {
  const database = await findDatabase(config);
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
        ...{ username, role },
        link: signInLink(address, door),
      })),
      async stop() {
        await api.stop();
        await worker.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function openDoor({ database, now }: Services): Promise<string | undefined> {
  return createSignInLink(database, now());
}

/** The address that signs in once with this token. */
export function signInLink(address: string, token: string): string {
  const link = new URL('/login', address);
  link.searchParams.set('link', token);
  return link.href;
}
