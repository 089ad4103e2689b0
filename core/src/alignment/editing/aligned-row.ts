/** A row of an alignment as people change it: a text and its translation, either of which may be missing. */
export interface AlignedRow {
  readonly id: string;
  /** Empty where there is none. */
  readonly source: string;
  readonly target: string;
  /** 0 to 1; null for a pair that a person made. */
  readonly confidence: number | null;
  readonly state: 'aligned' | 'pending' | 'unmarked';
}

export type RowSide = 'source' | 'target';

export function isUnpaired({ source, target }: Pick<AlignedRow, RowSide>): boolean {
  return source === '' || target === '';
}

export function isBlank({ source, target }: Pick<AlignedRow, RowSide>): boolean {
  return source === '' && target === '';
}

/** A row that a person has just changed: it needs them again only while a side is missing. */
export function madeByHand(row: Omit<AlignedRow, 'confidence' | 'state'>): AlignedRow {
  return { ...row, confidence: null, state: isUnpaired(row) ? 'pending' : 'aligned' };
}

/** A row whose sides met because others moved: nobody has judged it. */
export function metByMoving(row: Omit<AlignedRow, 'confidence' | 'state'>): AlignedRow {
  return { ...row, confidence: null, state: isUnpaired(row) ? 'pending' : 'unmarked' };
}
