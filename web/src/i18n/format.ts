import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { readUserInfo } from '../session/stored-session.ts';
import { currentLocale, type Locale } from './locale.ts';

dayjs.extend(relativeTime);
dayjs.extend(utc);
dayjs.extend(timezone);

const dayjsLocales: Readonly<Record<Locale, () => Promise<unknown>>> = {
  'zh-CN': () => import('dayjs/locale/zh-cn.js'),
  'en-US': () => Promise.resolve(), // built in
};

export async function startFormats(locale: Locale = currentLocale()): Promise<void> {
  await dayjsLocales[locale]();
  dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
}

/** 12,340 */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(currentLocale()).format(value);
}

/** A whole percentage of a part from 0 to 1 (D9.28): 100% is all of it and 0% is none. */
export function formatPercent(part: number): string {
  const rounded = Math.round(part * 100);
  const whole = part > 0 && part < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
  return new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(whole / 100);
}

/** The percentage that a part is of a whole; 0% of nothing. */
export function formatShare(part: number, whole: number): string {
  return formatPercent(whole === 0 ? 0 : part / whole);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 3.4 MB; a kilobyte is 1,024 bytes, as file managers show it. */
export function formatBytes(bytes: number): string {
  const step = Math.min(byteUnits.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  const parts = new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).formatToParts(bytes / 1024 ** step);
  // A space stands between number and unit in Chinese too.
  return parts.map(({ type, value }) => (type === 'unit' ? ` ${value}` : value.trim())).join('');
}

/** $12.50; `currency` has three letters. */
export function formatMoney({
  currency,
  amount,
}: {
  readonly currency: string;
  readonly amount: number;
}): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount);
}

/** Whatever costs at all is not shown as nothing. */
export const leastCost = 0.01;

/** $12.50; what costs less than a cent counts as one. */
export function formatCost({
  currency,
  amount,
}: {
  readonly currency: string;
  readonly amount: number;
}): string {
  return formatMoney({ currency, amount: amount > 0 ? Math.max(leastCost, amount) : 0 });
}

/** 01:05 (D9.47), or 1:02:03 from an hour on. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}

/** 2026-11-28 (D9.42) */
export function formatDate(instant: string): string {
  return inZone(instant).format('YYYY-MM-DD');
}

/** 2026-11-28 09:30 in Chinese, 11-28-2026 09:30 in English (D9.42). */
export function formatInstant(instant: string): string {
  return inZone(instant).format(instantPattern());
}

/** How `formatInstant` writes it, for fields that take a date and time. */
export function instantPattern(): string {
  return currentLocale() === 'zh-CN' ? 'YYYY-MM-DD HH:mm' : 'MM-DD-YYYY HH:mm';
}

/** 11月28日 09:30, 11-28-2026 09:30: the time of a message (D9.42). */
export function formatMessageTime(instant: string): string {
  return inZone(instant).format(currentLocale() === 'zh-CN' ? 'MM月DD日 HH:mm' : 'MM-DD-YYYY HH:mm');
}

/** Relative under a day ("3 minutes ago"), else the date. */
export function formatWhen(instant: string, now: Date = new Date()): string {
  const hours = dayjs(now).diff(instant, 'hour');
  return Math.abs(hours) < 24 ? dayjs(instant).from(now) : formatDate(instant);
}

/** Ann, Ben and Chen */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { style: 'long', type: 'conjunction' }).format(names);
}

/** The moment in the zone that the user chose; in the browser's own where they chose none. */
function inZone(instant: string): dayjs.Dayjs {
  const zone = readUserInfo()?.timeZone;
  return zone ? dayjs(instant).tz(zone) : dayjs(instant);
}
