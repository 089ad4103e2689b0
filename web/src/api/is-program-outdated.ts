/**
 * Whether the server gives out another program than the one this page runs: the address of the first script holds a hash of
 * all that it loads. No where the server does not answer.
 */
export async function isProgramOutdated(): Promise<boolean> {
  const own = entryOf(document);
  if (own === undefined) return false;
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!response.ok) return false;
    const served = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return served !== undefined && served !== own;
  } catch {
    return false;
  }
}

function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;
}
