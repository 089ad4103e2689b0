import type { RawAttribute } from './xml-attributes.ts';

export interface TagAttribute extends RawAttribute {
  /** Its name, resolved; that of a namespace declaration as it is written. */
  readonly resolved: string;
}

export interface StartTag {
  readonly rawName: string;
  /** Resolved. */
  readonly name: string;
  readonly attributes: readonly TagAttribute[];
  readonly selfClosing: boolean;
  readonly length: number;
}
