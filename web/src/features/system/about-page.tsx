import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { platformQuery } from '../../session/session.queries.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './about-page.module.css';

const guideSteps = ['upload', 'translate', 'edit', 'download'] as const;

/** What this is, how to begin, whom to ask. */
export function AboutPage() {
  const { t } = useTranslation('system');
  const { data: platform } = useQuery(platformQuery);
  const version = platform?.version ?? '';
  const report = [`${t('about.name')} ${version}`, currentLocale(), navigator.userAgent].join('\n');
  return (
    <Page width="form">
      <PageHeader title={t('about.name')} description={t('about.tagline')} back={<Logo size={40} />} />
      <Section title={t('about.guide')} anchor="guide">
        <ol className={styles['steps']}>
          {guideSteps.map((step) => (
            <li key={step}>
              <Text strong>{t(`about.steps.${step}.title`)}</Text>
              <Text as="p" tone="secondary">
                {t(`about.steps.${step}.text`)}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('about.feedback')} description={t('about.feedbackText')} anchor="feedback">
        <Stack direction="row" justify="space-between" align="flex-start">
          <pre className={styles['report']}>{report}</pre>
          <CopyButton text={report} />
        </Stack>
      </Section>
      <Section title={t('about.community')} description={t('about.communityText')} anchor="community">
        <Facts
          facts={[
            { label: t('check.version'), value: version || '–' },
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
              label: t('check.title'),
              value: (
                <Link className={styles['link']} to="/system/check">
                  {t('about.checkLink')}
                </Link>
              ),
            },
          ]}
        />
      </Section>
    </Page>
  );
}
