import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { platformQuery } from '../../session/session.queries.ts';
import { Facts } from '../../ui/facts.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { FormatGroups } from '../files/grouped-formats.tsx';
import styles from './help.module.css';
import { useFormats } from './help.queries.ts';
import { HelpLayout } from './help-layout.tsx';
import { partVersions } from './part-versions.ts';

/** What this is: its versions, the formats it reads, its license, and where to find more. */
export function AboutPage() {
  const { t } = useTranslation('help');
  const { data: platform } = useQuery(platformQuery);
  const formats = useFormats();
  return (
    <HelpLayout>
      <div className={styles['article']}>
        <PageHeader title={t('about.name')} description={t('about.tagline')} back={<Logo size={40} />} />
        <Section title={t('about.versions')}>
          <Facts
            facts={[
              { label: t('about.program'), value: platform?.version ?? '–' },
              ...partVersions.map(({ part, version }) => ({
                label: t(`about.part.${part}`),
                value: version,
              })),
            ]}
          />
        </Section>
        <Section title={t('about.formats', { count: formats.data?.length ?? 0 })}>
          <Loadable query={formats}>{(list) => <FormatGroups formats={list} />}</Loadable>
        </Section>
        <Section title={t('about.community')} description={t('about.communityText')} anchor="community">
          <Facts
            facts={[
              ...(platform?.communityUrl
                ? [{ label: t('about.forum'), value: <Outside address={platform.communityUrl} /> }]
                : []),
              { label: t('about.licence'), value: t('about.licenceName') },
              {
                label: t('about.api'),
                value: (
                  <a className={styles['link']} href="/api/docs">
                    {t('about.apiLink')}
                  </a>
                ),
              },
              {
                label: t('about.check'),
                value: (
                  <Link className={styles['link']} to="/system/check">
                    {t('about.checkLink')}
                  </Link>
                ),
              },
            ]}
          />
        </Section>
      </div>
    </HelpLayout>
  );
}

function Outside({ address }: { readonly address: string }) {
  return (
    <a className={styles['link']} href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
