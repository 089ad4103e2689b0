import type { Splice } from '../../../text/splice-text.ts';
import type { DocumentFormat, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { apostrophesIn } from '../../icu/escape-icu.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { stringOptions, stringSettings } from '../../strings/string-settings.ts';
import { type StringPlace, translateStrings } from '../../strings/translate-strings.ts';
import { encodeJsonText } from '../json/encode-json.ts';
import { allLeaves, isContainer, type JsonLeaf, leavesIn } from '../json/json-node.ts';
import { type JsonFile, readJson, stringPlace, textOf } from '../json/json-strings.ts';

/** Application resource bundles of Flutter. `@key` describes `key`, `@@locale` is the file's language. */
export const arbFormat: DocumentFormat = {
  id: 'arb',
  name: 'Application resource bundle',
  extensions: ['arb'],
  mediaType: 'application/json',
  styles: false,
  options: ['includedKeys', 'excludedKeys', ...stringOptions],
  recognize(file) {
    const head = peekText(file)?.trimStart();
    if (head === undefined || !/^\{\s*(?:["}]|$)/.test(head)) return 0;
    return /"@@(?:locale|last_modified|context)"\s*:/.test(head) ? 2 : 1;
  },
  process: (file, visit, options, write) =>
    processText(file, { read: (text) => readBundle(text, visit, options) }, write),
};

function readBundle(text: string, visit: UnitVisitor, options: FormatOptions): TextReading {
  const file = readJson(text);
  const reading = translateStrings(
    bundlePlaces(file, keyFilter(options)),
    stringSettings(visit, options, apostrophesIn(text)),
  );
  if (reading.splices.length === 0 || options.targetLanguage === undefined) return reading;
  const splices = [...localeSplices(file, options.targetLanguage), ...reading.splices];
  return { ...reading, splices: splices.sort((a, b) => a.start - b.start) };
}

function* bundlePlaces(file: JsonFile, isWanted: (key: string) => boolean): Generator<StringPlace> {
  const notes = notesByKey(file);
  for (const member of allLeaves(file.document)) {
    const { key, kind, container } = member;
    if (container.depth !== 1 || kind !== 'text' || key.startsWith('@') || !isWanted(key)) continue;
    const place = stringPlace(file, member);
    yield { ...place, notes: [...(place.notes ?? []), ...(notes.get(key) ?? [])] };
  }
}

/** Descriptions and examples of placeholders, from the `@key` beside each key. */
function notesByKey(file: JsonFile): ReadonlyMap<string, readonly string[]> {
  const notes = new Map<string, string[]>();
  for (const member of allLeaves(file.document)) {
    const described = member.kind === 'text' ? describedKey(member) : undefined;
    if (described === undefined) continue;
    const said =
      member.key === 'example' ? `${member.container.key}: ${textOf(file, member)}` : textOf(file, member);
    notes.set(described, [...(notes.get(described) ?? []), said]);
  }
  return notes;
}

function describedKey({ key, container }: JsonLeaf): string | undefined {
  const isDescription = /^(?:description|context)$/.test(key) && container.depth === 2;
  const isExample = key === 'example' && container.depth === 4 && container.container?.key === 'placeholders';
  const about = isDescription ? container : isExample ? container.container?.container : undefined;
  return about?.key.startsWith('@') === true ? about.key.slice(1) : undefined;
}

/** Flutter writes `zh_CN`. */
function localeSplices(file: JsonFile, targetLanguage: string): readonly Splice[] {
  return file.document.children
    .flatMap((bundle) => (isContainer(bundle) ? leavesIn(bundle) : []))
    .filter(({ key, kind }) => key === '@@locale' && kind === 'text')
    .map(({ start, end }) => ({
      start,
      end,
      text: encodeJsonText(targetLanguage.replaceAll('-', '_'), '', file.manner),
    }));
}
