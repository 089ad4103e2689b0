import type { PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';

type EngineEstimate = NonNullable<PretranslationEstimate['engine']>;

const parts = ['file', 'memory', 'known', 'repeated'] as const;

/** Where the characters go, what the engine would take for the rest, and whether the month has as much left. */
export function EstimateResult({ estimate }: { readonly estimate: PretranslationEstimate }) {
  const { t } = useTranslation('projects');
  const { engine } = estimate;
  const characters = (count: number) => t('estimate.characters', { number: formatNumber(count) });
  const saved = parts
    .map((part) => ({ label: t(`estimate.${part}`), count: estimate[`${part}Characters`] }))
    .filter(({ count }) => count > 0);
  const facts = [
    { label: t('estimate.words'), value: formatNumber(estimate.words) },
    { label: t('estimate.all'), value: characters(estimate.characters) },
    ...saved.map(({ label, count }) => ({ label, value: characters(count) })),
    ...(engine ? [{ label: t('estimate.asked'), value: characters(engine.characters.usual) }] : []),
  ];
  return (
    <Stack gap="xs">
      <Text as="h3" size="table" strong>
        {t('estimate.title')}
      </Text>
      <Facts facts={facts} />
      {engine ? <EngineFacts engine={engine} /> : null}
      {engine ? <Shortage engine={engine} /> : null}
      {engine?.cost ? (
        <Text size="small" tone="tertiary">
          {t('estimate.note')}
        </Text>
      ) : null}
    </Stack>
  );
}

function EngineFacts({ engine }: { readonly engine: EngineEstimate }) {
  const { t } = useTranslation('projects');
  const money = useMoneyText();
  const { tokens, cost, free, characters, price, charactersLeft, moneyLeft } = engine;
  const costText = () => {
    if (characters.usual === 0 && (cost?.usual ?? 0) === 0) return t('estimate.nothing');
    if (cost === null) return t(free ? 'estimate.free' : 'estimate.unknown');
    const { currency, usual, most } = cost;
    return t('estimate.costOf', { usual: money(currency, usual), most: money(currency, most) });
  };
  const left = [
    ...(charactersLeft === null ? [] : [t('estimate.characters', { number: formatNumber(charactersLeft) })]),
    ...(moneyLeft === null || price === null ? [] : [money(price.currency, moneyLeft)]),
  ];
  const facts = [
    ...(tokens === null
      ? []
      : [
          {
            label: t('estimate.tokens'),
            value: t('estimate.tokensOf', {
              read: formatNumber(tokens.read.usual),
              written: formatNumber(tokens.written.usual),
            }),
          },
        ]),
    { label: t('estimate.cost'), value: costText() },
    ...(left.length > 0 ? [{ label: t('estimate.left'), value: left.join(' · ') }] : []),
  ];
  return <Facts facts={facts} />;
}

/** Says before it begins what would stay empty in the end. */
function Shortage({ engine }: { readonly engine: EngineEstimate }) {
  const { t } = useTranslation('projects');
  const money = useMoneyText();
  const { characters, charactersLeft, cost, moneyLeft } = engine;
  if (charactersLeft !== null && characters.usual > charactersLeft) {
    const numbers = { needed: formatNumber(characters.usual), left: formatNumber(charactersLeft) };
    return <Alert type="warning" showIcon title={t('estimate.charactersShort', numbers)} />;
  }
  if (cost === null || moneyLeft === null) return null;
  const { currency, usual, most } = cost;
  const left = money(currency, moneyLeft);
  if (usual > moneyLeft) {
    const amounts = { needed: money(currency, usual), left };
    return <Alert type="warning" showIcon title={t('estimate.moneyShort', amounts)} />;
  }
  if (most <= moneyLeft) return null;
  return <Alert type="info" showIcon title={t('estimate.moneyMayBeShort', { left })} />;
}

const leastShown = 0.01;

/** Whatever costs at all is not shown as nothing. */
function useMoneyText(): (currency: string, amount: number) => string {
  const { t } = useTranslation('projects');
  return (currency, amount) =>
    amount > 0 && amount < leastShown
      ? t('estimate.lessThan', { money: formatMoney({ currency, amount: leastShown }) })
      : formatMoney({ currency, amount });
}
