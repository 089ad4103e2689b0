import type { ReactNode } from 'react';
import { type NeededKeys, useAllows } from './permissions.ts';

/** Shows its content to those who hold one of the keys. */
export function Allowed({ keys, children }: { readonly keys: NeededKeys; readonly children: ReactNode }) {
  return useAllows()(keys) ? children : null;
}
