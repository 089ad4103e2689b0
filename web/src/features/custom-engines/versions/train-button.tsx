import { PlayCircleOutlined } from '@ant-design/icons';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useTrainCustomEngine } from '../custom-engines.queries.ts';
import { DeepTrainButton } from '../deep/deep-train-button.tsx';
import { lackOfPairs } from '../lack-of-pairs.ts';

/** Trains the next version; an engine in use is asked about first, because it goes offline. */
export function TrainButton({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const train = useTrainCustomEngine();
  const confirm = useConfirm();
  const { customEngineId, name, status, corpus, currentVersion } = engine;
  const start = () => train.mutateAsync({ customEngineId });
  const again = currentVersion !== null;
  const ask = () => {
    if (!again) return void start().catch(() => undefined);
    confirm({
      title: t('train.title', { name }),
      consequence: t('train.consequence'),
      verb: t('train.again'),
      onConfirm: start,
    });
  };
  // Beside the button it says why.
  const lacksPairs = status === 'prepared' && lackOfPairs(engine) !== undefined;
  const idle = corpus !== null && !lacksPairs && !['cleaning', 'training', 'off-shelf'].includes(status);
  if (engine.kind === 'deep') return <DeepTrainButton engine={engine} idle={idle} />;
  return (
    <Button
      type="primary"
      icon={<PlayCircleOutlined aria-hidden />}
      disabled={!idle}
      loading={train.isPending}
      onClick={ask}
    >
      {t(again ? 'train.again' : 'train.first')}
    </Button>
  );
}
