import { formatMoney } from '../../../i18n/format.ts';

/** Whole fen as people read them: ¥60.00. */
export function fenText(fen: number): string {
  return formatMoney({ currency: 'CNY', amount: fen / 100 });
}
