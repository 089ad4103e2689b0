import { Activity, Suspense, useRef } from 'react';
import type { Screen } from '../../screens/screen.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { screens } from '../screens.generated.ts';
import styles from './shell.module.css';

/** Screens that stay as they were left: hidden, not gone, while another one is shown. */
export function KeptAlive({ current }: { readonly current: Screen }) {
  const visited = useRef(new Set<string>());
  if (current.keepAlive) visited.current.add(current.path);
  return screens
    .filter(({ path }) => visited.current.has(path))
    .map((screen) => (
      <Activity key={screen.path} mode={screen.path === current.path ? 'visible' : 'hidden'}>
        <div className={styles['kept']}>
          <Suspense fallback={<PageSkeleton />}>{screen.page ? <screen.page /> : null}</Suspense>
        </div>
      </Activity>
    ));
}
