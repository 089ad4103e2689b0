import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Engine } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { formatCost, formatMoney, formatNumber } from '../../../i18n/format.ts';

interface EngineUseProps {
  readonly engine: Engine;
  readonly connection: EngineConnection | undefined;
}

/** What an engine used of its characters this month, and who translates what it fails at. */
export function EngineUse({ engine: { fallback, use }, connection }: EngineUseProps) {
  const { t } = useTranslation('engines');
  const counted = connection ?? use;
  return (
    <>
      {counted ? ` · ${usedWords(counted, t)}` : null}
      {connection ? <Costs connection={connection} /> : null}
      {fallback === null ? null : ` · ${t('limits.fallbackIs', { engine: fallback })}`}
    </>
  );
}

/** By its own price, or by the list price; with the budget they are of. */
function Costs({ connection }: { readonly connection: EngineConnection }) {
  const { t } = useTranslation('engines');
  const { usedCosts, price, moneyPerMonth, currency: inForce } = connection;
  const unspent =
    moneyPerMonth !== null && inForce !== null && !usedCosts.some((cost) => cost.currency === inForce);
  const costs = unspent ? [...usedCosts, { currency: inForce, amount: 0 }] : usedCosts;
  return costs.map(({ currency, amount }) => {
    const cost = formatCost({ currency, amount });
    if (moneyPerMonth !== null && currency === inForce)
      return ` · ${t('limits.costOf', { cost, most: formatMoney({ currency, amount: moneyPerMonth }) })}`;
    return ` · ${t(price === null ? 'limits.cost' : 'limits.ownCost', { cost })}`;
  });
}

function usedWords(
  { usedCharacters, charactersPerMonth }: NonNullable<Engine['use']>,
  t: ReturnType<typeof useTranslation<'engines'>>['t'],
): string {
  const used = formatNumber(usedCharacters);
  if (charactersPerMonth === null) return t('limits.used', { used });
  return t('limits.usedOf', { used, most: formatNumber(charactersPerMonth) });
}
