import { useEffect, useState } from 'react';
import { isProgramOutdated } from '../../../api/is-program-outdated.ts';
import { useRealtimeConnected } from '../../../api/use-realtime.ts';

/**
 * Whether a newer program is there than this page runs. It is asked when the live line is back, because the server was
 * restarted then, when the page is looked at again, and when a part of the page does not arrive.
 */
export function useOutdatedProgram(): boolean {
  const connected = useRealtimeConnected();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let left = false;
    const look = (): void => {
      void isProgramOutdated().then((isOutdated) => {
        if (isOutdated && !left) setOutdated(true);
      });
    };
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    if (connected) look();
    window.addEventListener('vite:preloadError', look);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      left = true;
      window.removeEventListener('vite:preloadError', look);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [connected]);
  return outdated;
}
