import { useEffect, useState } from 'react';

/** Counts that have not changed for this long are taken for final. */
const quietMs = 20_000;

/** True from the start of an import until the number of entries has been quiet for a while. */
export function useImportWatch(entries: number): { readonly importing: boolean; readonly start: () => void } {
  const [importing, setImporting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the number begins the wait anew
  useEffect(() => {
    if (!importing) return;
    const timer = setTimeout(() => setImporting(false), quietMs);
    return () => clearTimeout(timer);
  }, [importing, entries]);
  return { importing, start: () => setImporting(true) };
}
