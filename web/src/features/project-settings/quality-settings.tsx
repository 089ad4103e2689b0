import { checkMoments } from '@transloom/contracts/project-settings';
import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { OwnCheckSwitches } from './own-check-switches.tsx';
import type { SettingsOf } from './settings-of.ts';

const names = ['ruleBased', 'intelligent', 'submitAfterQa'] as const;

/** Which checks a project has, and whether work is handed over only after them. */
export function QualitySettings({ value: { qa }, onChange, disabled }: SettingsOf) {
  const { t } = useTranslation('project-settings');
  return (
    <Stack gap="sm">
      {names.map((name) => (
        <SettingLine key={name} label={t(`qa.${name}`)} description={t(`qa.${name}Hint`)}>
          <Switch
            size="small"
            aria-label={t(`qa.${name}`)}
            checked={qa[name]}
            disabled={disabled}
            onChange={(on) => onChange({ qa: { ...qa, [name]: on } })}
          />
        </SettingLine>
      ))}
      {qa.intelligent ? (
        <OwnCheckSwitches
          off={qa.ownChecksOff}
          disabled={disabled}
          onChange={(ownChecksOff) => onChange({ qa: { ...qa, ownChecksOff: [...ownChecksOff] } })}
        />
      ) : null}
      <SettingLine label={t('qa.when')} description={t('qa.whenHint')}>
        <Select
          size="small"
          aria-label={t('qa.when')}
          value={qa.when}
          disabled={disabled || !qa.ruleBased}
          popupMatchSelectWidth={false}
          options={checkMoments.map((value) => ({ value, label: t(`qa.moment.${value}`) }))}
          onChange={(when) => onChange({ qa: { ...qa, when } })}
        />
      </SettingLine>
    </Stack>
  );
}
