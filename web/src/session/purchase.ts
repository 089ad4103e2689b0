import type { PriceKind } from '@transloom/contracts/payments';
import { create } from 'zustand';

/** Work that stopped for want of quota. */
interface WaitingWork {
  readonly onPaid?: (() => void) | undefined;
}

interface Purchase {
  /** What the open pay dialog sells; undefined while none is open. */
  readonly kind: PriceKind | undefined;
  /** Somebody ran out of quota at work: afterwards they stay where they are. */
  readonly atWork: boolean;
  /** What goes on once it is paid. */
  readonly onPaid: (() => void) | undefined;
  readonly open: (kind: PriceKind, work?: WaitingWork) => void;
  readonly close: () => void;
}

/** The pay dialogs belong to the shell, and any page may open one. */
export const usePurchase = create<Purchase>((set) => ({
  kind: undefined,
  atWork: false,
  onPaid: undefined,
  open: (kind, work) => set({ kind, atWork: work !== undefined, onPaid: work?.onPaid }),
  close: () => set({ kind: undefined }),
}));
