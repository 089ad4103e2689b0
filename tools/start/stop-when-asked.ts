interface Stoppable {
  stop(): Promise<void>;
}

/** A signal within this time is the same Ctrl-C again: the terminal sends it, and npm and the launcher hand it on. */
const sameWishMs = 2_000;

/**
 * Stops the product on Ctrl-C, on a polite kill, and when the process that started us is gone. A second wish ends
 * the process at once; so does one while the product is still starting: the database and the worker follow by
 * themselves.
 */
export function stopWhenAsked(starting: Promise<Stoppable>, { onStop }: { onStop(): void }): void {
  let running: Stoppable | undefined;
  starting.then(
    (product) => {
      running = product;
    },
    () => undefined, // whoever awaits the start tells why it failed
  );
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt !== undefined && Date.now() - askedAt < sameWishMs) return;
    if (askedAt !== undefined || running === undefined) process.exit(130);
    askedAt = Date.now();
    onStop();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask();
  }, 500).unref();
}
