import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { pick, type Random } from '@transloom/core/random/seeded-random';
import { buildZip, type ZipBuilderFile } from '@transloom/core/testing/zip-builder';
import { byteMutations, type Mutation } from './mutate-bytes.ts';

type PartsMutation = (parts: readonly ZipBuilderFile[], random: Random) => readonly ZipBuilderFile[];

const largestPart = 64 * 2 ** 20;

/** Mutations of an archive with valid records, by name. A file that is no archive stays as it is. */
export const archiveMutations: Readonly<Record<string, Mutation>> = {
  'part removed': onParts((parts, random) => parts.toSpliced(random(parts.length), 1)),
  'part twice': onParts((parts, random) => [...parts, pick(random, parts)]),
  'part renamed': onParts((parts, random) =>
    parts.with(random(parts.length), { ...pick(random, parts), name: pick(random, oddNames) }),
  ),
  'part lies': onParts((parts, random) => {
    const part = pick(random, parts);
    const lie = pick(random, [
      { claimedSize: 10 },
      { claimedSize: 2 ** 31 },
      { claimedCrc: 1 },
      { method: 99 },
    ]);
    return parts.with(parts.indexOf(part), { ...part, ...lie });
  }),
  ...Object.fromEntries(
    Object.entries(byteMutations).map(([name, mutate]) => [`part with ${name}`, onContent(mutate)]),
  ),
};

const oddNames = [
  '../outside.xml',
  '/etc/passwd',
  'a\\b.xml',
  '',
  'word/document.xml',
  'CON',
  `${'a/'.repeat(500)}a`,
];

function onContent(mutate: Mutation): Mutation {
  return onParts((parts, random) => {
    const part = pick(random, parts);
    return parts.with(parts.indexOf(part), { ...part, content: mutate(Buffer.from(part.content), random) });
  });
}

function onParts(mutate: PartsMutation): Mutation {
  return (file, random) => {
    const parts = partsOf(file);
    return parts.length === 0 ? file : buildZip(mutate(parts, random));
  };
}

function partsOf(file: Uint8Array): readonly ZipBuilderFile[] {
  try {
    const archive = openZip(file);
    return archive.directory.entries.map(({ name, method }) => ({
      name,
      content: readZipEntry(archive, name, largestPart) ?? '',
      stored: method === 0,
    }));
  } catch (error) {
    if (error instanceof DocumentFormatError) return [];
    throw error;
  }
}

export function isArchive(file: Uint8Array): boolean {
  return partsOf(file).length > 0;
}
