import { CheckCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { Engine } from '@transloom/contracts/engines';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';

const looks: Readonly<Record<Engine['state'], { tone: StatusTone; icon: ReactNode }>> = {
  ready: { tone: 'success', icon: <CheckCircleFilled aria-hidden /> },
  'not-configured': { tone: 'neutral', icon: <MinusCircleOutlined aria-hidden /> },
  failing: { tone: 'danger', icon: <ExclamationCircleFilled aria-hidden /> },
};

export function EngineStateTag({ state }: Pick<Engine, 'state'>) {
  const { t } = useTranslation('engines');
  return <StatusTag {...looks[state]}>{t(`state.${state}`)}</StatusTag>;
}
