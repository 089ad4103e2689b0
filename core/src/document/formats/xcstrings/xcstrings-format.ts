import { findVariant } from '../../../language/find-variant.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import { readBilingualText } from '../../bilingual/bilingual-text.ts';
import { messageFinder, stringPieces } from '../../bilingual/string-pieces.ts';
import { type TargetChange, targetChange } from '../../bilingual/target-change.ts';
import { UniqueIds } from '../../bilingual/unique-ids.ts';
import type { DocumentFormat, FormatOptions, TargetState, UnitVisitor } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { peekText } from '../../peek-text.ts';
import type { PlaceholderFinder } from '../../placeholders/find-placeholders.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { type JsonContainer, type JsonNode, memberOf } from '../json/json-node.ts';
import { scanJson, textIn } from '../json/scan-json.ts';
import { type CatalogText, shortPath, textsOf, wantedTexts } from './catalog-entry.ts';
import { type JsonLayout, localizationSplices, type WrittenText } from './write-localization.ts';

/** String catalogs of Xcode: all languages of an app in one file, with plurals and devices. */
export const xcstringsFormat: DocumentFormat = {
  id: 'xcstrings',
  name: 'Xcode string catalog',
  extensions: ['xcstrings'],
  mediaType: 'application/json',
  styles: false,
  bilingual: true,
  options: ['placeholderPatterns'],
  recognize(file) {
    const head = peekText(file)?.trimStart() ?? '';
    return head.startsWith('{') && /"sourceLanguage"\s*:/.test(head) && /"strings"\s*:/.test(head) ? 3 : 0;
  },
  process: (file, visit, options, write) =>
    processText(file, { read: (text) => readCatalog(text, visit, options) }, write),
};

const states: Readonly<Record<string, TargetState>> = {
  new: 'draft',
  needs_review: 'draft',
  translated: 'translated',
};

interface Catalog {
  readonly text: string;
  readonly layout: JsonLayout;
  readonly visit: UnitVisitor;
  readonly sourceLanguage: string;
  /** As the file writes it; undefined where nothing says which it is. */
  readonly targetLanguage: string | undefined;
  readonly ids: UniqueIds;
  readonly finder: PlaceholderFinder;
  readonly splices: Splice[];
  readonly counts: { restored: number; excluded: number; notWritten: number };
}

/** @throws {DocumentFormatError} broken, limit */
function readCatalog(text: string, visit: UnitVisitor, options: FormatOptions): TextReading {
  const root = readRoot(text);
  const strings = memberOf(root, 'strings');
  if (strings?.kind !== 'object') throw new DocumentFormatError('broken', { reason: 'strings' });
  const sourceLanguage = textIn(text, memberOf(root, 'sourceLanguage')) ?? options.sourceLanguage ?? 'en';
  const catalog: Catalog = {
    text,
    layout: layoutOf(text),
    visit,
    sourceLanguage,
    targetLanguage: targetOf(strings, sourceLanguage, options.targetLanguage),
    ids: new UniqueIds(),
    finder: messageFinder(options.placeholderPatterns),
    splices: [],
    counts: { restored: 0, excluded: 0, notWritten: 0 },
  };
  for (const member of strings.children) readEntry(catalog, member);
  return { splices: catalog.splices.toSorted((a, b) => a.start - b.start), ...catalog.counts };
}

/** Deeper than any catalog. */
const maxDepth = 64;

/** Xcode bears neither comments nor commas too many. */
function readRoot(text: string): JsonNode | undefined {
  try {
    JSON.parse(text);
  } catch {
    throw new DocumentFormatError('broken', { reason: 'json' });
  }
  return scanJson(text, maxDepth).children[0];
}

function layoutOf(text: string): JsonLayout {
  const indent = /^\{\s*?(\r\n|\n|\r)([ \t]+)/.exec(text);
  return {
    lineEnd: indent?.[1] ?? '\n',
    indent: indent?.[2] ?? '',
    colon: /"sourceLanguage"([ \t]*:[ \t]*)/.exec(text)?.[1] ?? ' : ',
    escapesSlashes: text.includes('\\/'),
  };
}

/** The wanted language as the file writes it, else as it is; where none is wanted, the first the file has. */
function targetOf(strings: JsonContainer, source: string, wanted: string | undefined): string | undefined {
  const all = strings.children.flatMap((entry) => {
    const localizations = memberOf(entry, 'localizations');
    return localizations?.kind === 'object' ? localizations.children.map(({ key }) => key) : [];
  });
  const languages = [...new Set(all)].filter((language) => language !== source);
  if (wanted === undefined) return languages[0];
  return languages[findVariant(languages, wanted)] ?? wanted;
}

function readEntry(catalog: Catalog, entry: JsonNode): void {
  if (entry.kind !== 'object') return;
  const { key } = entry;
  const localizations = memberOf(entry, 'localizations');
  const source = memberOf(localizations, catalog.sourceLanguage);
  const found = textsOf(catalog.text, source);
  const sources = found.length > 0 ? found : [{ path: [], value: key, state: undefined }];
  if (isExcluded(catalog.text, entry)) {
    if (sources.some(({ value }) => hasWords(value))) catalog.counts.excluded++;
    return;
  }
  const { targetLanguage: language } = catalog;
  const target = language === undefined ? undefined : memberOf(localizations, language);
  const notes = [textIn(catalog.text, memberOf(entry, 'comment')) ?? []].flat();
  const written = wantedTexts(sources, language).flatMap((text) => {
    const change = visitText(catalog, { key, notes, text, target });
    return change === undefined ? [] : [{ path: text.path, change }];
  });
  if (written.length > 0) writeEntry(catalog, { entry, source, written });
}

function isExcluded(text: string, entry: JsonContainer): boolean {
  const should = memberOf(entry, 'shouldTranslate');
  return should !== undefined && text.slice(should.start, should.end) === 'false';
}

interface EntryText {
  readonly key: string;
  readonly notes: readonly string[];
  readonly text: CatalogText;
  readonly target: JsonNode | undefined;
}

function visitText(catalog: Catalog, { key, notes, text, target }: EntryText): TargetChange | undefined {
  const name = shortPath(text.path);
  const present = textsOf(catalog.text, target).find(({ path }) => path.join('.') === text.path.join('.'));
  const rules = { preserve: true, escapeText: (written: string) => written };
  const pieces = present && stringPieces(present.value, catalog.finder);
  const bilingual = readBilingualText(stringPieces(text.value, catalog.finder), pieces, rules);
  if (!hasWords(bilingual.source.text)) return undefined;
  const state = states[present?.state ?? ''];
  const unit = {
    id: catalog.ids.take(name === '' ? key : `${key}#${name}`),
    kind: 'paragraph' as const,
    key,
    source: bilingual.source,
    codes: bilingual.codes,
    segmentable: true,
    ...(notes.length > 0 && { notes }),
    ...(bilingual.target && { target: bilingual.target }),
    ...(bilingual.target && state && { targetState: state }),
  };
  const replaced = catalog.visit(unit);
  const change = replaced && targetChange(unit, bilingual, replaced);
  if (change?.restored === true) catalog.counts.restored++;
  return change;
}

function writeEntry(
  { text, layout, targetLanguage, splices, counts }: Catalog,
  {
    entry,
    source,
    written,
  }: {
    readonly entry: JsonContainer;
    readonly source: JsonNode | undefined;
    readonly written: readonly WrittenText[];
  },
): void {
  if (targetLanguage === undefined) counts.notWritten += written.length;
  else
    splices.push(...localizationSplices({ text, layout, entry, source, language: targetLanguage }, written));
}
