import type { Segment } from '@transloom/contracts/segments';
import type { InlineCode, InlineText, StyleRun } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Fragment, memo, type ReactNode } from 'react';
import chip from './code-chip.module.css';
import { codeLabel } from './code-label.ts';
import hit from './search-hit.module.css';
import { type Hit, searchHits } from './search-hits.ts';

interface InlineViewProps {
  readonly markup: string;
  /** Language of the text where no element around it says so; it decides pronunciation and punctuation. */
  readonly language?: string | undefined;
  /** What the codes stand for, where that is known. */
  readonly codes?: Segment['codes'];
  /** What is looked for; marked wherever it stands. Of several each. */
  readonly search?: string | readonly string[];
  /** Marked as well: places of the text without its codes. */
  readonly found?: readonly Hit[];
  /** Pieces of the text that are drawn in a way of their own; of several at one place the first. */
  readonly wraps?: readonly TextWrap[];
}

/** A piece of the text without its codes, by offsets, and what is put around it. */
export interface TextWrap {
  readonly start: number;
  readonly end: number;
  readonly around: (text: ReactNode) => ReactNode;
}

const nothing: readonly never[] = [];

/** Inline text to be read: styles as styles, codes as chips. */
export const InlineView = memo(function InlineView({ language, ...props }: InlineViewProps) {
  const shown = shownInline(props);
  return language === undefined ? shown : <span lang={language}>{shown}</span>;
});

function shownInline(props: Omit<InlineViewProps, 'language'>): ReactNode {
  const { markup, codes = {}, search = nothing, found = nothing, wraps = nothing } = props;
  const inline = fromMarkup(markup);
  const hits = [...found, ...[search].flat().flatMap((wanted) => searchHits(inline.text, wanted))];
  if (inline.codes.length + inline.styles.length + hits.length + wraps.length === 0) return inline.text;
  return pieces(inline, hits, wraps).map(({ key, style, code, text, found, around }) => (
    <Fragment key={key}>
      {code ? <CodeChip code={code} codes={codes} /> : around(styled(found ? marked(text) : text, style))}
    </Fragment>
  ));
}

interface Piece {
  readonly key: string;
  readonly text: string;
  readonly style: StyleRun | undefined;
  readonly code: InlineCode | undefined;
  readonly found: boolean;
  readonly around: TextWrap['around'];
}

function pieces(
  { text, codes, styles }: InlineText,
  hits: readonly Hit[],
  wraps: readonly TextWrap[],
): readonly Piece[] {
  const edges = [
    ...codes.map(({ at }) => at),
    ...[...styles, ...hits, ...wraps].flatMap(({ start, end }) => [start, end]),
  ];
  const places = [...new Set([0, text.length, ...edges])].sort((a, b) => a - b);
  return places.flatMap((place, index) => {
    const here = codes
      .filter(({ at }) => at === place)
      .map((code, nth) => ({
        key: `c${place}.${nth}`,
        text: '',
        style: undefined,
        code,
        found: false,
        around: asItIs,
      }));
    const end = places[index + 1] ?? place;
    const style = styles.find((run) => run.start <= place && place < run.end);
    const found = hits.some((hit) => hit.start <= place && place < hit.end);
    const around = wraps.find((wrap) => wrap.start <= place && place < wrap.end)?.around ?? asItIs;
    const piece = { key: `t${place}`, text: text.slice(place, end), style, code: undefined, found, around };
    return end > place ? [...here, piece] : here;
  });
}

function asItIs(text: ReactNode): ReactNode {
  return text;
}

function marked(text: string): ReactNode {
  return <mark className={hit['hit']}>{text}</mark>;
}

function styled(text: ReactNode, style: StyleRun | undefined): ReactNode {
  let node: ReactNode = text;
  if (style?.underline)
    node = <u style={style.underlineColor ? { textDecorationColor: style.underlineColor } : {}}>{node}</u>;
  if (style?.italic) node = <em>{node}</em>;
  if (style?.bold) node = <strong>{node}</strong>;
  return node;
}

export function CodeChip({ code, codes }: { readonly code: InlineCode; readonly codes: Segment['codes'] }) {
  const { text, title } = codeLabel(codes, code);
  return (
    <span
      className={`${chip['chip']} ${chip[code.kind]}`}
      title={title}
      // What is copied from here and pasted into a translation brings the code along.
      data-code={`${code.kind}:${code.id}`}
    >
      {text}
    </span>
  );
}
