import { useQuery } from '@tanstack/react-query';
import type { AccountType } from '@transloom/contracts/roles';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { fenText } from './pay/fen-text.ts';
import { pricesQuery } from './payments.queries.ts';

/** What a plan costs by the month and by the year; nothing for one that nobody sells. */
export function PlanPrice({ plan }: { readonly plan: AccountType }) {
  const { t } = useTranslation('payments');
  const { data: pro = [] } = useQuery(pricesQuery('PRO'));
  const { data: enterprise = [] } = useQuery(pricesQuery('ENTERPRISE'));
  const options = [...pro, ...enterprise].filter(({ accountType }) => accountType === plan);
  if (plan === 'personal') return <Text numeric>{fenText(0)}</Text>;
  return (
    <Stack gap="xxs">
      {options.map(({ code, price, timeUnit }) => (
        <Text key={code} numeric>
          {timeUnit === null ? fenText(price) : t(`plan.per.${timeUnit}`, { price: fenText(price) })}
        </Text>
      ))}
    </Stack>
  );
}
