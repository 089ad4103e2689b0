import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './help.module.css';
import { useNews } from './help.queries.ts';
import { HelpLayout } from './help-layout.tsx';

/** What each version brought, newest first. */
export function NewsPage() {
  const { t } = useTranslation('help');
  const textOf = useScreenTexts();
  return (
    <HelpLayout>
      <Loadable query={useNews(currentLocale())}>
        {({ releases }) => (
          <article className={styles['article']}>
            <Text as="h2" size="title">
              {textOf('help:screen.news')}
            </Text>
            {releases.map(({ version, items }) => (
              <section key={version} className={styles['part']}>
                <Text as="h3" size="section">
                  {t('version', { version })}
                </Text>
                {items.map((item) => (
                  <div key={item.title}>
                    <Text strong>{item.title}</Text>
                    <Text as="p" tone="secondary" reading>
                      {item.text}
                    </Text>
                  </div>
                ))}
              </section>
            ))}
          </article>
        )}
      </Loadable>
    </HelpLayout>
  );
}
