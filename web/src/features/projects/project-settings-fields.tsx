import { limits } from '@transloom/contracts/limits';
import type { PairEngine } from '@transloom/contracts/project-settings';
import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { PairEngines } from '../project-settings/engines/pair-engines.tsx';
import { proposeEngines } from '../project-settings/engines/propose-engines.ts';
import { useEnginesOfPairs } from '../project-settings/engines/usable-engines.ts';
import { DeadlineItem } from './deadline-field.tsx';
import styles from './new-project.module.css';
import type { NewProjectFields } from './new-project-fields.ts';

const mostTargets = 20;

/** Name, languages, engine and what else is settled before the work begins. */
export function ProjectSettingsFields() {
  const { t } = useTranslation('projects');
  const source = Form.useWatch<NewProjectFields['sourceLanguage']>('sourceLanguage');
  const targets = Form.useWatch<string[] | undefined>('targetLanguages') ?? [];
  return (
    <>
      <Form.Item
        name="name"
        label={t('name.label')}
        rules={[{ required: true, whitespace: true, message: t('name.required') }]}
      >
        <Input maxLength={limits.projectNameCharacters} placeholder={t('name.placeholder')} />
      </Form.Item>
      <div className={styles['pair']}>
        <Form.Item
          name="sourceLanguage"
          label={t('source.label')}
          rules={[{ required: true, message: t('source.required') }]}
        >
          <LanguageSelect placeholder={t('source.placeholder')} without={targets} />
        </Form.Item>
        <Form.Item
          name="targetLanguages"
          label={t('target.label')}
          rules={[
            { required: true, type: 'array', message: t('target.required') },
            { max: mostTargets, type: 'array', message: t('target.tooMany', { count: mostTargets }) },
          ]}
        >
          <LanguageSelect multiple placeholder={t('target.placeholder')} without={source ? [source] : []} />
        </Form.Item>
      </div>
      <Form.Item name="engines" label={t('engine.label')}>
        <EngineFields source={source} targets={targets} />
      </Form.Item>
      <div className={styles['pair']}>
        <DeadlineItem />
      </div>
      <RemarkItem />
    </>
  );
}

interface EngineFieldsProps {
  readonly source: string | undefined;
  readonly targets: readonly string[];
  /** Given by the form around it. */
  readonly value?: readonly PairEngine[];
  readonly onChange?: (engines: readonly PairEngine[]) => void;
}

/** An engine for each pair: the recommended one until somebody chooses another. */
function EngineFields({ source, targets, value = [], onChange }: EngineFieldsProps) {
  const [decided, setDecided] = useState<readonly string[]>([]);
  const offered = useEnginesOfPairs(source, targets);
  const proposed = proposeEngines({ targets, chosen: value, decided, offered });
  const differs = JSON.stringify(proposed) !== JSON.stringify(value);
  const form = Form.useFormInstance();
  const latest = useRef(proposed);
  latest.current = proposed;
  // A proposal is no change that somebody made.
  useEffect(() => {
    if (differs) form.setFieldValue('engines', latest.current);
  }, [differs, form]);
  return (
    <PairEngines
      source={source}
      targets={targets}
      value={proposed}
      onChange={(pair) => {
        setDecided([...decided, pair.targetLanguage]);
        onChange?.(proposed.map((one) => (one.targetLanguage === pair.targetLanguage ? pair : one)));
      }}
    />
  );
}

export function RemarkItem() {
  const { t } = useTranslation('projects');
  return (
    <Form.Item name="remark" label={t('remark.label')}>
      <Input.TextArea
        maxLength={limits.remarkCharacters}
        showCount
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder={t('remark.placeholder')}
      />
    </Form.Item>
  );
}
