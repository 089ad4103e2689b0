import type { Splice } from '../../../text/splice-text.ts';
import type { UnitKind, UnitVisitor } from '../../document-format.ts';
import type { InlineToken } from '../../inline-token.ts';

/** What a closing brace ends. */
export interface OpenBrace {
  readonly kind: 'group' | 'block';
  /** Of the pair of codes. */
  readonly pair?: number;
  readonly style?: 'bold' | 'italic' | 'underline';
  readonly unitKind: UnitKind;
}

/** A TeX file while it is walked. */
export interface TexWalk {
  readonly text: string;
  readonly braces: ReadonlyMap<number, number>;
  readonly visit: UnitVisitor;
  readonly splices: Splice[];
  readonly end: number;
  /** How many notes this one is in. */
  readonly depth: number;
  /** Whether a bracket would end this text. */
  readonly inBrackets: boolean;
  at: number;
  tokens: InlineToken[];
  open: OpenBrace[];
  /** Environments around, by name. */
  readonly environments: string[];
  kind: UnitKind;
  /** Shared by the walks of notes, which are texts inside the text. */
  readonly counts: { units: number; pairs: number; restored: number; skipped: number };
}
