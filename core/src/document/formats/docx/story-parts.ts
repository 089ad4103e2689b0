import type { FormatOptions, UnitKind } from '../../document-format.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';

/** A part that holds running text. */
export interface StoryPart {
  readonly name: string;
  /** Kind of all its units, where the part decides. */
  readonly kind: UnitKind | undefined;
}

const kinds: Readonly<Record<string, UnitKind>> = {
  header: 'header',
  footer: 'footer',
  footnotes: 'note',
  endnotes: 'note',
  comments: 'comment',
};

export function mainStory({ mainPart }: OfficePackage): StoryPart {
  return { name: mainPart, kind: undefined };
}

/** In reading order: headers and footers as the sections name them, then notes, then comments. */
export function otherStories(
  { relationships }: OfficePackage,
  sectionReferences: readonly string[],
  { headersAndFooters = true, comments = false }: FormatOptions,
): readonly StoryPart[] {
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const sections = headersAndFooters ? sectionReferences.flatMap((id) => byId.get(id) ?? []) : [];
  const types = ['footnotes', 'endnotes', ...(comments ? ['comments'] : [])];
  const rest = types.flatMap((type) => relationships.filter((relationship) => relationship.type === type));
  const parts = new Map<string, StoryPart>();
  for (const { type, target } of [...sections, ...rest])
    parts.set(target, { name: target, kind: kinds[type] });
  return [...parts.values()];
}
