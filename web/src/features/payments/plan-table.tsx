import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { accountTypeNames } from '@transloom/contracts/account-type-names';
import type { ShownPlan } from '@transloom/contracts/payments';
import { capabilities } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './plan-table.module.css';

interface PlanTableProps {
  readonly plans: readonly ShownPlan[];
  readonly current: AccountType;
  /** What a plan costs; nothing for one that nobody sells. */
  readonly price: (plan: AccountType) => ReactNode;
  /** The way to a plan; nothing where there is none. */
  readonly action: (plan: AccountType) => ReactNode;
}

/** What each plan includes, side by side. */
export function PlanTable({ plans, current, price, action }: PlanTableProps) {
  const { t } = useTranslation('payments');
  const amount = (value: number | null) => (value === null ? t('plan.unlimited') : formatNumber(value));
  const isCurrent = (plan: ShownPlan) => plan.accountType === current;
  const rows: readonly (readonly [string, (plan: ShownPlan) => ReactNode])[] = [
    [t('plan.monthlyCharacters'), (plan) => amount(plan.monthlyCharacters)],
    [t('plan.monthlyTokens'), (plan) => amount(plan.monthlyTokens)],
    [t('plan.customEngines'), (plan) => formatNumber(plan.customEngines)],
    [t('plan.base'), () => <Included yes />],
    ...capabilities.map(
      (capability) =>
        [
          t(`capability.${capability}`),
          (plan: ShownPlan) => <Included yes={plan.capabilities.includes(capability)} />,
        ] as const,
    ),
  ];
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <Text size="small" tone="secondary">
                {t('plan.feature')}
              </Text>
            </th>
            {plans.map((plan) => (
              <th key={plan.accountType} scope="col" data-current={isCurrent(plan)}>
                <Stack gap="xs" align="flex-start">
                  <Text strong>{accountTypeNames[plan.accountType][currentLocale()]}</Text>
                  {isCurrent(plan) ? <StatusTag tone="accent">{t('plan.current')}</StatusTag> : null}
                  {price(plan.accountType)}
                  {action(plan.accountType)}
                </Stack>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, render]) => (
            <tr key={label}>
              <th scope="row">
                <Text size="table">{label}</Text>
              </th>
              {plans.map((plan) => (
                <td key={plan.accountType} data-current={isCurrent(plan)}>
                  <Text size="table" numeric>
                    {render(plan)}
                  </Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Included({ yes }: { readonly yes: boolean }) {
  const { t } = useTranslation('payments');
  return yes ? (
    <CheckOutlined aria-label={t('plan.included')} />
  ) : (
    <MinusOutlined aria-label={t('plan.notIncluded')} />
  );
}
