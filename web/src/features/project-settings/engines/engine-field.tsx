import type { Engine } from '@transloom/contracts/engines';
import { Button, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { EngineStateTag } from '../../engines/engine-state-tag.tsx';
import styles from './pair-engines.module.css';
import { canChoose } from './usable-engines.ts';
import { useEngineReason } from './use-engine-reason.ts';

interface EngineFieldProps {
  readonly id?: string;
  readonly label: string;
  /** Undefined while they are on their way. */
  readonly engines: readonly Engine[] | undefined;
  readonly value: string | null;
  /** What stands for no engine. */
  readonly none: string;
  /** The name of an engine that is chosen and no longer offered. */
  readonly knownName?: string | null;
  readonly onChange: (engineKey: string | null) => void;
}

/** Stands for no engine, because a choice cannot be null. */
const noEngine = '';

/** One engine of a pair. Those that work are in sight; the others are shown on demand, with what they need. */
export function EngineField({ id, label, engines, value, none, knownName, onChange }: EngineFieldProps) {
  const { t } = useTranslation('project-settings');
  const ownId = useId();
  const [all, setAll] = useState(false);
  const offered = engines ?? [];
  const usable = offered.filter(canChoose);
  const others = offered.filter((engine) => !canChoose(engine));
  const recommended = usable[0];
  const gone = value !== null && engines !== undefined && !offered.some(({ key }) => key === value);
  return (
    <Select<string, EngineOption>
      id={id ?? ownId}
      aria-label={label}
      className={styles['engine'] ?? ''}
      loading={engines === undefined}
      value={value ?? noEngine}
      onChange={(key) => onChange(key === noEngine ? null : key)}
      options={[
        ...usable.map((engine) => ({
          value: engine.key,
          label: engine.name,
          content: <EngineLine engine={engine} recommended={engine === recommended} />,
        })),
        ...(gone ? [{ value, label: knownName ?? value, content: knownName ?? value }] : []),
        { value: noEngine, label: none, content: none },
        ...(all
          ? others.map((engine) => ({
              value: engine.key,
              label: engine.name,
              disabled: true,
              content: <EngineLine engine={engine} recommended={false} />,
            }))
          : []),
      ]}
      optionRender={({ data }) => data.content}
      popupRender={(menu) => (
        <>
          {menu}
          {others.length > 0 && !all ? (
            <Button type="link" size="small" onClick={() => setAll(true)}>
              {t('engine.showOthers', { count: others.length })}
            </Button>
          ) : null}
        </>
      )}
    />
  );
}

interface EngineOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

interface EngineLineProps {
  readonly engine: Engine;
  readonly recommended: boolean;
}

function EngineLine({ engine, recommended }: EngineLineProps) {
  const reason = useEngineReason();
  return (
    <div className={styles['line']}>
      <span className={styles['name']}>
        {engine.name}
        {engine.state === 'ready' ? null : <EngineStateTag {...engine} />}
      </span>
      <Text size="small" tone="tertiary" as="div">
        {reason(engine, { recommended })}
      </Text>
    </div>
  );
}
