import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import styles from './message-centre.module.css';
import { useShowNotice } from './use-show-notice.tsx';

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

/** Long enough to be read; the pointer on a notice keeps it open. */
const shownSeconds = 12;

/** Notices of the installation: each is shown once in this browser, and closes by itself. */
export function useNoticesOnce(): void {
  const show = useShowNotice();
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
      show({
        key: id,
        title,
        seconds: shownSeconds,
        children: (
          <>
            <p>{text}</p>
            {action === 'LINK' && link ? <NoticeLink address={link} word={t('openLink')} /> : null}
          </>
        ),
      });
    }
    localStorage.setItem(storageKey, JSON.stringify([...shown, ...fresh.map(({ id }) => id)]));
  }, [data, show, t]);
}
