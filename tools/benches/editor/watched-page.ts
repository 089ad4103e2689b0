import type { Page } from '@playwright/test';

/** What a page tells of its frames; times are in milliseconds since it was opened. */
interface Watched {
  /** When the first row of a document was painted. */
  rowAt: number;
  /** From each key to the frame that shows it. */
  readonly paints: number[];
  /** Between two frames. */
  readonly frames: number[];
  readonly longTasks: number[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Watches the page from its beginning, before its own scripts run. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { rowAt: 0, paints: [], frames: [], longTasks: [] };
    window.watched = watched;
    const afterPaint = (tell: () => void) => requestAnimationFrame(() => setTimeout(tell));
    const look = (): void => {
      if (document.querySelector('[data-row]') === null) requestAnimationFrame(look);
      else
        afterPaint(() => {
          watched.rowAt = performance.now();
        });
    };
    requestAnimationFrame(look);
    let last = performance.now();
    const frame = (now: number): void => {
      watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    addEventListener(
      'keydown',
      ({ timeStamp }) => afterPaint(() => watched.paints.push(performance.now() - timeStamp)),
      true,
    );
    new PerformanceObserver((list) => {
      watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}
