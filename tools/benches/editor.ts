import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/setup/find-browser.ts';
import { makeDocument } from '../../e2e/setup/make-document.ts';
import { openOwnProduct } from '../../e2e/setup/own-product.ts';
import { signInWithLink } from '../../e2e/setup/sign-in-with-link.ts';
import { linkOf } from '../../e2e/setup/signed-in-people.ts';
import type { Bench, Figures } from './bench.ts';

const segments = 10_000;
const keys = 120;
const keyPauseMs = 60;

/** A long document in a real browser: opening it, typing in it, scrolling through it. */
export const editor: Bench = {
  name: 'editor',
  meanings: {
    openMs: {
      meaning: 'From the last byte of 10,000 segments to the frame that shows the document',
      bound: '< 1000',
    },
    keyToPaintMedianMs: { meaning: 'From a key to the frame that shows it, median', bound: '< 16' },
    keyToPaintP95Ms: { meaning: 'From a key to the frame that shows it, 95th percentile' },
    scrollLongTasks: { meaning: 'Tasks over 50 ms while the list scrolls by 24,000 px' },
    longestScrollTaskMs: { meaning: 'The longest of these tasks' },
  },
  async measure() {
    const product = await openOwnProduct();
    const { executablePath, environment } = await findBrowser();
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...environment },
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const { address, demoLinks } = product;
      const storageState = await signInWithLink(address, linkOf(demoLinks, 'PROJECT_MANAGER'));
      const context = await browser.newContext({ baseURL: address, locale: 'en-US', storageState });
      return await measureEditor(context, product.address);
    } finally {
      await browser.close();
      await product.remove();
    }
  },
};

async function measureEditor(context: BrowserContext, address: string): Promise<Figures> {
  const file = { name: 'long.txt', content: sentences() };
  const path = await makeDocument(context, file, { patienceMs: 600_000 });
  const page = await context.newPage();
  await page.goto(address + path);
  await page.getByText(`${segments.toLocaleString('en-US')} segments`, { exact: true }).waitFor();
  // The second time, so that scripts come from the browser's store.
  await observe(page);
  await page.goto(address + path);
  const openMs = await shownAfterData(page);
  const typing = await typeAndWatch(page);
  const scrolling = await scrollAndWatch(page);
  return { openMs, ...typing, ...scrolling };
}

function sentences(): string {
  const lines = Array.from(
    { length: segments },
    (_, index) => `Thread ${index} runs over ${(index * 7) % 101} and under ${(index * 13) % 97} others.`,
  );
  return lines.join('\n\n');
}

interface Watched {
  shownAt: number;
  readonly paints: number[];
  readonly longTasks: number[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before its own scripts. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(
    (count: string) => {
      const watched: Watched = { shownAt: 0, paints: [], longTasks: [] };
      window.watched = watched;
      const afterPaint = (tell: () => void) => requestAnimationFrame(() => setTimeout(tell));
      const look = () => {
        if (!document.body?.textContent?.includes(count)) return requestAnimationFrame(look);
        return afterPaint(() => {
          watched.shownAt = performance.now();
        });
      };
      requestAnimationFrame(look);
      addEventListener(
        'keydown',
        ({ timeStamp }) => afterPaint(() => watched.paints.push(performance.now() - timeStamp)),
        true,
      );
      new PerformanceObserver((list) => {
        watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
    },
    `${segments.toLocaleString('en-US')} segments`,
  );
}

/** From the last byte of the last segment to the frame that shows them all. */
async function shownAfterData(page: Page): Promise<number> {
  await page.waitForFunction(() => window.watched.shownAt > 0);
  return page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = loads
      .filter(({ name }) => name.includes('/segments?'))
      .map(({ responseEnd }) => responseEnd);
    return Math.round(window.watched.shownAt - Math.max(...ends));
  });
}

async function typeAndWatch(page: Page) {
  await page.getByLabel('Translation of segment 3', { exact: true }).click();
  await page.evaluate(() => {
    window.watched.paints.length = 0;
  });
  await page.keyboard.type('a fast weaver '.repeat(10).slice(0, keys), { delay: keyPauseMs });
  const paints = (await page.evaluate(() => window.watched.paints)).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((paints[Math.floor(paints.length * part)] ?? 0) * 10) / 10;
  return { keyToPaintMedianMs: at(0.5), keyToPaintP95Ms: at(0.95) };
}

async function scrollAndWatch(page: Page) {
  await page.mouse.move(400, 400);
  await page.evaluate(() => {
    window.watched.longTasks.length = 0;
  });
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  const longTasks = await page.evaluate(() => window.watched.longTasks);
  return { scrollLongTasks: longTasks.length, longestScrollTaskMs: Math.round(Math.max(0, ...longTasks)) };
}
