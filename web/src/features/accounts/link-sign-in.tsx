import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
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
  if (error) {
    return (
      <AuthLayout title={t('link.failed')} description={error.message} outcome="failed">
        <ButtonLink to="/login" color="primary" variant="solid" size="large" block>
          {t('link.other')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('link.title')}>
      <LinesSkeleton />
    </AuthLayout>
  );
}
