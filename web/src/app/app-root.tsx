import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { Locale as ComponentTexts } from 'antd/es/locale';
import { useState } from 'react';
import { AddedTabs } from '../features/projects/added-tabs.ts';
import { ThemeProvider } from '../ui/theme-provider.tsx';
import { FailureReactions } from './failure-reactions.tsx';
import { projectTabs } from './project-tabs.tsx';
import { createAppRouter } from './router.ts';

interface AppRootProps {
  readonly client: QueryClient;
  /** There from the start: were they to come later, everything on the page would be built anew. */
  readonly componentTexts: ComponentTexts;
  readonly history?: RouterHistory;
}

export function AppRoot({ client, componentTexts, history }: AppRootProps) {
  const [router] = useState(() => createAppRouter({ client, ...(history ? { history } : {}) }));
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider componentTexts={componentTexts}>
        <FailureReactions />
        <AddedTabs value={projectTabs}>
          <RouterProvider router={router} />
        </AddedTabs>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
