import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../logging/log.ts';

export interface ListenSettings {
  readonly url: string;
  readonly log: Log;
  /** Handlers of payloads by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Listens again after the connection was lost: something may have been missed. */
  onReturn(): void;
}

export interface Listener {
  close(): Promise<void>;
}

const retryPauseMs = 1000;
/** Finds a connection that died without a word. */
const checkMs = 10_000;

/** One connection that hears notifications of all processes; it comes back after the database does. */
export async function listen(settings: ListenSettings): Promise<Listener> {
  let closed = false;
  let client = await connect(settings, () => void reconnect());
  const reconnect = async () => {
    while (!closed) {
      try {
        client = await connect(settings, () => void reconnect());
        settings.onReturn();
        return;
      } catch {
        await wait(retryPauseMs);
      }
    }
  };
  const check = setInterval(() => {
    client.query('select 1').catch(() => undefined); // its failure ends the connection, which is heard of
  }, checkMs);
  return {
    async close() {
      closed = true;
      clearInterval(check);
      await client.end();
    },
  };
}

async function connect({ url, log, channels }: ListenSettings, onLoss: () => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: 'transloom notifications',
  });
  client.on('error', (error) =>
    log.warn({ error: error.message }, 'the connection for notifications was lost'),
  );
  client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
  await client.connect();
  for (const channel of Object.keys(channels))
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  client.once('end', onLoss);
  return client;
}
