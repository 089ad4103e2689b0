import { FileTextOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { isGeneratedName } from '@transloom/contracts/organization-names';
import type { PayChannel } from '@transloom/contracts/payments';
import { Alert, Button, DatePicker, Form, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useUser } from '../../../session/session.queries.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { expiryQuery, membershipQuery, pricesQuery, useSignContract } from '../payments.queries.ts';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './pay-dialog.module.css';
import { PayOrder } from './pay-order.tsx';
import { PayTerms } from './pay-terms.tsx';
import { PriceChoice } from './price-choice.tsx';

const dateFormat = 'YYYY-MM-DD';
const newOrganization = 'new';

/** An enterprise plan: which one, for which organization, from when; the server says until when (P5.1, P5.2). */
export function EnterprisePay({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('payments');
  const prices = useQuery(pricesQuery('ENTERPRISE'));
  const { data: membership } = useQuery(membershipQuery);
  const { data: managed = [] } = useQuery({
    queryKey: ['payments', 'managed'],
    queryFn: ({ signal }) => callApi(endpoints.organizations.managedOrganizations, {}, { signal }),
  });
  const [code, setCode] = useState<string>();
  const [channel, setChannel] = useState<PayChannel>();
  const user = useUser();
  const [chosenOrg, setChosenOrg] = useState<string>();
  const [name, setName] = useState('');
  const [start, setStart] = useState<Dayjs>(dayjs());
  const [ordered, setOrdered] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sign = useSignContract();
  const option = prices.data?.find((one) => one.code === code) ?? prices.data?.[0];
  const way = channel ?? membership?.channels[0];
  // Who stands in an organization of their own renews it.
  const own = managed.find((one) => one.orgId === user?.organizationId)?.orgId;
  const orgId = chosenOrg ?? own ?? newOrganization;
  const isNew = orgId === newOrganization;
  const who = isNew ? { orgName: name.trim() } : { orgId };
  const begins = start.format(dateFormat);
  const asked = option && { paymentMethod: option.code, start: begins, ...(isNew ? {} : { orgId }) };
  const { data: days } = useQuery(expiryQuery(asked));

  const check = (): boolean => {
    const known = managed.find((one) => one.orgId === orgId)?.fullName ?? name.trim();
    const fault =
      known === ''
        ? t('enterprise.nameNeeded')
        : isGeneratedName(known)
          ? t('enterprise.generated')
          : undefined;
    setFailure(fault);
    return fault === undefined;
  };
  const openContract = () => {
    if (!check() || option === undefined) return;
    // A window that opens later would be held back by the browser.
    const page = window.open('', '_blank');
    sign.mutate(
      { method: option.code, orgName: isNew ? name.trim() : '', start: begins, ...(isNew ? {} : { orgId }) },
      {
        onSuccess: ({ contractUrl }) => {
          if (page) page.location.href = contractUrl;
        },
        onError: (error) => {
          page?.close();
          setFailure(error.message);
        },
      },
    );
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setOrdered(false);
      set(value);
    };
  return (
    <Loadable query={prices}>
      {(options) => (
        <>
          <div className={styles['body']}>
            <Stack gap="md">
              <PriceChoice options={options} chosen={option?.code} onChoose={change(setCode)} />
              <Form layout="vertical" requiredMark={false}>
                <Form.Item label={t('enterprise.for')} htmlFor="enterprise-organization">
                  <Select
                    id="enterprise-organization"
                    value={orgId}
                    onChange={change(setChosenOrg)}
                    options={[
                      { value: newOrganization, label: t('enterprise.new') },
                      ...managed.map((one) => ({ value: one.orgId, label: one.fullName })),
                    ]}
                  />
                </Form.Item>
                {isNew ? (
                  <Form.Item label={t('enterprise.name')} htmlFor="enterprise-name">
                    <Input
                      id="enterprise-name"
                      value={name}
                      maxLength={100}
                      placeholder={t('enterprise.nameExample')}
                      onChange={({ target }) => change(setName)(target.value)}
                    />
                  </Form.Item>
                ) : null}
                <Stack direction="row" gap="md" align="flex-start">
                  <Form.Item label={t('enterprise.start')} htmlFor="enterprise-start">
                    <DatePicker
                      id="enterprise-start"
                      value={start}
                      allowClear={false}
                      minDate={dayjs()}
                      format={dateFormat}
                      onChange={(day: Dayjs | null) => change(setStart)(day ?? dayjs())}
                    />
                  </Form.Item>
                  <Form.Item label={t('enterprise.end')} htmlFor="enterprise-end">
                    <Input id="enterprise-end" readOnly value={days?.end ?? ''} />
                  </Form.Item>
                </Stack>
              </Form>
              <ChannelChoice
                channels={membership?.channels ?? []}
                chosen={way}
                onChoose={change(setChannel)}
              />
              {failure === undefined ? null : <Alert type="error" showIcon title={failure} role="alert" />}
              <Stack direction="row" gap="xs">
                <Button
                  icon={<FileTextOutlined aria-hidden />}
                  loading={sign.isPending}
                  onClick={openContract}
                >
                  {t('enterprise.contract')}
                </Button>
                <Button type="primary" disabled={ordered} onClick={() => setOrdered(check())}>
                  {t('enterprise.order')}
                </Button>
              </Stack>
            </Stack>
            {ordered && option && way ? (
              <PayOrder
                key={`${option.code} ${way} ${orgId} ${name} ${begins}`}
                purchase={{ method: option.code, channel: way, price: option.price, start: begins, ...who }}
                onDone={onDone}
                onStale={() => void prices.refetch()}
              />
            ) : null}
          </div>
          <PayTerms />
        </>
      )}
    </Loadable>
  );
}
