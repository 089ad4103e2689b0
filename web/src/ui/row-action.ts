import type { ReactNode } from 'react';

/** Something that can be done with a row, a card or the thing of a page. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  /** Why it cannot be done now; undefined where it can. */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
}
