import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toMarkup } from '../inline/markup.ts';
import type { DocumentFormat, TranslationUnit } from './document-format.ts';
import { documentFormats, fileFormats, innerFormats } from './format-registry.ts';
import { pseudoTranslate } from './pseudo-translate.ts';
import { buildDocument, parseDocument } from './read-document.ts';
import { recognizeFormat } from './recognize-format.ts';

/**
 * What every format must do with every file in its `fixtures` folder. `<case>.in.<extension>` is a file as people
 * have it; `<case>.rewritten.<extension>` stands beside it where writing every unit anew changes bytes that mean
 * nothing (white space, an unescaped ampersand).
 */
describe.each([...documentFormats, ...innerFormats])('$id', (format) => {
  test.each(fixturesOf(format))('$name', ({ name, file, rewritten }) => {
    const { units } = parseDocument(format, file);
    expect(units.length).toBeGreaterThan(0);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    expect(recognizeFormat(file, name, [...fileFormats, ...innerFormats]).id).toBe(format.id);

    const untouched = buildDocument(format, file, new Map());
    expect(untouched.output, 'nothing replaced, nothing changed').toEqual(file);

    const same = buildDocument(format, file, new Map(units.map(({ id, source }) => [id, source])));
    if (rewritten !== undefined)
      expect(asText(same.output), 'each unit written anew').toBe(asText(rewritten));
    expect(sourcesOf(parseDocument(format, same.output).units)).toEqual(sourcesOf(units));

    const pseudo = new Map(units.map(({ id, source }) => [id, pseudoTranslate(source)]));
    const translated = parseDocument(format, buildDocument(format, file, pseudo).output);
    expect(translationsOf(translated.units), 'what is written is read again').toEqual(
      units.map(({ id, source }) => [id, toMarkup(pseudoTranslate(source))]),
    );
  });

  test('has fixtures', () => {
    expect(fixturesOf(format)).not.toEqual([]);
  });
});

interface Fixture {
  readonly name: string;
  readonly file: Uint8Array;
  /** Undefined for formats whose files are containers: their own tests compare what is in them. */
  readonly rewritten: Uint8Array | undefined;
}

function fixturesOf({ id }: DocumentFormat): readonly Fixture[] {
  const folder = new URL(`./formats/${id}/fixtures/`, import.meta.url);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.includes('.in.')).map((name) => readFixture(folder, name));
}

function readFixture(folder: URL, name: string): Fixture {
  const file = new Uint8Array(readFileSync(new URL(name, folder)));
  const other = new URL(name.replace('.in.', '.rewritten.'), folder);
  const rewritten = existsSync(other) ? new Uint8Array(readFileSync(other)) : file;
  const isContainer = file[0] === 0x50 && file[1] === 0x4b;
  return { name, file, rewritten: isContainer ? undefined : rewritten };
}

/** Bilingual files keep their source and have the translation beside it. */
function translationsOf(units: readonly TranslationUnit[]): readonly (readonly [string, string])[] {
  return units.map(({ id, source, target = source }) => [id, toMarkup(target)]);
}

function sourcesOf(units: readonly TranslationUnit[]): readonly (readonly [string, string])[] {
  return units.map(({ id, source }) => [id, toMarkup(source)]);
}

function asText(file: Uint8Array): string {
  return Buffer.from(file).toString('latin1');
}
