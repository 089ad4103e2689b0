import { useQuery } from '@tanstack/react-query';
import { type billingApi, quotaCapsSchema } from '@transloom/contracts/billing';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { App, Button, Form, InputNumber, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { roleName } from '../organizations/role-name.ts';
import { capsQuery, memberQuotasQuery, useSetCaps, useSetMemberQuota } from './billing.queries.ts';

type MemberQuota = OutputOf<typeof billingApi.memberQuotas>[number];

const capKinds = ['day', 'object'] as const;

/** Own caps: for a day, for one piece of work, and for each member; they hold with and without billing. */
export function QuotasPage() {
  const { t } = useTranslation('billing');
  const members = useQuery(memberQuotasQuery);
  return (
    <Page>
      <Stack gap="lg">
        <PageHeader title={t('screen.quotas')} description={t('quotas.description')} />
        <CapsSection />
        <Section title={t('quotas.members')} description={t('quotas.membersHint')}>
          <Loadable query={members}>{(rows) => <MemberTable members={rows} />}</Loadable>
        </Section>
      </Stack>
    </Page>
  );
}

interface CapFields {
  readonly day?: number | null;
  readonly object?: number | null;
}

function CapsSection() {
  const { t } = useTranslation('billing');
  const { message } = App.useApp();
  const query = useQuery(capsQuery);
  const set = useSetCaps();
  const submit = async ({ day = null, object = null }: CapFields) => {
    await set.mutateAsync(quotaCapsSchema.parse({ day, object }));
    void message.success(t('quotas.saved'));
  };
  return (
    <Section title={t('quotas.caps')} description={t('quotas.capsHint')}>
      <Loadable query={query}>
        {(caps) => (
          <Form<CapFields> layout="inline" initialValues={caps} onFinish={(fields) => void submit(fields)}>
            {capKinds.map((kind) => (
              <Form.Item key={kind} name={kind} label={t(`quotas.cap.${kind}`)}>
                <InputNumber<number>
                  min={1}
                  precision={0}
                  placeholder={t('quotas.none')}
                  style={{ width: 160 }}
                />
              </Form.Item>
            ))}
            <Button type="primary" htmlType="submit" loading={set.isPending}>
              {t('quotas.save')}
            </Button>
          </Form>
        )}
      </Loadable>
    </Section>
  );
}

function MemberTable({ members }: { readonly members: readonly MemberQuota[] }) {
  const { t } = useTranslation('billing');
  const [edited, setEdited] = useState<MemberQuota>();
  const set = useSetMemberQuota();
  const submit = async ({ monthlyCharacters = null }: { readonly monthlyCharacters?: number | null }) => {
    if (edited) await set.mutateAsync({ userId: edited.userId, monthlyCharacters });
  };
  return (
    <>
      <Table<MemberQuota>
        size="small"
        pagination={false}
        rowKey={({ userId }) => userId}
        dataSource={[...members]}
        columns={[
          { key: 'member', title: t('usage.member'), render: (_, { username }) => username },
          { key: 'role', title: t('usage.role'), render: (_, { role }) => roleName(role) },
          {
            key: 'used',
            title: t('quotas.used'),
            align: 'right',
            render: (_, { usedCharacters }) => formatNumber(usedCharacters),
          },
          {
            key: 'limit',
            title: t('quotas.limit'),
            align: 'right',
            render: (_, { monthlyCharacters }) =>
              monthlyCharacters === null ? t('quotas.none') : formatNumber(monthlyCharacters),
          },
          {
            key: 'actions',
            title: t('quotas.actions'),
            render: (_, member) => (
              <Button size="small" onClick={() => setEdited(member)}>
                {t('quotas.set')}
              </Button>
            ),
          },
        ]}
      />
      <FormDialog<{ readonly monthlyCharacters?: number | null }>
        title={t('quotas.setTitle', { name: edited?.username ?? '' })}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        verb={t('quotas.set')}
        initialValues={{ monthlyCharacters: edited?.monthlyCharacters ?? null }}
        onSubmit={submit}
      >
        <Form.Item name="monthlyCharacters" label={t('quotas.limit')} extra={t('quotas.emptyIsNone')}>
          <InputNumber<number> min={0} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </FormDialog>
    </>
  );
}
