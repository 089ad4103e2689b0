import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { homeTarget, rootTarget } from '../session/homes.ts';
import { allows } from '../session/permissions.ts';
import { permissionsQuery } from '../session/session.queries.ts';
import { isSignedIn, readUserInfo, saveRedirect, takeRedirect } from '../session/stored-session.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { AppFrame } from './app-frame.tsx';
import { decideEntry } from './guard.ts';
import { PageFailure } from './pages/page-failure.tsx';
import { screens } from './routes.tsx';
import type { Screen } from './screen.ts';
import { parseSearch, writeSearch } from './search-text.ts';

const openPaths: ReadonlySet<string> = new Set(screens.filter(({ open }) => open).map(({ path }) => path));
const pendingMs = 150;

const rootRoute = createRootRoute({
  component: AppFrame,
  beforeLoad: ({ location }) => guardEntry(location),
});

interface Arriving {
  readonly pathname: string;
  readonly href: string;
  readonly search: Record<string, unknown>;
}

function guardEntry({ pathname, href, search }: Arriving): void {
  const entry = decideEntry({
    path: pathname,
    address: href,
    signedIn: isSignedIn(),
    open: openPaths.has(pathname),
    signInLink: 'link' in search,
  });
  if (entry.kind === 'go-back') throw redirect({ to: previousPath(), replace: true });
  if (entry.kind === 'sign-in') {
    saveRedirect(entry.redirect);
    throw redirect({ to: '/login', replace: true });
  }
}

/** The screen somebody signed in came from, or home. */
function previousPath(): string {
  const previous = router.state.resolvedLocation?.pathname;
  return previous && previous !== '/login' ? previous : (takeRedirect() ?? homeTarget(readUserInfo()));
}

function routeOf(screen: Screen) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    component: screen.keepAlive ? () => null : screen.page,
    staticData: { screen },
    beforeLoad: async ({ location }) => {
      if (!screen.permission) return;
      const entries = await queryClient.ensureQueryData(permissionsQuery);
      if (!allows(entries, screen.permission)) {
        throw redirect({ to: '/404', search: { from: location.pathname }, replace: true });
      }
    },
  });
}

function redirectRoute(path: string, target: (pathname: string) => Promise<string> | string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ location }) => {
      const to = await target(location.pathname);
      throw redirect({ to, replace: true, search: to === '/404' ? { from: location.pathname } : {} });
    },
  });
}

const routeTree = rootRoute.addChildren([
  ...screens.map(routeOf),
  redirectRoute('/', async () => rootTarget(await queryClient.ensureQueryData(permissionsQuery))),
  redirectRoute('/account', async () =>
    allows(await queryClient.ensureQueryData(permissionsQuery), 'account:VIPRouter')
      ? '/account/vip'
      : '/account/index',
  ),
  redirectRoute('$', () => '/404'),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: pendingMs,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: PageFailure,
  scrollRestoration: true,
  parseSearch,
  stringifySearch: writeSearch,
});
