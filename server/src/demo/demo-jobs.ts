import type { Role } from '@transloom/contracts/roles';
import type { taskPriceSchema } from '@transloom/contracts/task-prices';
import type { z } from 'zod';
import { demoProjectsByState } from './demo-projects.ts';

/** A file in one language, and how far its people are with it. */
export interface DemoJob {
  readonly fileName: string;
  readonly language: string;
  /** Who is offered the translation; the first of them works on it. */
  readonly translators: readonly [Role, ...Role[]];
  readonly hoursLeft: number;
  readonly price?: Pick<z.output<typeof taskPriceSchema>, 'currency' | 'unitPrice' | 'per' | 'extraFee'>;
  /**
   * `begun`: what the memory filled exactly is confirmed. `translated`: the translation is handed over, and its review
   * is offered to the reviewer. `reviewed`: the review is handed over as well.
   */
  readonly progress: 'offered' | 'accepted' | 'begun' | 'translated' | 'reviewed';
}

const { working, finished } = demoProjectsByState;
const [guide, notes, strings] = working.fileNames;
const [mail] = finished.fileNames;

/** Prices are in the smallest unit of the currency, for 1000 words. */
const inYuan = { currency: 'CNY', unitPrice: 18_000, per: 1000, extraFee: 0 } as const;
const inEuro = { currency: 'EUR', unitPrice: 11_000, per: 1000, extraFee: 500 } as const;

export const workingJobs: readonly DemoJob[] = [
  {
    fileName: notes,
    language: 'zh-CN',
    translators: ['TRANSLATOR'],
    hoursLeft: 6 * 24,
    price: inYuan,
    progress: 'offered',
  },
  {
    fileName: guide,
    language: 'zh-CN',
    translators: ['TRANSLATOR'],
    hoursLeft: 4 * 24,
    price: inYuan,
    progress: 'begun',
  },
  {
    fileName: strings,
    language: 'zh-CN',
    translators: ['TRANSLATOR'],
    hoursLeft: 2 * 24,
    progress: 'translated',
  },
  {
    fileName: notes,
    language: 'de',
    translators: ['TRANSLATOR', 'EXTERNAL_TRANSLATOR'],
    hoursLeft: 5 * 24,
    price: inEuro,
    progress: 'offered',
  },
  { fileName: strings, language: 'de', translators: ['TRANSLATOR'], hoursLeft: 20, progress: 'accepted' },
];

export const finishedJobs: readonly DemoJob[] = [
  {
    fileName: mail,
    language: 'es',
    translators: ['EXTERNAL_TRANSLATOR'],
    hoursLeft: 2 * 24,
    price: inEuro,
    progress: 'reviewed',
  },
];
