import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { wechatFaults } from '@transloom/contracts/wechat';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from '../outbox-page.module.css';
import { simulatedPeopleQuery, useSimulateScan } from './wechat.queries.ts';

type Fault = (typeof wechatFaults)[number];

/** For development: virtual people who scan QR codes. */
export function SimulatorPage() {
  const { t } = useTranslation('accounts');
  const people = useQuery(simulatedPeopleQuery);
  const [qrcodeUrl, setUrl] = useState('');
  const [fault, setFault] = useState<Fault>('none');
  const { mutate, data, isPending } = useSimulateScan();
  return (
    <main className={styles['frame']}>
      <Page width="form">
        <PageHeader
          title={t('simulator.title')}
          description={t('simulator.description')}
          actions={
            <Link to="/login" className={styles['back']}>
              {t('forget.back')}
            </Link>
          }
        />
        <Section title={t('simulator.scan')}>
          <Form layout="vertical">
            <Form.Item label={t('simulator.url')} htmlFor="qrcodeUrl" extra={t('simulator.urlHint')}>
              <Input
                id="qrcodeUrl"
                value={qrcodeUrl}
                onChange={({ target }) => setUrl(target.value.trim())}
              />
            </Form.Item>
            <Form.Item label={t('simulator.fault')}>
              <Select<Fault>
                aria-label={t('simulator.fault')}
                value={fault}
                onChange={setFault}
                options={wechatFaults.map((value) => ({ value, label: t(`simulator.faults.${value}`) }))}
              />
            </Form.Item>
          </Form>
          <Loadable query={people}>
            {(list) => (
              <LineList label={t('simulator.title')}>
                {list.map(({ openId, name, follows }) => (
                  <ListLine key={openId}>
                    <Stack direction="row" justify="space-between">
                      <Stack gap="none">
                        <Text>{name}</Text>
                        <Text size="small" tone="secondary">
                          {t(follows ? 'simulator.follows' : 'simulator.stranger')}
                        </Text>
                      </Stack>
                      <Button
                        disabled={qrcodeUrl === ''}
                        loading={isPending}
                        onClick={() => mutate({ openId, qrcodeUrl, fault })}
                      >
                        {t('simulator.scan')}
                      </Button>
                    </Stack>
                  </ListLine>
                ))}
              </LineList>
            )}
          </Loadable>
          {data ? (
            <Alert
              type={data.httpStatus === 200 ? 'success' : 'warning'}
              showIcon
              title={t('simulator.answered', { status: data.httpStatus })}
            />
          ) : null}
        </Section>
      </Page>
    </main>
  );
}
