import type { InlineText } from '@transloom/core/inline/inline-text';
import { emptyInlineText } from '@transloom/core/inline/inline-text';
import { tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import { languagesOf, unknownLanguage } from '../memory/memory-languages.ts';
import { openMemory } from '../memory/open-memory.ts';
import { checkLanguageTag, type Options } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { openDocument, visitUnits } from './open-document.ts';
import { readFormatOptions } from './read-format-options.ts';

export interface BilingualSegment {
  /** Id of the unit in its file, with `/n` where a unit has several segments. */
  readonly id: string;
  readonly source: InlineText;
  readonly target: InlineText;
  readonly maxLength?: number | undefined;
}

export interface BilingualFile {
  readonly segments: readonly BilingualSegment[];
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/**
 * The pairs of a file that holds both languages: the XLIFF family, PO and other bilingual documents, or a TMX.
 * @throws {Refusal} usage.missing where neither the file nor the options name a language; path.…, document.…
 */
export async function readBilingualFile(path: string, options: Options): Promise<BilingualFile> {
  return /\.tmx(?:\.gz)?$/i.test(path) ? readTmx(path, options) : readDocument(path, options);
}

async function readTmx(path: string, options: Options): Promise<BilingualFile> {
  const found = await languagesOf(path, { sourceLanguage: unknownLanguage, targetLanguages: [] }, options);
  const languages = {
    sourceLanguage: checkLanguageTag(options.value('from') ?? found.sourceLanguage),
    targetLanguage: named(options, 'to', found.targetLanguages[0]),
  };
  const segments: (BilingualSegment & { unit: string })[] = [];
  let position = 0;
  const wanted = { sourceLanguage: languages.sourceLanguage, targetLanguages: [languages.targetLanguage] };
  for await (const { units } of openMemory(path, wanted)) {
    for (const unit of units) {
      position += 1;
      const entry = tmxEntry(unit, languages);
      const id = unit.attributes['tuid'] ?? String(position);
      if (entry !== undefined) segments.push({ unit: id, id, source: entry.source, target: entry.target });
    }
  }
  return { ...languages, segments: numbered(segments) };
}

async function readDocument(path: string, options: Options): Promise<BilingualFile> {
  const document = await openDocument(path, options.value('from'));
  const head = new TextDecoder().decode(document.file.subarray(0, headBytes));
  const segments: (BilingualSegment & { unit: string })[] = [];
  visitUnits(
    document,
    ({ id, key, source, target = emptyInlineText, maxLength, locked }) => {
      if (!locked) segments.push({ unit: unitId(key ?? id, head), id, source, target, maxLength });
    },
    readFormatOptions(options, document.format),
  );
  return {
    sourceLanguage: named(
      options,
      'from',
      attribute(head, /\b(?:srcLang|source-language)\s*=\s*["']([\w-]+)/),
    ),
    targetLanguage: named(
      options,
      'to',
      attribute(head, /\b(?:trgLang|target-language)\s*=\s*["']([\w-]+)|"Language:\s*([\w-]+)/),
    ),
    segments: numbered(segments),
  };
}

/** Keys of segments are `unit/segment`. Only ids of XLIFF 1.2 can have a slash themselves. */
function unitId(key: string, head: string): string {
  return head.includes('xliff:document:2') ? (key.split('/')[0] ?? key) : key.replace(/\/#\d+$/, '');
}

/** The languages stand at the start of the file. */
const headBytes = 8192;

function attribute(head: string, expression: RegExp): string | undefined {
  const [, ...found] = expression.exec(head) ?? [];
  return found.find((value) => value !== undefined);
}

/** @throws {Refusal} usage.missing */
function named(options: Options, name: 'from' | 'to', inFile: string | undefined): string {
  const tag = options.value(name) ?? inFile;
  if (tag === undefined) throw new Refusal('usage.missing', { name: `--${name}`, usage: options.usage });
  return checkLanguageTag(tag);
}

/** Segments of one unit are numbered from 1. */
function numbered(
  segments: readonly (BilingualSegment & { readonly unit: string })[],
): readonly BilingualSegment[] {
  const units = Map.groupBy(segments, ({ unit }) => unit);
  return [...units].flatMap(([unit, parts]) =>
    parts.map(({ source, target, maxLength }, place) => ({
      id: parts.length === 1 ? unit : `${unit}/${place + 1}`,
      source,
      target,
      maxLength,
    })),
  );
}
