import { describe, expect, test } from 'vitest';
import { limits, timers } from './limits.ts';

describe('limits have the values of the specification', () => {
  test.each([
    ['P9.1', limits.requestTimeoutMs, 300_000],
    ['P9.1', limits.chunkLoadTimeoutMs, 120_000],
    ['P9.3', limits.messagesPerPage, 100],
    ['P9.3', limits.badgeMaximum, 99],
    ['P9.3', limits.organizationsListed, 2],
    ['D9.1', limits.comparedCharacters, 2000],
    ['D9.2', limits.comparedTerms, 20],
    ['D9.2', limits.customEngineTerms, 20],
    ['D9.3', limits.customEngineNameCharacters, 10],
    ['D9.3', limits.customEngineDescriptionCharacters, 100],
    ['D9.3', limits.customEngineTags, 3],
    ['D9.3', limits.customEngineExampleCharacters, 4000],
    ['D9.4', limits.deepFewestPairs, 5000],
    ['D9.4', limits.deepMostPairs, 100_000],
    ['D9.7', limits.remarkCharacters, 500],
    ['D9.10', limits.memoryFiles, 50],
    ['D9.25', limits.matchRateMinimum, 50],
  ])('%s: %i is %i', (_rule, value, specified) => {
    expect(value).toBe(specified);
  });
});

test('timers have the values of the specification (P9.2, D9.39-40, P4.13, P7.7, P7.18)', () => {
  expect(timers).toMatchObject({
    downloadPollMs: 5_000,
    messageCountPollMs: 600_000,
    orderPollMs: 1_000,
    alertPollMs: 60_000,
    alertShownMs: 5_000,
    organizationSwitchMs: 1_000,
    logoutRedirectMs: 500,
    sessionExpiredRedirectMs: 3_000,
    signUpEnterMs: 2_000,
    passwordResetRedirectMs: 1_000,
  });
});
