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

/** Configured, and away all the same. */
const absences = ['training', 'off-shelf', 'own-forbidden', 'plan'] as const;

export function EngineStateTag({ state, needs }: Pick<Engine, 'state' | 'needs'>) {
  const { t } = useTranslation('engines');
  const absence = absences.find((one) => needs.includes(one));
  if (absence !== undefined) return <StatusTag tone="neutral">{t(`absent.${absence}`)}</StatusTag>;
  return <StatusTag {...looks[state]}>{t(`state.${state}`)}</StatusTag>;
}
