import { CheckCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { Engine } from '@transloom/contracts/engines';
import type { ReactNode } from 'react';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { absenceOf, useEngineStateText } from './use-engine-state-text.ts';

const looks: Readonly<Record<Engine['state'], { tone: StatusTone; icon: ReactNode }>> = {
  ready: { tone: 'success', icon: <CheckCircleFilled aria-hidden /> },
  'not-configured': { tone: 'neutral', icon: <MinusCircleOutlined aria-hidden /> },
  failing: { tone: 'danger', icon: <ExclamationCircleFilled aria-hidden /> },
};

export function EngineStateTag(engine: Pick<Engine, 'state' | 'needs'>) {
  const stateText = useEngineStateText();
  const look = absenceOf(engine) === undefined ? looks[engine.state] : ({ tone: 'neutral' } as const);
  return <StatusTag {...look}>{stateText(engine)}</StatusTag>;
}
