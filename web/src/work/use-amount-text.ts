import type { Wallet } from '@transloom/contracts/billing';
import { useTranslation } from 'react-i18next';
import { formatCost, formatNumber } from '../i18n/format.ts';

/** Wallets count money in millionths of the currency. */
const microsPerUnit = 1_000_000;

/** An amount in units of its wallet, in words: 1,200 characters, $0.35. */
export function useAmountText(): (wallet: Wallet, amount: number) => string {
  const { t } = useTranslation('work');
  return (wallet, amount) => {
    if (wallet === 'CNY' || wallet === 'USD')
      return formatCost({ currency: wallet, amount: amount / microsPerUnit });
    return t(`amount.${wallet}`, { amount: formatNumber(amount) });
  };
}
