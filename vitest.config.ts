import { defineConfig } from 'vitest/config';

/** Only what hangs, or grows out of proportion, should end here: machines are shared and noisy. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 } as const;
/** Files of one process share what is loaded, which is half of the time: they leave no trace in modules. */
const sharing = { ...patience, isolate: false } as const;
const nodeTests = { ...sharing, environment: 'node', pool: 'forks' } as const;

export default defineConfig({
  test: {
    // Twice the cores of a small machine: what tests of the server do is wait, some of their time.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...nodeTests,
          name: 'core',
          include: ['core/src/**/*.test.ts', 'contracts/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...nodeTests,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/provide-database.ts'],
        },
      },
      { test: { ...nodeTests, name: 'cli', include: ['cli/src/**/*.test.ts'] } },
      { test: { ...nodeTests, name: 'tools', include: ['tools/**/*.test.ts'] } },
      {
        test: {
          ...sharing,
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/prepare-browser.ts'],
        },
      },
    ],
  },
});
