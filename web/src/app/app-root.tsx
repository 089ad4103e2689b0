import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { loadComponentTexts } from '../i18n/component-texts.ts';
import { ThemeProvider } from '../ui/theme-provider.tsx';
import { FailureReactions } from './failure-reactions.tsx';
import { router } from './router.ts';

export function AppRoot() {
  return (
    <QueryClientProvider client={queryClient}>
      <LocalizedApp />
    </QueryClientProvider>
  );
}

function LocalizedApp() {
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
