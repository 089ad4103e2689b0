/**
 * Which windows are still open, as locks that end with the window, however it ends. Where the browser has no locks (a
 * page without https) every window counts as gone: its text may be sent twice, which changes nothing.
 */
const lockName = (windowId: string) => `transloom-window/${windowId}`;

/** A window that is loaded anew lets go a moment after the next page has begun. */
const patienceMs = 500;

/** Gives the function that lets go. */
export function holdWindow(windowId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void lockManager()?.request(lockName(windowId), () => held);
  return release;
}

export async function hasEnded(windowId: string): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) return true;
  const signal = AbortSignal.timeout(patienceMs);
  return locks.request(lockName(windowId), { signal }, () => true).catch(() => false);
}

function lockManager(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
