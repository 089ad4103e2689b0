import type { CleaningReason } from '@transloom/contracts/cleanings';
import type { ReactNode } from 'react';
import type { Cleaning } from './cleaning-state.ts';

/** What can be done; absent for those who may not. */
export interface CleaningCommands {
  readonly check: () => void;
  readonly checking: boolean;
  readonly clean: (cleaning: Cleaning, reasons: readonly CleaningReason[]) => Promise<unknown>;
  readonly undo: (cleaning: Cleaning) => Promise<unknown>;
  readonly cancel: (cleaning: Cleaning) => void;
}

/** What a kind says in words of its own. */
export interface CleaningWords {
  readonly meaningOf: (reason: CleaningReason) => string;
  /** Of a cleaning, before it begins. */
  readonly consequence: string;
}

export interface CleaningPanelProps {
  /** The last ones first. */
  readonly cleanings: readonly Cleaning[];
  /** In the order they are shown. */
  readonly reasons: readonly CleaningReason[];
  readonly words: CleaningWords;
  readonly commands: CleaningCommands | undefined;
  /** What counts as of no use. */
  readonly options: ReactNode;
  /** Entries that were found for a reason. */
  readonly findings: (cleaning: Cleaning, reason: CleaningReason) => ReactNode;
}
