/**
 * Which windows have a document open, as locks that end with the window, however it ends. Where the browser has no
 * locks (a page without https) every window counts as gone: its text may be sent twice, which changes nothing.
 */
const lockName = (windowId: string) => `transloom-window/${windowId}`;

/** Gives the function that lets go. */
export function holdWindow(windowId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void lockManager()?.request(lockName(windowId), () => held);
  return release;
}

export async function livingWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name?.split('/')[1] ?? []));
}

function lockManager(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
