import { useQuery } from '@tanstack/react-query';
import { interfaceLanguages } from '@transloom/contracts/answer';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ThemeSwitch } from '../../../ui/theme-switch.tsx';
import { profileQuery, useChangeProfile } from './profile.queries.ts';

const selectWidth = 240;

/** Time zone, language of mails, and how it looks. */
export function PreferencesSection() {
  const { t } = useTranslation('accounts');
  const query = useQuery(profileQuery);
  const { mutate, isPending } = useChangeProfile();
  return (
    <Section title={t('preferences.title')} description={t('preferences.description')} anchor="preferences">
      <Loadable query={query}>
        {({ timeZone, language }) => (
          <Stack gap="md">
            <SettingLine label={t('timeZone.label')} description={t('timeZone.hint')}>
              <Select
                aria-label={t('timeZone.label')}
                style={{ width: selectWidth }}
                showSearch
                loading={isPending}
                value={timeZone ?? ''}
                onChange={(zone: string) => mutate({ timeZone: zone === '' ? null : zone })}
                options={[
                  { value: '', label: t('timeZone.browser') },
                  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })),
                ]}
              />
            </SettingLine>
            <SettingLine label={t('mailLanguage.label')} description={t('mailLanguage.hint')}>
              <Select
                aria-label={t('mailLanguage.label')}
                style={{ width: selectWidth }}
                value={language}
                onChange={(chosen) => mutate({ language: chosen })}
                options={interfaceLanguages.map((value) => ({ value, label: t(`mailLanguage.${value}`) }))}
              />
            </SettingLine>
            <SettingLine label={t('appearance.title')} description={t('appearance.description')}>
              <div style={{ width: selectWidth }}>
                <ThemeSwitch />
              </div>
            </SettingLine>
          </Stack>
        )}
      </Loadable>
    </Section>
  );
}
