import { defineConfig } from '@playwright/test';
import { findBrowserWithoutWindows } from './e2e/setup/find-browser.ts';

const { executablePath, environment } = await findBrowserWithoutWindows();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup/start-product.ts',
  outputDir: 'test-results',
  // Journeys wait while others work, so one more than the cores of a small machine; each has texts of its own, so that
  // they do not meet.
  workers: 3,
  fullyParallel: true,
  // Only what hangs should end here: machines are shared and noisy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 30_000,
    ...(process.env['E2E_BASE_URL'] ? { baseURL: process.env['E2E_BASE_URL'] } : {}),
    launchOptions: {
      executablePath,
      env: { ...process.env, ...environment },
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Processes of their own for pictures and the network cost what is said between them; the rest is what Playwright sets,
        // of which the last word counts.
        '--in-process-gpu',
        '--num-raster-threads=1',
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
      ],
    },
    locale: 'zh-CN',
    // A menu stands in its place for a moment before it slides in; a press then and a release later is no click.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
  },
});
