import type { EngineEstimate, PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatCost, formatNumber, leastCost } from '../../../i18n/format.ts';
import { WayOut } from '../../../session/way-out.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';

const parts = ['file', 'memory', 'known', 'repeated'] as const;

interface EstimateResultProps {
  readonly estimate: PretranslationEstimate;
  /** Estimates again after somebody bought characters. */
  readonly onPaid?: () => void;
}

/** What the engine would take and whether the month has as much left, and then where the characters go. */
export function EstimateResult({ estimate, onPaid }: EstimateResultProps) {
  const { t } = useTranslation('projects');
  const { engines } = estimate;
  return (
    <Stack gap="xs">
      <Text as="h3" size="table" strong>
        {t('estimate.title')}
      </Text>
      <WalletFacts engines={engines} onPaid={onPaid} />
      <EngineEstimates engines={engines} />
      <CharacterFacts estimate={estimate} />
      {engines.some(({ cost }) => cost) ? (
        <Text size="small" tone="tertiary">
          {t('estimate.note')}
        </Text>
      ) : null}
    </Stack>
  );
}

interface WalletFactsProps {
  readonly engines: readonly EngineEstimate[];
  readonly onPaid?: (() => void) | undefined;
}

/** Characters that the organization has left now and afterwards, and the way to more where they are too few. */
function WalletFacts({ engines, onPaid }: WalletFactsProps) {
  const { t } = useTranslation('projects');
  const metered = engines.filter(({ walletLeft }) => walletLeft !== null);
  const [first] = metered;
  if (first === undefined || first.walletLeft === null) return null;
  const left = first.walletLeft;
  const needed = metered.reduce((sum, { characters }) => sum + characters.usual, 0);
  if (needed > left)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('estimate.walletShort', { needed: formatNumber(needed), left: formatNumber(left) })}
        action={<WayOut code="billing.no-characters" {...(onPaid && { onPaid })} />}
      />
    );
  const facts = [
    { label: t('estimate.wallet'), value: t('estimate.characters', { number: formatNumber(left) }) },
    {
      label: t('estimate.walletAfter'),
      value: t('estimate.characters', { number: formatNumber(left - needed) }),
    },
  ];
  return <Facts facts={facts} narrow />;
}

/** What each engine would take, and whether the month has as much left. */
export function EngineEstimates({ engines }: { readonly engines: readonly EngineEstimate[] }) {
  return engines.map((engine) => (
    <Stack key={engine.name} gap="xs">
      {engines.length > 1 ? <Text strong>{engine.name}</Text> : null}
      <Shortage engine={engine} />
      <EngineFacts engine={engine} />
    </Stack>
  ));
}

function CharacterFacts({ estimate }: { readonly estimate: PretranslationEstimate }) {
  const { t } = useTranslation('projects');
  const { engines, words, counter, characters } = estimate;
  const saved = parts.map((part) => ({ part, count: estimate[`${part}Characters`] }));
  const left = saved.reduce((rest, { count }) => rest - count, characters);
  // A summary is of a text that is translated as well, so it comes on top.
  const askedFor = engines.reduce((sum, engine) => sum + engine.characters.usual, 0);
  const summarized = Math.max(0, askedFor - left);
  const shown = [
    { part: 'all', count: characters } as const,
    ...saved,
    ...(engines.length > 0 ? [{ part: 'asked', count: left } as const] : []),
    { part: 'summarized', count: summarized } as const,
  ].filter(({ part, count }) => count > 0 || part === 'all' || part === 'asked');
  const facts = [
    {
      label: t(counter === 'word' ? 'estimate.wordsLikeWord' : 'estimate.words'),
      value: formatNumber(words),
    },
    ...shown.map(({ part, count }) => ({
      label: t(`estimate.${part}`),
      value: t('estimate.characters', { number: formatNumber(count) }),
    })),
  ];
  return <Facts facts={facts} narrow />;
}

function EngineFacts({ engine }: { readonly engine: EngineEstimate }) {
  const { t } = useTranslation('projects');
  const { tokens, cost, free, characters, price, charactersLeft, moneyLeft } = engine;
  const costText = () => {
    if (characters.usual === 0 && (cost?.usual ?? 0) === 0) return t('estimate.nothing');
    if (cost === null) return t(free ? 'estimate.free' : 'estimate.unknown');
    const { currency, usual, most } = cost;
    const known = usual > 0 && usual < leastCost ? 'lessThan' : 'about';
    const likely = t(`estimate.${known}`, { money: money(currency, usual) });
    return t('estimate.costOf', { usual: likely, most: money(currency, most) });
  };
  const left = [
    ...(charactersLeft === null ? [] : [t('estimate.characters', { number: formatNumber(charactersLeft) })]),
    ...(moneyLeft === null || price === null ? [] : [money(price.currency, moneyLeft)]),
  ];
  const facts = [
    { label: t('estimate.cost'), value: costText() },
    ...(left.length > 0 ? [{ label: t('estimate.left'), value: left.join(' · ') }] : []),
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
  ];
  return <Facts facts={facts} narrow />;
}

/** Says before it begins what would stay empty in the end. */
function Shortage({ engine }: { readonly engine: EngineEstimate }) {
  const { t } = useTranslation('projects');
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

function money(currency: string, amount: number): string {
  return formatCost({ currency, amount });
}
