import { CompassOutlined, LockOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { isInstallationKey } from '@transloom/contracts/permissions';
import type { Role } from '@transloom/contracts/roles';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { organizationsQuery, useUser } from '../../session/session.queries.ts';
import { isSignedIn } from '../../session/stored-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { useHiddenScreen } from '../hidden-screen.ts';
import { useHome } from '../home.ts';

/** An address without a screen, or one whose screen this user may not see. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const textOf = useScreenTexts();
  const { from } = useSearchParams('from');
  const { data } = useQuery({ ...organizationsQuery, enabled: isSignedIn() });
  const user = useUser();
  const home = useHome();
  const hidden = useHiddenScreen();
  const back = (
    <ButtonLink to={home} color="primary" variant="solid">
      {t('notFound.home')}
    </ButtonLink>
  );
  const reason = reasonOf(hidden, user?.myRole.role);
  if (hidden) {
    return (
      <Page>
        <EmptyState
          icon={<LockOutlined />}
          title={t('notFound.hidden', { page: textOf(hidden.title) })}
          description={data ? t(reason, { organization: data.active.name }) : undefined}
          action={back}
        />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        icon={<CompassOutlined />}
        title={from ? t('notFound.address', { from }) : t('notFound.nothing')}
        description={t('notFound.advice')}
        action={back}
      />
    </Page>
  );
}

/** Text key of why somebody may not see a screen. Nobody above can give the super administrator anything; only the plan is left. */
function reasonOf(hidden: Screen | undefined, role: Role | undefined) {
  if (hidden?.permission !== undefined && isInstallationKey(hidden.permission)) return 'notFound.operators';
  return role === 'SUPER_ADMIN' ? 'notFound.notInPlan' : 'notFound.hiddenDescription';
}
