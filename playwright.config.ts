import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/setup/find-browser.ts';

const { executablePath, environment } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup/start-product.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  use: {
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
      ],
    },
    locale: 'zh-CN',
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
