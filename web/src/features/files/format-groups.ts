import type { UploadLimits } from './upload-queue.ts';

export type UploadFormat = UploadLimits['formats'][number];

export type KnownFormat = Pick<UploadFormat, 'id' | 'extensions'>;

/** Where people look for a format; what stands nowhere is among the others. */
const groups = {
  office: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'doc', 'xls', 'ppt', 'rtf', 'csv'],
  images: ['pdf', 'image', 'png', 'jpg', 'jpeg', 'tiff', 'bmp', 'webp', 'gif'],
  text: ['txt', 'md', 'mdx', 'rst', 'html', 'xml', 'tex', 'dita'],
  bilingual: ['xliff', 'sdlxliff', 'mqxliff', 'mxliff', 'tmx', 'tbx', 'po'],
  software: [
    'json',
    'arb',
    'yaml',
    'properties',
    'resx',
    'android',
    'strings',
    'stringsdict',
    'xcstrings',
    'ftl',
    'ts',
  ],
  subtitles: ['srt', 'vtt', 'ass', 'sbv', 'ttml'],
  publishing: ['idml', 'epub'],
} as const;

export type FormatGroup = keyof typeof groups | 'other';

/** Formats in their groups, those without any left out. */
export function groupFormats(
  formats: readonly KnownFormat[],
): readonly { readonly group: FormatGroup; readonly formats: readonly KnownFormat[] }[] {
  const byGroup = Map.groupBy(formats, ({ id }) => groupOf(id));
  const order: readonly FormatGroup[] = [...(Object.keys(groups) as (keyof typeof groups)[]), 'other'];
  return order.flatMap((group) => {
    const found = byGroup.get(group) ?? [];
    return found.length === 0 ? [] : [{ group, formats: found.toSorted((a, b) => placeOf(a) - placeOf(b)) }];
  });
}

/** Extensions of the formats in capitals, each once. */
export function extensionsOf(formats: readonly KnownFormat[]): string[] {
  const all = formats.flatMap(({ extensions }) => extensions.map((extension) => extension.toUpperCase()));
  return [...new Set(all)];
}

/** The best known come first. */
function placeOf({ id }: KnownFormat): number {
  return Object.values<readonly string[]>(groups).flat().indexOf(id);
}

function groupOf(id: string): FormatGroup {
  const found = Object.entries(groups).find(([, ids]) => (ids as readonly string[]).includes(id));
  return (found?.[0] as FormatGroup | undefined) ?? 'other';
}
