import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import styles from './message-centre.module.css';

const storageKey = 'notices-shown';

function readShown(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function NoticeLink({ address, word }: { readonly address: string; readonly word: string }) {
  return (
    <a href={address} className={styles['link']}>
      {word}
    </a>
  );
}

/** Long enough to be read; the pointer on a notice holds it. */
const shownSeconds = 12;

/** Notices of the installation: each is shown once in this browser, and closes by itself. */
export function useNoticesOnce(): void {
  const { notification } = App.useApp();
  const { t } = useTranslation('messages');
  const { data } = useQuery({
    queryKey: ['notices'],
    queryFn: ({ signal }) => callApi(endpoints.messages.notices, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });
  useEffect(() => {
    const shown = readShown();
    const fresh = (data ?? []).filter(({ id }) => !shown.includes(id));
    if (fresh.length === 0) return;
    for (const { id, title, text, action, link } of fresh) {
      notification.info({
        key: id,
        title,
        description: text,
        duration: shownSeconds,
        showProgress: true,
        actions: action === 'LINK' && link ? <NoticeLink address={link} word={t('openLink')} /> : null,
      });
    }
    localStorage.setItem(storageKey, JSON.stringify([...shown, ...fresh.map(({ id }) => id)]));
  }, [data, notification, t]);
}
