import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { InlineView } from '../../ui/inline-view.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { Text } from '../../ui/text.tsx';

interface PlacedSegment {
  readonly documentName: string;
  readonly targetLanguage: string;
  readonly number: number;
}

/** The file, language and number of a segment, in a table of segments of several files. */
export function placeColumn<Row extends PlacedSegment>(title: string): DataColumn<Row> {
  return {
    key: 'place',
    title,
    width: 150,
    grow: false,
    render: ({ documentName, targetLanguage, number }) => (
      <>
        <Text size="table" truncate as="div">
          {documentName}
        </Text>
        <Text size="small" tone="tertiary" as="div">
          {languageName(targetLanguage)} · {formatNumber(number)}
        </Text>
      </>
    ),
  };
}

interface TextColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly width: number;
  /** Markup of the text and the language it is in. */
  readonly textOf: (row: Row) => { readonly markup: string; readonly language: string };
}

/** A source or a translation, with its tags. */
export function textColumn<Row>({ textOf, ...column }: TextColumn<Row>): DataColumn<Row> {
  return {
    ...column,
    grow: true,
    render: (row) => (
      <Text size="table">
        <InlineView {...textOf(row)} />
      </Text>
    ),
  };
}
