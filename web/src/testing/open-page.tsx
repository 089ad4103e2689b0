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
import { ConfigProvider } from 'antd';
import componentTexts from 'antd/locale/zh_CN.js';
import { makeQueryClient } from '../api/query-client.ts';
import { parseSearch, writeSearch } from '../app/search-text.ts';
import { ThemeProvider } from '../ui/theme-provider.tsx';

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
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <ThemeProvider componentTexts={componentTexts}>
          <RouterProvider router={router as never} />
        </ThemeProvider>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return { ...view, go: (to: string) => router.history.push(to), address: () => history.location.href };
}
