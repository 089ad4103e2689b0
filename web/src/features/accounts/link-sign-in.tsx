import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { useEnter, useSignInWithLink } from './accounts.queries.ts';
import { AuthLayout } from './auth-layout.tsx';

/** Signs in by the one-time link printed at start. */
export function LinkSignIn({ token }: { readonly token: string }) {
  const { t } = useTranslation('accounts');
  const { mutate, error } = useSignInWithLink();
  const enter = useEnter();
  const latestEnter = useRef(enter);
  const used = useRef('');
  useEffect(() => {
    if (used.current === token) return; // a link works once, an effect may run twice
    used.current = token;
    mutate(token, { onSuccess: ({ userInfo }) => latestEnter.current(userInfo) });
  }, [token, mutate]);
  return (
    <AuthLayout title={t('link.title')}>
      {error ? (
        <EmptyState
          role="alert"
          title={t('link.failed')}
          description={error.message}
          action={
            <Link to="/login">
              <Button>{t('link.other')}</Button>
            </Link>
          }
        />
      ) : (
        <PageSkeleton />
      )}
    </AuthLayout>
  );
}
