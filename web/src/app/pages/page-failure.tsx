import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { PageLoadError } from '../../screens/lazy-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { Page } from '../../ui/page.tsx';

interface PageFailureProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** In place of a screen that did not arrive or broke; a new load mends most of it. */
export function PageFailure({ error, reset }: PageFailureProps) {
  const { t } = useTranslation('shell');
  if (error instanceof ApiError) {
    return (
      <Page>
        <FailureState error={error} onRetry={reset} />
      </Page>
    );
  }
  const arrived = !(error instanceof PageLoadError);
  return (
    <Page>
      <EmptyState
        role="alert"
        icon={<ReloadOutlined />}
        title={arrived ? t('pageFailure.broken') : t('pageFailure.notLoaded')}
        description={arrived ? t('pageFailure.brokenHint') : t('pageFailure.notLoadedHint')}
        action={
          <Button type="primary" onClick={() => window.location.reload()}>
            {t('failure.reload')}
          </Button>
        }
      />
    </Page>
  );
}
