import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startFormats } from '../i18n/format.ts';
import { startTexts } from '../i18n/i18next.ts';
import { usePurchase } from '../session/purchase.ts';

// The proof of work itself runs in workers, which this environment has not; journeys in a browser do it. Here, because
// files share their modules: a mock in one of them would come too late where another has loaded the page.
vi.mock('../features/accounts/solve-captcha.ts', () => ({ solveCaptcha: async () => 'solved' }));

// Patient, for machines that do much else; short, because the whole page in a failure hides what failed.
vi.setConfig({ testTimeout: 30_000 });
// `defaultHidden`: to compute for every role whether it is visible takes two thirds of the time of a page test.
configure({
  asyncUtilTimeout: 8_000,
  defaultHidden: true,
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** Tests read like Chinese users unless they choose another language. */
beforeAll(async () => {
  localStorage.setItem('locale', 'zh-CN');
  await Promise.all([startTexts('zh-CN'), startFormats('zh-CN')]);
});

/** No motion: what goes away is gone at once. */
function matchMedia(query: string): MediaQueryList {
  const list = { media: query, matches: query.includes('prefers-reduced-motion'), onchange: null };
  return Object.assign(new EventTarget(), { ...list, addListener: () => {}, removeListener: () => {} });
}

beforeEach(() => {
  // A dialog that opened while its page went away belongs to nobody, and the next test would find it; so with a purchase
  // that was begun, because files share their modules.
  document.body.replaceChildren();
  usePurchase.getState().close();
  vi.stubGlobal('matchMedia', matchMedia);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('locale', 'zh-CN');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
