import { BarChartOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type QuotaUse, quotaModules } from '@transloom/contracts/billing';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useAllows } from '../../session/permissions.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { saveText } from '../../ui/save-text.ts';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { roleName } from '../organizations/role-name.ts';
import { memberQuotasQuery, type UsesFilter, useExportUses, usesQuery } from './billing.queries.ts';
import { UsageChart } from './usage-chart.tsx';

const periods = ['7', '30', '90'] as const;
const dayMs = 86_400_000;

/** Whole days, so that the same page is asked for the same. */
function sinceOf(period: (typeof periods)[number]): string {
  const today = new Date().toISOString().slice(0, 10);
  return new Date(Date.parse(today) - (Number(period) - 1) * dayMs).toISOString();
}

/** Traffic monitoring: who used how many characters for what, and when (D3.59). */
export function UsagePage() {
  const { t } = useTranslation('billing');
  const list = useListState(['module', 'period', 'member']);
  const module = chosenOf(list.filter.module, quotaModules);
  const period = chosenOf(list.filter.period, periods) ?? '30';
  const userId = /^[0-9a-f-]{36}$/.exec(list.filter.member ?? '')?.[0];
  const filter: UsesFilter = { from: sinceOf(period), ...(module && { module }), ...(userId && { userId }) };
  const query = useQuery(usesQuery({ ...filter, pageNumber: list.pageNumber, pageSize: list.pageSize }));
  const save = useExportUses();
  const exportAll = () =>
    save.mutate(filter, {
      onSuccess: ({ csv }) => saveText({ name: t('usage.file'), type: 'text/csv', content: csv }),
    });
  return (
    <ListPage<QuotaUse>
      name="usage"
      label={t('screen.usage')}
      list={list}
      query={query}
      rowKey={({ useId }) => useId}
      columns={useColumns()}
      notice={<UsageChart filter={filter} />}
      filters={
        <>
          <ListChips
            list={list}
            filter="period"
            label={t('usage.period')}
            values={['all', ...periods.filter((one) => one !== '30')]}
            words={(value) => t(`usage.days.${value === 'all' ? '30' : value}`)}
          />
          <Select
            aria-label={t('usage.module')}
            style={{ width: 150 }}
            value={module ?? 'all'}
            onChange={(value) => list.change({ module: value === 'all' ? undefined : value })}
            options={['all' as const, ...quotaModules].map((value) => ({
              value,
              label: t(`module.${value}`),
            }))}
          />
          <MemberSelect chosen={userId} onChoose={(value) => list.change({ member: value })} />
        </>
      }
      actions={
        <Button icon={<DownloadOutlined aria-hidden />} loading={save.isPending} onClick={exportAll}>
          {t('usage.export')}
        </Button>
      }
      empty={{ icon: <BarChartOutlined />, title: t('usage.empty'), description: t('usage.emptyHint') }}
    />
  );
}

interface MemberSelectProps {
  readonly chosen: string | undefined;
  readonly onChoose: (userId: string | undefined) => void;
}

function MemberSelect({ chosen, onChoose }: MemberSelectProps) {
  const { t } = useTranslation('billing');
  const allows = useAllows();
  const { data: members = [] } = useQuery({ ...memberQuotasQuery, enabled: allows('member:quota') });
  if (members.length < 2) return null;
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('usage.member')}
      placeholder={t('usage.anybody')}
      style={{ width: 150 }}
      value={chosen ?? null}
      onChange={(value: string | null | undefined) => onChoose(value ?? undefined)}
      options={members.map(({ userId, username }) => ({ value: userId, label: username }))}
    />
  );
}

function useColumns(): readonly DataColumn<QuotaUse>[] {
  const { t } = useTranslation('billing');
  return [
    {
      key: 'member',
      title: t('usage.member'),
      width: 160,
      grow: true,
      render: ({ username }) => username ?? <Text tone="tertiary">{t('usage.left')}</Text>,
    },
    {
      key: 'role',
      title: t('usage.role'),
      width: 150,
      render: ({ role }) => (role === null ? '–' : roleName(role)),
    },
    { key: 'module', title: t('usage.module'), width: 140, render: ({ module }) => t(`module.${module}`) },
    {
      key: 'characters',
      title: t('usage.characters'),
      width: 120,
      numeric: true,
      render: ({ characters }) => formatNumber(characters),
    },
    {
      key: 'tokens',
      title: t('usage.tokens'),
      width: 120,
      numeric: true,
      render: ({ tokens }) => (tokens === 0 ? '–' : formatNumber(tokens)),
    },
    { key: 'date', title: t('usage.date'), width: 150, render: ({ date }) => <When instant={date} /> },
  ];
}
