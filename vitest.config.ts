import { defineConfig } from 'vitest/config';

/** Only what hangs, or grows out of proportion, should end here: machines are shared and noisy. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 } as const;
const nodeTests = { ...patience, environment: 'node', pool: 'forks' } as const;

export default defineConfig({
  test: {
    // One more than the cores of a small machine: the fault tests wait for heartbeats most of their time.
    maxWorkers: 3,
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
          ...patience,
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/prepare-browser.ts'],
        },
      },
    ],
  },
});
