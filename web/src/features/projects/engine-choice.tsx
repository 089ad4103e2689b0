import { Link } from '@tanstack/react-router';
import { Alert, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { Text } from '../../ui/text.tsx';
import { EngineStateTag } from '../engines/engine-state-tag.tsx';
import { WaysToAnEngine } from '../engines/ways-to-an-engine.tsx';
import styles from './engine-choice.module.css';
import { canChoose, type OfferedEngine, useEnginesForPairs } from './engines-for-pairs.ts';

/** Stands for “no engine, memories only”. */
export const memoriesOnly = '';

interface EngineChoiceProps {
  readonly source: string | undefined;
  readonly targets: readonly string[];
  /** Given by the form around it. */
  readonly value?: string;
  readonly onChange?: (engineKey: string) => void;
}

/** The engines for the languages, each with its state and what it lacks, and translating from memories alone. */
export function EngineChoice({ source, targets, value, onChange }: EngineChoiceProps) {
  const { t } = useTranslation('projects');
  const { complete, offered } = useEnginesForPairs(source, targets);
  if (source === undefined || targets.length === 0) {
    return <Text tone="tertiary">{t('engine.languagesFirst')}</Text>;
  }
  return (
    <>
      {complete && !offered.some(canChoose) ? (
        <Alert
          type="info"
          showIcon
          className={styles['none'] ?? ''}
          title={t('engine.none')}
          description={<WaysToAnEngine />}
        />
      ) : null}
      <Radio.Group
        className={styles['choices'] ?? ''}
        aria-label={t('engine.label')}
        value={value}
        onChange={(event) => onChange?.(String(event.target.value))}
      >
        {offered.map((choice) => (
          <EngineOption key={choice.engine.key} offered={choice} />
        ))}
        <Option value={memoriesOnly} name={t('engine.memoriesOnly')} note={t('engine.memoriesOnlyHint')} />
      </Radio.Group>
    </>
  );
}

function EngineOption({ offered }: { readonly offered: OfferedEngine }) {
  const { engine } = offered;
  const { t } = useTranslation('projects');
  const place = t(engine.local ? 'engine.local' : 'engine.remote');
  return (
    <Option
      value={engine.key}
      name={engine.name}
      disabled={!canChoose(offered)}
      tag={<EngineStateTag {...engine} />}
      note={
        <>
          {engine.slow ? `${place} · ${t('engine.slow')}` : place}
          <EngineLack offered={offered} />
        </>
      }
    />
  );
}

/** Why an engine cannot be chosen, or should be chosen with care. */
function EngineLack({ offered: { engine, missingTargets } }: { readonly offered: OfferedEngine }) {
  const { t } = useTranslation('projects');
  if (missingTargets.length > 0) {
    const languages = missingTargets.map(languageName).join(t('listSeparator'));
    return <span> · {t('engine.missingTargets', { languages })}</span>;
  }
  if (engine.state === 'failing')
    return <span className={styles['failing']}> · {engine.failureMessage}</span>;
  if (engine.state === 'ready') return null;
  return (
    <span className={styles['lack']}>
      {' · '}
      {t('engine.notConfigured')} <Link to="/engine/settings">{t('engine.settings')}</Link>
    </span>
  );
}

interface OptionProps {
  readonly value: string;
  readonly name: string;
  readonly note: ReactNode;
  readonly tag?: ReactNode;
  readonly disabled?: boolean;
}

function Option({ value, name, note, tag, disabled = false }: OptionProps) {
  return (
    <Radio value={value} disabled={disabled} className={styles['choice'] ?? ''}>
      <span className={styles['name']}>
        <Text strong tone={disabled ? 'secondary' : 'default'}>
          {name}
        </Text>
        {tag}
      </span>
      <Text size="small" tone="tertiary" as="div">
        {note}
      </Text>
    </Radio>
  );
}
