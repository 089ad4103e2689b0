import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from 'antd';
import { makeQueryClient } from '../api/query-client.ts';
import { parseSearch, writeSearch } from '../app/search-text.ts';

/** Pages by their path, without the shell around them, at an address. */
export function openPage(pages: Readonly<Record<string, RouteComponent>>, address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren(
      Object.entries(pages).map(([path, component]) =>
        createRoute({ getParentRoute: () => root, path, component }),
      ),
    ),
    history,
    parseSearch,
    stringifySearch: writeSearch,
  });
  const view = render(
    <QueryClientProvider client={makeQueryClient()}>
      <App>
        <RouterProvider router={router as never} />
      </App>
    </QueryClientProvider>,
  );
  return { ...view, go: (to: string) => router.history.push(to), address: () => history.location.href };
}
