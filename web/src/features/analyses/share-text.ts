import { currentLocale } from '../../i18n/locale.ts';

/** Whole percent; 100 is for all alone and 0 for none alone. */
export function shareText(part: number, whole: number): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(shareOf(part, whole) / 100);
}

function shareOf(part: number, whole: number): number {
  if (part === 0 || whole === 0) return 0;
  if (part === whole) return 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}
