import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { limits } from '@transloom/contracts/limits';
import { findBrowser } from '../../e2e/setup/find-browser.ts';
import { makeDocument } from '../../e2e/setup/make-document.ts';
import { openOwnProduct } from '../../e2e/setup/own-product.ts';
import { signInWithLink } from '../../e2e/setup/sign-in-with-link.ts';
import { linkOf } from '../../e2e/setup/signed-in-people.ts';
import type { Bench, Figures } from './bench.ts';
import { pageMegabytes } from './editor/page-megabytes.ts';
import { observePage } from './editor/watched-page.ts';

const segments = 100_000;
const keys = 120;
const keyPauseMs = 60;
const wheelTurns = 60;

/** A very long document in a real browser: opening it, typing in it, scrolling through it. */
export const editor: Bench = {
  name: 'editor',
  meanings: {
    firstRowMs: {
      meaning:
        'From the address to the frame that shows a row of 100,000, with nothing in the browser’s store',
      bound: '< 1000',
    },
    firstRowDataKb: { meaning: 'What was received of the API until then, as it is sent', bound: '< 300' },
    firstRowAllKb: { meaning: 'The same with the scripts and styles of the program' },
    indexMs: { meaning: 'From the address until it is known how all 100,000 rows stand' },
    indexKb: { meaning: 'What was received for that, as it is sent' },
    keyToPaintMedianMs: { meaning: 'From a key to the frame that shows it, median', bound: '< 16' },
    keyToPaintP95Ms: { meaning: 'From a key to the frame that shows it, 95th percentile', bound: '< 16' },
    longestScrollFrameMs: {
      meaning: 'The longest time between two frames while the list scrolls by 24,000 px',
      bound: '≤ 50',
    },
    scrollLongTasks: { meaning: 'Tasks over 50 ms meanwhile' },
    jumpMs: { meaning: 'From the jump to segment 70,000 to the frame that shows its text' },
    filterMs: { meaning: 'From a filter that fits every segment to the list of all of them' },
    pageMb: { meaning: 'Memory that the process of the page has for itself at the end', bound: '< 400' },
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
      const options = { baseURL: address, locale: 'en-US', storageState };
      const file = { name: 'long.txt', content: sentences() };
      const maker = await browser.newContext(options);
      const path = await makeDocument(maker, file, { patienceMs: 900_000 });
      await maker.close();
      return await measureEditor(await browser.newContext(options), address + path);
    } finally {
      await browser.close();
      await product.remove();
    }
  },
};

async function measureEditor(context: BrowserContext, address: string): Promise<Figures> {
  const page = await context.newPage();
  await observePage(page);
  await page.goto(address);
  const opening = await opened(page);
  const typing = await typeAndWatch(page);
  const scrolling = await scrollAndWatch(page);
  const jumpMs = await jump(page);
  const filterMs = await filter(page);
  return { ...opening, ...typing, ...scrolling, jumpMs, filterMs, pageMb: await pageMegabytes(page) };
}

function sentences(): string {
  const lines = Array.from(
    { length: segments },
    (_, index) => `Thread ${index} runs over ${(index * 7) % 101} and under ${(index * 13) % 97} others.`,
  );
  return lines.join('\n\n');
}

async function opened(page: Page): Promise<Figures> {
  const indexCalls = Math.floor(segments / limits.segmentsPerIndex) + 1;
  await page.waitForFunction(
    (calls) =>
      window.watched.rowAt > 0 &&
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/segments/index'))
        .length >= calls,
    indexCalls,
    { timeout: 120_000 },
  );
  return page.evaluate(() => {
    const { rowAt } = window.watched;
    const isBefore = ({ responseEnd }: PerformanceResourceTiming) => responseEnd > 0 && responseEnd <= rowAt;
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const kilobytes = (some: PerformanceResourceTiming[]) =>
      Math.round(some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000);
    const received = all.filter(isBefore);
    const index = all.filter(({ name }) => name.includes('/segments/index'));
    return {
      firstRowMs: Math.round(rowAt),
      firstRowDataKb: kilobytes(received.filter(({ name }) => name.includes('/api/'))),
      firstRowAllKb: kilobytes(received),
      indexMs: Math.round(Math.max(...index.map(({ responseEnd }) => responseEnd))),
      indexKb: kilobytes(index),
    };
  });
}

async function typeAndWatch(page: Page): Promise<Figures> {
  await page.getByLabel('Translation of segment 3', { exact: true }).click();
  await page.evaluate(() => {
    window.watched.paints.length = 0;
  });
  await page.keyboard.type('a fast weaver '.repeat(10).slice(0, keys), { delay: keyPauseMs });
  const paints = (await page.evaluate(() => window.watched.paints)).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((paints[Math.floor(paints.length * part)] ?? 0) * 10) / 10;
  return { keyToPaintMedianMs: at(0.5), keyToPaintP95Ms: at(0.95) };
}

async function scrollAndWatch(page: Page): Promise<Figures> {
  await page.mouse.move(400, 400);
  await page.evaluate(() => {
    window.watched.longTasks.length = 0;
    window.watched.frames.length = 0;
  });
  for (let turn = 0; turn < wheelTurns; turn++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  const { frames, longTasks } = await page.evaluate(() => window.watched);
  return { longestScrollFrameMs: Math.round(Math.max(0, ...frames)), scrollLongTasks: longTasks.length };
}

async function jump(page: Page): Promise<number> {
  await page.keyboard.press('Control+g');
  await page.getByRole('spinbutton').fill('70000');
  const from = Date.now();
  await page.keyboard.press('Enter');
  await page.getByLabel('Translation of segment 70000', { exact: true }).waitFor();
  return Date.now() - from;
}

async function filter(page: Page): Promise<number> {
  const from = Date.now();
  await page.getByRole('button', { name: 'Unconfirmed', exact: true }).click();
  await page.waitForResponse((response) => response.url().includes('/segments/found'));
  await page.getByLabel('Translation of segment 70000', { exact: true }).waitFor();
  return Date.now() - from;
}
