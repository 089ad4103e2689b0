import { MailOutlined, MobileOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { useOutbox } from './accounts.queries.ts';
import styles from './outbox-page.module.css';

/** What the development providers would have sent: codes and mails. Not there on installations with real ones. */
export function OutboxPage() {
  const { t } = useTranslation('accounts');
  const outbox = useOutbox();
  return (
    <main className={styles['frame']}>
      <Page width="form">
        <PageHeader
          title={t('outbox.title')}
          description={t('outbox.description')}
          actions={
            <>
              <Link to="/login" className={styles['back']}>
                {t('forget.back')}
              </Link>
              <LanguageSwitcher />
            </>
          }
        />
        <Loadable query={outbox}>
          {(letters) =>
            letters.length === 0 ? (
              <EmptyState
                icon={<MailOutlined />}
                title={t('outbox.empty')}
                description={t('outbox.emptyDescription')}
              />
            ) : (
              <ul className={styles['list']}>
                {letters.map(({ id, channel, target, text, sentAt }) => (
                  <li key={id} className={styles['letter']}>
                    <Stack direction="row" gap="xs">
                      <span aria-hidden>{channel === 'sms' ? <MobileOutlined /> : <MailOutlined />}</span>
                      <Text strong truncate>
                        {target}
                      </Text>
                      <span className={styles['when']}>
                        <Text size="small" tone="tertiary">
                          <When instant={sentAt} />
                        </Text>
                      </span>
                    </Stack>
                    <Text as="p" tone="secondary">
                      {text}
                    </Text>
                  </li>
                ))}
              </ul>
            )
          }
        </Loadable>
      </Page>
    </main>
  );
}
