/** `ribbons`: a band between the sides says how sure a pair is. `tiled`: a mark stands before each row. */
export type PairLook = 'ribbons' | 'tiled';
