import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { loadComponentTexts } from '../i18n/component-texts.ts';
import { ThemeProvider } from '../ui/theme-provider.tsx';
import { FailureReactions } from './failure-reactions.tsx';
import { createAppRouter } from './router.ts';

interface AppRootProps {
  readonly client: QueryClient;
  readonly history?: RouterHistory;
}

export function AppRoot({ client, history }: AppRootProps) {
  return (
    <QueryClientProvider client={client}>
      <RoutedApp client={client} {...(history ? { history } : {})} />
    </QueryClientProvider>
  );
}

function RoutedApp(parts: AppRootProps) {
  const [router] = useState(() => createAppRouter(parts));
  const { data: componentTexts } = useQuery({
    queryKey: ['component-texts'],
    queryFn: loadComponentTexts,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ThemeProvider componentTexts={componentTexts}>
      <FailureReactions />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
