import type { Splice } from '../../text/splice-text.ts';
import type { UnitVisitor } from '../document-format.ts';
import type { InlineToken } from '../inline-token.ts';
import type { BlockRule, XmlVocabulary } from './xml-vocabulary.ts';
import type { XmlWarnings } from './xml-warnings.ts';

/** A unit that is ready to be visited; gives what is to be replaced. */
export type Draft = () => readonly Splice[];

/** Units inside a code of another unit, with the place of that code. */
export interface InnerUnits {
  readonly start: number;
  readonly end: number;
  readonly drafts: readonly Draft[];
}

/** The block whose text is gathered. */
export interface OpenBlock {
  readonly rule: BlockRule;
  readonly id: string;
  readonly preserve: boolean;
  /** Units it has given so far: a block inside a block parts its text. */
  units: number;
}

/** A running text: the document's own, or that of a footnote in the middle of it. */
export interface Flow {
  tokens: InlineToken[];
  inner: InnerUnits[];
  /** Blocks that are open, innermost last. Text outside of any is no unit. */
  readonly blocks: (OpenBlock | undefined)[];
  /** Units of a flow inside another wait until that one's unit is visited; those of the outermost do not. */
  readonly drafts: Draft[] | undefined;
  /** Counts the ends of units, to tell whether a start tag is still in `tokens`. */
  serial: number;
}

export function newFlow(drafts: Draft[] | undefined): Flow {
  return { tokens: [], inner: [], blocks: [], drafts, serial: 0 };
}

/** What was gathered for one unit. */
export interface GatheredUnit {
  readonly raw: string;
  readonly tokens: readonly InlineToken[];
  readonly inner: readonly InnerUnits[];
  readonly block: OpenBlock | undefined;
  /** Of the element's texts, which one this is, from 1. */
  readonly number: number;
  /** The element, where the unit ends with it. */
  readonly element?: { readonly start: number; readonly end: number };
}

/** What is the same for all units of a text. */
export interface XmlReading {
  /** For messages: the part of a container, or nothing for a file of its own. */
  readonly part: string;
  /** Before the ids of units. */
  readonly idPrefix: string;
  readonly vocabulary: XmlVocabulary;
  readonly visit: UnitVisitor;
  readonly embeddedHtml: boolean;
  readonly warnings: XmlWarnings;
}
