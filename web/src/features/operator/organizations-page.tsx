import { ApartmentOutlined, CreditCardOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { accountTypeNames } from '@transloom/contracts/account-type-names';
import type { InstalledOrganization } from '@transloom/contracts/operator';
import { type AccountType, accountTypes } from '@transloom/contracts/roles';
import { DatePicker, Form, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatDate } from '../../i18n/format.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { When } from '../../ui/when.tsx';
import { organizationsQuery, useSetPlan } from './operator.queries.ts';

/** All organizations of the installation, with their plans. */
export function OrganizationsPage() {
  const { t } = useTranslation('operator');
  const list = useListState([]);
  const search = useSettled(list.search);
  const query = useQuery(
    organizationsQuery({ search, pageNumber: list.pageNumber, pageSize: list.pageSize }),
  );
  const [planned, setPlanned] = useState<InstalledOrganization>();
  return (
    <>
      <ListPage<InstalledOrganization>
        name="operator-organizations"
        label={t('screen.organizations')}
        list={list}
        query={query}
        rowKey={({ organizationId }) => organizationId}
        columns={useColumns()}
        rowActions={(organization) => [
          {
            key: 'plan',
            label: t('organizations.setPlan'),
            icon: <CreditCardOutlined />,
            onClick: () => setPlanned(organization),
          },
        ]}
        search={t('organizations.search')}
        empty={{
          icon: <ApartmentOutlined />,
          title: t('organizations.empty'),
          description: t('organizations.emptyHint'),
        }}
      />
      <PlanDialog organization={planned} onClose={() => setPlanned(undefined)} />
    </>
  );
}

function useColumns(): readonly DataColumn<InstalledOrganization>[] {
  const { t } = useTranslation('operator');
  return [
    { key: 'name', title: t('organizations.name'), width: 240, grow: true, render: ({ name }) => name },
    {
      key: 'plan',
      title: t('organizations.plan'),
      width: 140,
      render: ({ accountType }) => accountTypeNames[accountType][currentLocale()],
    },
    {
      key: 'expires',
      title: t('organizations.expires'),
      width: 120,
      render: ({ expiresAt }) => (expiresAt === null ? t('organizations.never') : formatDate(expiresAt)),
    },
    {
      key: 'members',
      title: t('organizations.members'),
      width: 90,
      numeric: true,
      render: ({ members }) => members,
    },
    {
      key: 'stored',
      title: t('organizations.stored'),
      width: 120,
      numeric: true,
      render: ({ storedBytes }) => formatBytes(storedBytes),
    },
    {
      key: 'created',
      title: t('organizations.created'),
      width: 130,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
}

interface PlanDialogProps {
  readonly organization: InstalledOrganization | undefined;
  readonly onClose: () => void;
}

interface Fields {
  readonly accountType: AccountType;
  readonly until?: Dayjs | null;
}

function PlanDialog({ organization, onClose }: PlanDialogProps) {
  const { t } = useTranslation('operator');
  const set = useSetPlan();
  const submit = async ({ accountType, until }: Fields) => {
    if (organization === undefined) return;
    const { organizationId } = organization;
    await set.mutateAsync({
      organizationId,
      accountType,
      expiresAt: until?.endOf('day').toISOString() ?? null,
    });
  };
  return (
    <FormDialog<Fields>
      title={t('organizations.planTitle', { name: organization?.name ?? '' })}
      open={organization !== undefined}
      onClose={onClose}
      verb={t('organizations.setPlan')}
      initialValues={{ accountType: organization?.accountType ?? 'personal' }}
      onSubmit={submit}
    >
      <Form.Item name="accountType" label={t('organizations.plan')}>
        <Select
          options={accountTypes.map((value) => ({ value, label: accountTypeNames[value][currentLocale()] }))}
        />
      </Form.Item>
      <Form.Item name="until" label={t('organizations.expires')} extra={t('organizations.expiresHint')}>
        <DatePicker style={{ width: '100%' }} />
      </Form.Item>
    </FormDialog>
  );
}
