import type { Segment } from '@transloom/contracts/workbench';
import type { InlineCode, InlineText, StyleRun } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Fragment, memo, type ReactNode } from 'react';
import chip from './code-chip.module.css';
import { codeLabel } from './code-label.ts';

interface InlineViewProps {
  readonly markup: string;
  readonly codes: Segment['codes'];
}

/** Inline text to be read: styles as styles, codes as chips. */
export const InlineView = memo(function InlineView({ markup, codes }: InlineViewProps) {
  const inline = fromMarkup(markup);
  if (inline.codes.length === 0 && inline.styles.length === 0) return inline.text;
  return pieces(inline).map(({ key, style, code, text }) => (
    <Fragment key={key}>{code ? <CodeChip code={code} codes={codes} /> : styled(text, style)}</Fragment>
  ));
});

interface Piece {
  readonly key: string;
  readonly text: string;
  readonly style: StyleRun | undefined;
  readonly code: InlineCode | undefined;
}

function pieces({ text, codes, styles }: InlineText): readonly Piece[] {
  const edges = [...codes.map(({ at }) => at), ...styles.flatMap(({ start, end }) => [start, end])];
  const places = [...new Set([0, text.length, ...edges])].sort((a, b) => a - b);
  return places.flatMap((place, index) => {
    const here = codes
      .filter(({ at }) => at === place)
      .map((code, nth) => ({ key: `c${place}.${nth}`, text: '', style: undefined, code }));
    const end = places[index + 1] ?? place;
    const style = styles.find((run) => run.start <= place && place < run.end);
    const piece = { key: `t${place}`, text: text.slice(place, end), style, code: undefined };
    return end > place ? [...here, piece] : here;
  });
}

function styled(text: string, style: StyleRun | undefined): ReactNode {
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
    <span className={`${chip['chip']} ${chip[code.kind]}`} title={title}>
      {text}
    </span>
  );
}
