import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { isSignedIn } from '../../session/stored-session.ts';
import { Text } from '../../ui/text.tsx';
import { guideAreas } from './guides.ts';
import styles from './help.module.css';
import { HelpLink } from './help-link.tsx';

/** The table of contents of the help at the side, a page of it in the rest. */
export function HelpLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('help');
  const textOf = useScreenTexts();
  const current = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div className={styles['help']}>
      <nav className={styles['contents']} aria-label={t('contents')}>
        <Text as="h2" size="small" tone="tertiary">
          {textOf('help:screen.guide')}
        </Text>
        {guideAreas.map((area) => (
          <HelpLink key={area} to={`/about/guide/${area}`} current={current}>
            {t(`area.${area}`)}
          </HelpLink>
        ))}
        <Text as="h2" size="small" tone="tertiary">
          {t('more')}
        </Text>
        <HelpLink to="/about/shortcuts" current={current}>
          {t('shortcuts')}
        </HelpLink>
        <HelpLink to="/about/news" current={current}>
          {textOf('help:screen.news')}
        </HelpLink>
        {isSignedIn() ? (
          <HelpLink to="/about/feedback" current={current}>
            {textOf('help:screen.feedback')}
          </HelpLink>
        ) : null}
        <HelpLink to="/about/index" current={current}>
          {textOf('help:screen.about')}
        </HelpLink>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles['content']} aria-label={t('page')} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
