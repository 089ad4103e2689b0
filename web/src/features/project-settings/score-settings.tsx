import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/number-field.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { SettingsOf } from './settings-of.ts';

/** Whether machine translations are scored, and below which score they are of high risk. */
export function ScoreSettings({ value: { autoScore }, onChange, disabled }: SettingsOf) {
  const { t } = useTranslation('project-settings');
  return (
    <Stack gap="sm">
      <SettingLine label={t('autoScore.enabled')} description={t('autoScore.hint')}>
        <Switch
          size="small"
          aria-label={t('autoScore.enabled')}
          checked={autoScore.enabled}
          disabled={disabled}
          onChange={(enabled) => onChange({ autoScore: { ...autoScore, enabled } })}
        />
      </SettingLine>
      {autoScore.enabled ? (
        <SettingLine label={t('autoScore.threshold')} description={t('autoScore.thresholdHint')}>
          <NumberField
            label={t('autoScore.threshold')}
            value={autoScore.threshold}
            least={0}
            most={100}
            disabled={disabled}
            onChange={(threshold) => onChange({ autoScore: { ...autoScore, threshold } })}
          />
        </SettingLine>
      ) : null}
    </Stack>
  );
}
