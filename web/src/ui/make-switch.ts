import { useSyncExternalStore } from 'react';

/** Something open or closed that distant parts of the page may turn. */
export interface Switch {
  readonly set: (open: boolean) => void;
  readonly use: () => boolean;
}

export function makeSwitch(): Switch {
  let open = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next) => {
      open = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => open),
  };
}
