import { useQuery } from '@tanstack/react-query';
import type { WorkContract, WorkPrice } from '@transloom/contracts/work';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { formatDuration } from '../i18n/format.ts';
import { WayOut } from '../session/way-out.tsx';
import { LinesSkeleton } from '../ui/skeletons.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { useAmountText } from './use-amount-text.ts';
import { workKey } from './use-work.ts';
import type { OptionsIn, WorkKind } from './work-kind.ts';

interface WorkCostProps<Contract extends WorkContract> {
  readonly kind: WorkKind<Contract>;
  /** Undefined while it is not said yet what is to be done. */
  readonly options: OptionsIn<Contract> | undefined;
}

/** Cost and time before work starts; a refusal stands in their place. */
export function WorkCost<Contract extends WorkContract>({ kind, options }: WorkCostProps<Contract>) {
  const { data, error } = useQuery({
    queryKey: [...workKey(kind), 'price', options],
    queryFn: ({ signal }) => callApi(kind.api.priceWork, { options }, { signal }),
    enabled: options !== undefined,
    retry: false,
    meta: { failure: 'inline' },
  });
  if (options === undefined) return null;
  if (error !== null) return <Refusal error={error} />;
  return data === undefined ? <LinesSkeleton /> : <Price price={data} />;
}

/** Why it cannot start, and the way out where something to buy helps. */
function Refusal({ error }: { readonly error: Error }) {
  const code = error instanceof ApiError ? error.code : '';
  return <Alert type="warning" showIcon title={error.message} action={<WayOut code={code} />} />;
}

function Price({ price }: { readonly price: WorkPrice }) {
  const { t } = useTranslation('work');
  const costText = useCostText();
  const { cost, seconds } = price;
  return (
    <Stack gap="xxs">
      <Text strong>{t('cost.title')}</Text>
      <Text as="p" numeric>
        {costText(price)}
        {' · '}
        {seconds === null ? t('cost.unknownTime') : t('cost.time', { time: formatDuration(seconds * 1000) })}
      </Text>
      {cost === null ? null : (
        <Text size="small" tone="secondary" as="p">
          {t('cost.held')}
        </Text>
      )}
    </Stack>
  );
}

function useCostText(): (price: WorkPrice) => string {
  const { t } = useTranslation('work');
  const amountText = useAmountText();
  return ({ cost, engineCharacters }) => {
    if (cost !== null) return t('cost.most', { amount: amountText(cost.wallet, cost.amount) });
    if (engineCharacters === undefined) return t('cost.free');
    if (engineCharacters === null) return t('cost.engineUnknown');
    return t('cost.engine', { amount: amountText('characters', engineCharacters) });
  };
}
