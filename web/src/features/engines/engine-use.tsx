import type { Engine, EngineConnection } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../i18n/format.ts';

/** Whatever costs at all is not shown as nothing. */
const leastShown = 0.01;

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
      {connection?.usedCosts.map(
        ({ currency, amount }) =>
          ` · ${t('limits.cost', { cost: formatMoney({ currency, amount: Math.max(leastShown, amount) }) })}`,
      )}
      {fallback === null ? null : ` · ${t('limits.fallbackIs', { engine: fallback })}`}
    </>
  );
}

function usedWords(
  { usedCharacters, charactersPerMonth }: NonNullable<Engine['use']>,
  t: ReturnType<typeof useTranslation<'engines'>>['t'],
): string {
  const used = formatNumber(usedCharacters);
  if (charactersPerMonth === null) return t('limits.used', { used });
  return t('limits.usedOf', { used, most: formatNumber(charactersPerMonth) });
}
