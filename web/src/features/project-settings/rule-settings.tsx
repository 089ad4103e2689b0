import { limits } from '@transloom/contracts/limits';
import { lockNames } from '@transloom/contracts/project-settings';
import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import { Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/number-field.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { FlowField } from './flow-field.tsx';
import type { SettingsOf } from './settings-of.ts';
import { Switches } from './switches.tsx';

/** Workflow, match rate, locks and what is replaced in matches. */
export function RuleSettings({ value, onChange, disabled }: SettingsOf) {
  const { t } = useTranslation('project-settings');
  return (
    <Form component="div" layout="vertical">
      <Form.Item label={t('flow.label')} extra={t('flow.hint')}>
        <FlowField value={value.flow} disabled={disabled} onChange={(flow) => onChange({ flow })} />
      </Form.Item>
      <Form.Item label={t('matchRate.label')} extra={t('matchRate.hint')}>
        <NumberField
          label={t('matchRate.label')}
          value={value.matchRate}
          least={limits.matchRateMinimum}
          most={limits.matchRateMaximum}
          disabled={disabled}
          onChange={(matchRate) => onChange({ matchRate })}
        />
      </Form.Item>
      <Form.Item label={t('locks.label')} extra={t('locks.hint')}>
        <Switches
          label={t('locks.label')}
          names={lockNames}
          words={(name) => t(`locks.${name}`)}
          value={value.locks}
          disabled={disabled}
          onChange={(locks) => onChange({ locks })}
        />
      </Form.Item>
      <Form.Item label={t('autoReplace.label')} extra={t('autoReplace.hint')}>
        <Switches
          label={t('autoReplace.label')}
          names={autoReplaceKinds}
          words={(kind) => t(`autoReplace.${kind}`)}
          value={value.autoReplace}
          disabled={disabled}
          onChange={(autoReplace) => onChange({ autoReplace })}
        />
      </Form.Item>
      <SettingLine label={t('summarizes.label')} description={t('summarizes.hint')}>
        <Switch
          size="small"
          aria-label={t('summarizes.label')}
          checked={value.summarizes}
          disabled={disabled}
          onChange={(summarizes) => onChange({ summarizes })}
        />
      </SettingLine>
    </Form>
  );
}
