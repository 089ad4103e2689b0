import { useQuery } from '@tanstack/react-query';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import { Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { enginesQuery } from '../engines.queries.ts';

interface ConnectionLimitsProps {
  readonly connection: EngineConnection | undefined;
}

/** How much an engine may be used, and which one translates what it fails at: none unless somebody chooses one. */
export function ConnectionLimits({ connection }: ConnectionLimitsProps) {
  const { t } = useTranslation('engines');
  const { data: groups = [] } = useQuery(enginesQuery);
  const others = groups
    .flatMap(({ engines }) => engines)
    .filter(({ key, state }) => key !== connection?.connectionId && state !== 'not-configured');
  const used = formatNumber(connection?.usedCharacters ?? 0);
  return (
    <>
      <Form.Item
        name="charactersPerMonth"
        label={t('limits.charactersPerMonth')}
        extra={connection ? t('limits.used', { used }) : t('limits.charactersHint')}
      >
        <InputNumber min={1} max={2_000_000_000} precision={0} placeholder={t('limits.none')} style={wide} />
      </Form.Item>
      <Form.Item
        name="requestsPerMinute"
        label={t('limits.requestsPerMinute')}
        extra={t('limits.requestsHint')}
      >
        <InputNumber min={1} max={60_000} precision={0} placeholder={t('limits.none')} style={wide} />
      </Form.Item>
      <Form.Item name="fallbackKey" label={t('limits.fallback')} extra={t('limits.fallbackHint')}>
        <Select
          allowClear
          placeholder={t('limits.noFallback')}
          options={others.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </Form.Item>
    </>
  );
}

const wide = { width: '100%' } as const;
