export interface ColumnSort {
  /** How the list stands; undefined where it is sorted by something else. */
  readonly order: 'ascending' | 'descending' | undefined;
  readonly turn: () => void;
}
