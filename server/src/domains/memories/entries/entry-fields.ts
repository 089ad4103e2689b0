import type { EntryField } from '@transloom/contracts/memory-entries';
import type { EntryProperties, KeptDescription } from './entry-properties.ts';
import { countedUntil } from './entry-usage.ts';

/** A file may say a book of an entry; people read the beginning. */
const shownFields = 100;
const shownCharacters = 1_000;

/** Said of each entry in a place of its own. */
const knownElsewhere: ReadonlySet<string> = new Set([
  'creationdate',
  'creationid',
  'changedate',
  'changeid',
  'datatype',
  'o-encoding',
  'segtype',
]);

/** Fields that a file gives for an entry and its texts, in the order people look for them. */
export function entryFields(properties: EntryProperties | null): readonly EntryField[] {
  const fields = (['unit', 'source', 'target'] as const).flatMap((of) => fieldsOf(of, properties?.[of]));
  return fields
    .slice(0, shownFields)
    .map(({ value, ...field }) => ({ ...field, value: value.slice(0, shownCharacters) }));
}

function fieldsOf(of: EntryField['of'], description: KeptDescription = {}): readonly EntryField[] {
  const { attributes = {}, properties = [], notes = [] } = description;
  const said = Object.entries(attributes).filter(([name]) => !knownElsewhere.has(name));
  return [
    ...properties
      .filter(({ type }) => type !== countedUntil)
      .map(({ type: name, value }) => ({ of, name, value })),
    ...said.map(([name, value]) => ({ of, name, value })),
    ...notes.map(({ text: value }) => ({ of, name: null, value })),
  ];
}
