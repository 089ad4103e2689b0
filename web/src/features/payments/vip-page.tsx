import { useQuery } from '@tanstack/react-query';
import { accountTypeNames } from '@transloom/contracts/account-type-names';
import { plans as planTerms } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useAllows } from '../../session/permissions.ts';
import { usePurchase } from '../../session/purchase.ts';
import { useUser } from '../../session/session.queries.ts';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { PackCards } from './pack-cards.tsx';
import { membershipQuery, useStartTrial } from './payments.queries.ts';
import { PlanPrice } from './plan-price.tsx';
import { PlanTable } from './plan-table.tsx';

/** The plan, what others include, and character packs (`view=char`, P2.34). */
export function VipPage() {
  const { t } = useTranslation('payments');
  const { view } = useSearchParams('view');
  const change = useChangeSearchParams();
  const query = useQuery(membershipQuery);
  return (
    <Page>
      <Stack gap="lg">
        <PageHeader
          title={t('screen.membership')}
          facts={query.data ? <PlanFacts {...query.data} /> : null}
        />
        <FilterChips
          label={t('view.label')}
          value={view === 'char' ? 'char' : 'plans'}
          onChange={(value) => change({ view: value === 'char' ? 'char' : undefined })}
          choices={[
            { value: 'plans', label: t('view.plans') },
            { value: 'char', label: t('view.char') },
          ]}
        />
        {view === 'char' ? (
          <Section title={t('packs.title')} description={t('packs.description')}>
            <PackCards kind="CHARACTERS" />
          </Section>
        ) : (
          <Loadable query={query}>
            {({ plans, accountType, trial }) => (
              <Section title={t('plan.title')} description={t('plan.description')}>
                <PlanTable
                  plans={plans}
                  current={accountType}
                  price={(plan) => <PlanPrice plan={plan} />}
                  action={(plan) => <PlanButton plan={plan} current={accountType} trial={trial} />}
                />
              </Section>
            )}
          </Loadable>
        )}
      </Stack>
    </Page>
  );
}

interface PlanFactsProps {
  readonly boughtType: AccountType;
  readonly expireTime: string | null;
  readonly expired: boolean;
}

function PlanFacts({ boughtType, expireTime, expired }: PlanFactsProps) {
  const { t } = useTranslation('payments');
  return (
    <Stack direction="row" gap="xs">
      <StatusTag tone={expired ? 'danger' : 'accent'}>
        {accountTypeNames[boughtType][currentLocale()]}
      </StatusTag>
      {expireTime === null ? null : (
        <Text size="table" tone={expired ? 'danger' : 'secondary'}>
          {t(expired ? 'plan.expired' : 'plan.expires', { date: formatDate(expireTime) })}
        </Text>
      )}
    </Stack>
  );
}

const sold: readonly AccountType[] = ['pro', 'STANDARD', 'ULTIMATE'];

interface PlanButtonProps {
  readonly plan: AccountType;
  readonly current: AccountType;
  readonly trial: boolean;
}

function PlanButton({ plan, current, trial }: PlanButtonProps) {
  const { t } = useTranslation('payments');
  const allows = useAllows();
  const { open } = usePurchase();
  const confirm = useConfirm();
  const startTrial = useStartTrial();
  const isPersonal = useUser()?.organizationType === 'PERSON';
  if (!allows('billing:manage'))
    return plan === 'pro' ? <Text size="small">{t('plan.askOwner')}</Text> : null;
  if (!sold.includes(plan) || (plan === 'pro' && !isPersonal)) return null;
  const renews = planTerms[plan].tier === planTerms[current].tier;
  const askForTrial = () =>
    confirm({
      title: t('trial.title'),
      consequence: t('trial.consequence'),
      verb: t('trial.start'),
      onConfirm: () => startTrial.mutateAsync(undefined),
    });
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        type={plan === 'pro' ? 'primary' : 'default'}
        onClick={() => open(plan === 'pro' ? 'PRO' : 'ENTERPRISE')}
      >
        {t(renews && current !== 'pro-trial' ? 'plan.renew' : 'plan.upgrade')}
      </Button>
      {plan === 'pro' && trial ? (
        <Button type="link" size="small" onClick={askForTrial}>
          {t('trial.start')}
        </Button>
      ) : null}
    </Stack>
  );
}
