import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { lazyPage } from '../screens/lazy-page.ts';
import type { Screen } from '../screens/screen.ts';
import { homePath, rootTarget } from '../session/homes.ts';
import { allows } from '../session/permissions.ts';
import { permissionsQuery } from '../session/session.queries.ts';
import { readStoredPermissions } from '../session/stored-permissions.ts';
import { isSignedIn, readUserInfo, saveRedirect, takeRedirect } from '../session/stored-session.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { AppFrame } from './app-frame.tsx';
import { decideEntry } from './guard.ts';
import { isAddressOf } from './hidden-screen.ts';
import { homeOf } from './home.ts';
import { PageFailure } from './pages/page-failure.tsx';
import { screens } from './screens.generated.ts';
import { parseSearch, writeSearch } from './search-text.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

const openPaths = screens.filter(({ open }) => open).map(({ path }) => path);
const pendingMs = 150;
/** One component for every screen whose capability comes later. */
const PlannedPage = lazyPage(() => import('./pages/planned-page.tsx'), 'PlannedPage');

interface RouterParts {
  readonly client: QueryClient;
  /** The browser's where none is given. */
  readonly history?: RouterHistory;
}

/** The routes of the table, the guard before them and the redirects beside them. */
export function createAppRouter({ client, history }: RouterParts) {
  const heldPermissions = () => client.ensureQueryData(permissionsQuery);
  const knownPermissions = () => client.getQueryData(permissionsQuery.queryKey) ?? readStoredPermissions();

  /** Opens at once what the last visit allowed; whether it still does is asked meanwhile. */
  async function mayOpen({ permission }: Screen): Promise<boolean> {
    if (!permission) return true;
    if (!allows(knownPermissions() ?? [], permission)) return allows(await heldPermissions(), permission);
    void heldPermissions().then(
      (held) => (allows(held, permission) ? undefined : router.invalidate()),
      () => undefined, // the navigation says that permissions did not arrive
    );
    return true;
  }
  const rootRoute = createRootRoute({
    component: AppFrame,
    pendingComponent: ShellSkeleton,
    beforeLoad: async ({ location }) => {
      guardEntry(location, previousPath);
      // The navigation stands in its final shape from the start; what fails here is shown by the navigation.
      if (isSignedIn() && !knownPermissions()) await heldPermissions().catch(() => undefined);
    },
  });

  const routeOf = (screen: Screen) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: screen.path,
      component: screen.keepAlive ? NothingHere : (screen.page ?? PlannedPage),
      staticData: { screen },
      beforeLoad: async ({ location }) => {
        if (await mayOpen(screen)) return;
        throw redirect({ to: '/404', search: { from: location.pathname }, replace: true });
      },
    });

  const redirectRoute = (path: string, target: () => Promise<string> | string) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      beforeLoad: async ({ location }) => {
        const to = await target();
        throw redirect({ to, replace: true, search: to === '/404' ? { from: location.pathname } : {} });
      },
    });

  const router = createRouter({
    routeTree: rootRoute.addChildren([
      ...screens.map(routeOf),
      redirectRoute('/', async () => rootTarget(await heldPermissions())),
      redirectRoute(homePath, async () => {
        const held = await heldPermissions();
        return homeOf(screens, { user: readUserInfo(), allows: (needed) => allows(held, needed) });
      }),
      redirectRoute('/account', async () =>
        allows(await heldPermissions(), 'account:VIPRouter') ? '/account/vip' : '/account/index',
      ),
      redirectRoute('$', () => '/404'),
    ]),
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingMs: pendingMs,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
    parseSearch,
    stringifySearch: writeSearch,
  });

  /** The screen somebody signed in came from, or home. */
  function previousPath(): string {
    const previous = router.state.resolvedLocation?.pathname;
    return previous && previous !== '/login' ? previous : (takeRedirect() ?? homePath);
  }
  return router;
}

/** Screens that are kept alive are drawn by the shell. */
function NothingHere() {
  return null;
}

interface Arriving {
  readonly pathname: string;
  readonly href: string;
  readonly hash: string;
}

function guardEntry({ pathname, href, hash }: Arriving, previousPath: () => string): void {
  const entry = decideEntry({
    path: pathname,
    address: href,
    signedIn: isSignedIn(),
    open: openPaths.some((path) => isAddressOf(path, pathname)),
    signInLink: new URLSearchParams(hash).has('link'),
  });
  if (entry.kind === 'go-back') throw redirect({ to: previousPath(), replace: true });
  if (entry.kind === 'sign-in') {
    saveRedirect(entry.redirect);
    throw redirect({ to: '/login', replace: true });
  }
}
