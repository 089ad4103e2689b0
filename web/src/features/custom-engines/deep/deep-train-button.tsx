import { PlayCircleOutlined } from '@ant-design/icons';
import type { TrainingEstimate } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useEstimateTraining, useTrainCustomEngine } from '../custom-engines.queries.ts';
import { useEstimateText } from './use-estimate-text.ts';

/** Trains a deep engine, once what it will take was shown. */
export function DeepTrainButton({
  engine,
  idle,
}: {
  readonly engine: CustomEngineDetail;
  readonly idle: boolean;
}) {
  const { t } = useTranslation('custom-engines');
  const estimate = useEstimateTraining();
  const [open, setOpen] = useState(false);
  const { customEngineId, currentVersion } = engine;
  const ask = () => {
    setOpen(true);
    estimate.mutate(customEngineId);
  };
  return (
    <>
      <Button type="primary" icon={<PlayCircleOutlined aria-hidden />} disabled={!idle} onClick={ask}>
        {t(currentVersion === null ? 'train.first' : 'train.again')}
      </Button>
      <Confirmation engine={engine} estimate={estimate} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface ConfirmationProps {
  readonly engine: CustomEngineDetail;
  readonly estimate: ReturnType<typeof useEstimateTraining>;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Confirmation({ engine, estimate, open, onClose }: ConfirmationProps) {
  const { t } = useTranslation('custom-engines');
  const train = useTrainCustomEngine('form');
  const { customEngineId, name } = engine;
  const { data, error } = estimate;
  const start = () => {
    if (data === undefined) return;
    const { estimateKey } = data;
    train.mutate({ customEngineId, estimateKey }, { onSuccess: onClose });
  };
  const close = () => {
    train.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      title={t('estimate.title', { name })}
      okText={t('estimate.start')}
      okButtonProps={{ disabled: data === undefined, loading: train.isPending }}
      cancelText={t('cancel')}
      onOk={start}
      onCancel={close}
    >
      <Stack gap="sm">
        {estimate.isPending ? <Skeleton active title={false} /> : null}
        {data ? <Estimate estimate={data} /> : null}
        {error ? <Alert type="error" showIcon title={error.message} /> : null}
        {train.error ? <Alert type="error" showIcon title={train.error.message} /> : null}
      </Stack>
    </Modal>
  );
}

function Estimate({ estimate }: { readonly estimate: TrainingEstimate }) {
  const { t } = useTranslation('custom-engines');
  const { cost, tokens, time } = useEstimateText()(estimate);
  return (
    <>
      <FactLine>
        <LineFact label={t('estimate.trainer')}>{estimate.trainer}</LineFact>
        <LineFact label={t('facts.pairs')}>{formatNumber(estimate.pairs)}</LineFact>
        <LineFact label={t('estimate.cost')}>{cost}</LineFact>
        {tokens === null ? null : <LineFact label={t('estimate.tokens')}>{tokens}</LineFact>}
        <LineFact label={t('estimate.time')}>{time}</LineFact>
      </FactLine>
      <Text as="p" tone="secondary">
        {t('estimate.text')}
      </Text>
    </>
  );
}
