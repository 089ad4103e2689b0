import { type AnyRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Screen } from './screen.ts';

/** All screens, read from the router, so that a page need not import the table it stands in. */
export function useScreens(): readonly Screen[] {
  const routes: Record<string, AnyRoute> = useRouter().routesById;
  return useMemo(() => {
    const screens = Object.values(routes).map(({ options }) => options.staticData?.screen);
    return screens.filter((screen) => screen !== undefined);
  }, [routes]);
}
