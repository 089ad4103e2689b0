import type { RawAttribute } from './xml-attributes.ts';

export interface StartTag {
  readonly rawName: string;
  /** Resolved. */
  readonly name: string;
  readonly attributes: readonly RawAttribute[];
  readonly selfClosing: boolean;
  readonly length: number;
}
