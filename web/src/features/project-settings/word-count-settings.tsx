import { projectSettingsSchema } from '@transloom/contracts/project-settings';
import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import styles from './project-settings.module.css';
import type { SettingsOf } from './settings-of.ts';

const { counter, unit, contextMode } = projectSettingsSchema.shape.wordCount.shape;
const choices = { counter: counter.options, unit: unit.options, contextMode: contextMode.options } as const;

/** How words are counted, in which unit work is billed, and what counts as a match in context. */
export function WordCountSettings({ value: { wordCount }, onChange, disabled }: SettingsOf) {
  const { t } = useTranslation('project-settings');
  return (
    <Stack gap="sm">
      {(['counter', 'unit', 'contextMode'] as const).map((name) => (
        <SettingLine
          key={name}
          label={t(`wordCount.${name}.label`)}
          description={t(`wordCount.${name}.hint`)}
        >
          <Select<string>
            aria-label={t(`wordCount.${name}.label`)}
            className={styles['field'] ?? ''}
            disabled={disabled}
            value={wordCount[name]}
            options={choices[name].map((value) => ({
              value,
              label: t(`wordCount.${name}.${value}` as 'wordCount.counter.spec'),
            }))}
            onChange={(value) => onChange({ wordCount: { ...wordCount, [name]: value } })}
          />
        </SettingLine>
      ))}
      <SettingLine label={t('wordCount.repetitionsFirst')} description={t('wordCount.repetitionsFirstHint')}>
        <Switch
          size="small"
          aria-label={t('wordCount.repetitionsFirst')}
          checked={wordCount.repetitionsFirst}
          disabled={disabled}
          onChange={(repetitionsFirst) => onChange({ wordCount: { ...wordCount, repetitionsFirst } })}
        />
      </SettingLine>
    </Stack>
  );
}
