import { useEffect, useState } from 'react';

/** False for the first moment, so that what comes at once shows no skeleton before it. */
export function useDelayed(delayMs = 150): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}
