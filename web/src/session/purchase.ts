import type { PriceKind } from '@transloom/contracts/payments';
import { create } from 'zustand';

interface Purchase {
  /** What the open pay dialog sells; undefined while none is open. */
  readonly kind: PriceKind | undefined;
  /** Somebody ran out of quota at work: afterwards they stay where they are. */
  readonly atWork: boolean;
  readonly open: (kind: PriceKind, where?: 'work') => void;
  readonly close: () => void;
}

/** The pay dialogs belong to the shell, and any page may open one. */
export const usePurchase = create<Purchase>((set) => ({
  kind: undefined,
  atWork: false,
  open: (kind, where) => set({ kind, atWork: where === 'work' }),
  close: () => set({ kind: undefined }),
}));
