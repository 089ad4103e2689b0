import { expect, test } from '@playwright/test';

const asChrome = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** The scripts and styles the page names: all that must be there before it shows anything. */
async function firstFiles(read: (path: string) => Promise<{ text(): Promise<string> }>): Promise<string[]> {
  const page = await (await read('/')).text();
  return Array.from(page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), (match) => String(match[1]));
}

test('the first page is few files, compressed and kept for long', async ({ request }) => {
  const files = await firstFiles((path) => request.get(path, { headers: asChrome }));
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(15);
  for (const file of files) {
    const answer = await request.get(file, { headers: asChrome });
    const { 'cache-control': kept, 'content-encoding': encoding } = answer.headers();
    expect([file, kept]).toEqual([file, 'public, max-age=31536000, immutable']);
    // Smaller files gain nothing from compression.
    if ((await answer.body()).length >= 1024) expect([file, encoding]).toEqual([file, 'br']);
  }
});

test('its scripts are at most 350 kB with gzip', async ({ request }) => {
  const headers = { ...asChrome, 'accept-encoding': 'gzip' };
  const files = await firstFiles((path) => request.get(path, { headers }));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = scripts.map(async (file) =>
    Number((await request.head(file, { headers })).headers()['content-length']),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(350_000);
});
