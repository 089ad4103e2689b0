import { limits } from '@transloom/contracts/limits';
import type { OwnCheck } from '@transloom/contracts/own-checks';
import { Alert, Button, Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { WayOut } from '../../../session/way-out.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { WritingEngineSelect } from '../../engines/writing-engine-select.tsx';
import { memoryQueries } from '../../memories/memories.queries.ts';
import { useEnableOwnCheck, useTryOwnCheck } from './own-checks.queries.ts';
import { TriedSamples } from './tried-samples.tsx';

const usualSamples = 20;

/** Tries a check on entries of a memory: people see what it flags, then turn it on. */
export function TryCheck({ check }: { readonly check: OwnCheck }) {
  const { t } = useTranslation('own-checks');
  const [memoryId, setMemoryId] = useState<string>();
  const [samples, setSamples] = useState(usualSamples);
  const [engineKey, setEngineKey] = useState<string | null>(null);
  const { data: memories = [] } = memoryQueries.useList({}, true);
  const attempt = useTryOwnCheck();
  const { ownCheckId, enabled, trial } = check;
  return (
    <Stack gap="md">
      <Text as="p">{check.instruction}</Text>
      <Form layout="vertical" component="div" requiredMark={false}>
        <Form.Item label={t('try.memory')} htmlFor="try-check-memory" required>
          <Select<string>
            id="try-check-memory"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('try.choose')}
            notFoundContent={t('try.noMemory')}
            options={memories.map((memory) => ({ value: memory.memoryId, label: memory.name }))}
            onChange={setMemoryId}
            {...(memoryId === undefined ? {} : { value: memoryId })}
          />
        </Form.Item>
        <Form.Item label={t('try.samples')} htmlFor="try-check-samples">
          <InputNumber
            id="try-check-samples"
            min={1}
            max={limits.ownCheckSamples}
            precision={0}
            value={samples}
            onChange={(count) => setSamples(count ?? usualSamples)}
          />
        </Form.Item>
        <Form.Item label={t('try.model')} htmlFor="try-check-model" extra={t('try.cost')}>
          <WritingEngineSelect id="try-check-model" value={engineKey} onChange={setEngineKey} />
        </Form.Item>
      </Form>
      <Stack direction="row" gap="sm">
        <Button
          type={attempt.data === undefined ? 'primary' : 'default'}
          disabled={memoryId === undefined}
          loading={attempt.isPending}
          onClick={() => {
            if (memoryId !== undefined) attempt.mutate({ ownCheckId, memoryId, samples, engineKey });
          }}
        >
          {t('try.verb')}
        </Button>
        {trial !== null && !enabled ? <TurnOn ownCheckId={ownCheckId} /> : null}
        {enabled ? <Text tone="secondary">{t('try.on')}</Text> : null}
      </Stack>
      {attempt.error ? <Refusal error={attempt.error} /> : null}
      {trial === null || attempt.isPending ? null : (
        <Text as="p" strong numeric>
          {t('trial.long', {
            flagged: formatNumber(trial.flagged),
            samples: formatNumber(trial.samples),
            memory: trial.memory,
            engine: trial.engine,
          })}
        </Text>
      )}
      {attempt.data === undefined ? null : <TriedSamples samples={attempt.data.samples} />}
    </Stack>
  );
}

function TurnOn({ ownCheckId }: { readonly ownCheckId: string }) {
  const { t } = useTranslation('own-checks');
  const enable = useEnableOwnCheck();
  return (
    <Button
      type="primary"
      loading={enable.isPending}
      onClick={() => enable.mutate({ ownCheckId, enabled: true })}
    >
      {t('try.turnOn')}
    </Button>
  );
}

function Refusal({ error }: { readonly error: Error }) {
  const code = error instanceof ApiError ? error.code : '';
  return <Alert type="warning" showIcon title={error.message} action={<WayOut code={code} />} />;
}
