import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Text } from '../../../ui/text.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { settingsQuery } from '../operator-pages.queries.ts';
import { ServiceLine } from './service-line.tsx';
import { ShownSettingLine } from './shown-setting-line.tsx';

/** Switches and limits of the installation, and what its configuration decides. */
export function SettingsPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(settingsQuery);
  return (
    <Page width="form">
      <Toolbar>
        <Text tone="secondary">{t('settings.description')}</Text>
      </Toolbar>
      <Loadable query={query}>
        {({ settings, services }) => (
          <>
            <Section title={t('settings.changeable')}>
              <LineList label={t('settings.changeable')}>
                {settings.map((shown) => (
                  <ListLine key={shown.setting.name}>
                    <ShownSettingLine shown={shown} />
                  </ListLine>
                ))}
              </LineList>
            </Section>
            <Section title={t('overview.services')} description={t('overview.servicesHint')}>
              <LineList label={t('overview.services')}>
                {services.map((service) => (
                  <ListLine key={service.name}>
                    <ServiceLine service={service} />
                  </ListLine>
                ))}
              </LineList>
            </Section>
          </>
        )}
      </Loadable>
    </Page>
  );
}
