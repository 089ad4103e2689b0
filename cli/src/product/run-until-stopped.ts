import { once } from 'node:events';

interface Running {
  stop(): Promise<void>;
}

/** Keeps what runs going until somebody asks to stop; then stops it, the last started first. */
export async function runUntilStopped(...running: readonly Running[]): Promise<void> {
  const asked = new AbortController();
  const { signal } = asked;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  await Promise.race(signals.map((name) => once(process, name, { signal })));
  // A terminal sends Ctrl-C to the whole group and the launcher hands it on: the second one is no news.
  for (const name of signals) process.on(name, () => undefined);
  asked.abort();
  for (const each of running.toReversed()) await each.stop();
}
