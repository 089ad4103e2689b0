import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import type { InlineText } from '../../../inline/inline-text.ts';
import { toMarkup } from '../../../inline/markup.ts';
import { buildDocx, field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { findMachineNames } from '../../../text/machine-names.ts';
import type { TranslationUnit } from '../../document-format.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

describe('any document', () => {
  test('comes back byte by byte when nothing is replaced', () => {
    fc.assert(
      fc.property(bodies(), (body) => {
        const file = buildDocx({ body });
        expect(buildDocument(docxFormat, file, new Map()).output).toBe(file);
      }),
    );
  });

  test('reads the same after every unit was replaced by itself', () => {
    fc.assert(
      fc.property(
        bodies(),
        fc.record({ splitByTab: fc.boolean(), hiddenText: fc.boolean() }),
        (body, options) => {
          const file = buildDocx({ body });
          const { units } = parseDocument(docxFormat, file, options);
          const { output, warnings } = buildDocument(docxFormat, file, sourcesOf(units), options);
          expect(parseDocument(docxFormat, output, options).units).toEqual(units);
          expect(warnings.map(({ code }) => code)).not.toContain('codes-restored');
        },
      ),
    );
  });

  test('looks the same after every unit was replaced by itself, letter by letter', () => {
    fc.assert(
      fc.property(bodies(), (body) => {
        const file = buildDocx({ body });
        const { units } = parseDocument(docxFormat, file);
        const { output } = buildDocument(docxFormat, file, sourcesOf(units));
        expect(lettersOf(output)).toEqual(lettersOf(file));
      }),
    );
  });

  test('reads as it was written, in any script', () => {
    const scripts = fc.constantFrom(['fr', 'é'], ['zh-CN', '文'], ['ar', 'ع']);
    fc.assert(
      fc.property(bodies(), scripts, (body, [targetLanguage = '', letter = '']) => {
        const file = buildDocx({ body });
        const { units } = parseDocument(docxFormat, file);
        const targets = new Map(units.map(({ id, source }) => [id, inLetters(source, letter)]));
        // Names among right-to-left letters get properties of their own, which are codes when read again.
        fc.pre(letter !== 'ع' || !units.some(hasNames));
        const { output } = buildDocument(docxFormat, file, targets, { targetLanguage });
        const written = parseDocument(docxFormat, output).units.map(({ id, source }) => [
          id,
          toMarkup(source),
        ]);
        expect(written).toEqual([...targets].map(([id, target]) => [id, toMarkup(target)]));
      }),
    );
  });

  test('takes codes in any order and loses none it must keep', () => {
    fc.assert(
      fc.property(bodies(), fc.infiniteStream(fc.nat()), (body, numbers) => {
        const file = buildDocx({ body });
        const { units } = parseDocument(docxFormat, file);
        const targets = new Map(units.map(({ id, source }) => [id, shuffled(source, numbers)]));
        const { output } = buildDocument(docxFormat, file, targets);
        const written = parseDocument(docxFormat, output).units;
        const texts = [...targets.values()].map(({ text }) => text);
        expect(written.map(({ source }) => source.text).sort()).toEqual(texts.sort());
        expect(countNotes(output)).toBe(countNotes(file));
      }),
    );
  });
});

function sourcesOf(units: readonly TranslationUnit[]): ReadonlyMap<string, InlineText> {
  return new Map(units.map(({ id, source }) => [id, source]));
}

/** Other letters everywhere but in names, which are the same in every language. */
function inLetters(source: InlineText, letter: string): InlineText {
  let text = '';
  let from = 0;
  for (const { start, end } of [...findMachineNames(source.text), { start: source.text.length, end: 0 }]) {
    text += source.text.slice(from, start).replaceAll(/\p{L}/gu, letter) + source.text.slice(start, end);
    from = end;
  }
  return { ...source, text };
}

function hasNames({ source }: TranslationUnit): boolean {
  return findMachineNames(source.text).length > 0;
}

function shuffled(source: InlineText, numbers: Iterator<number>): InlineText {
  const next = () => Number(numbers.next().value);
  const codes = source.codes.map((code) => ({ ...code, at: next() % (source.text.length + 1) }));
  return { ...source, codes: codes.filter(() => next() % 4 > 0) };
}

function countNotes(file: Uint8Array): number {
  return readZipText(file, 'word/document.xml').split('<w:footnoteReference').length;
}

/** Every visible letter with the direct properties of its run and the link around it, read by another parser. */
function lettersOf(file: Uint8Array): readonly string[] {
  const letters: string[] = [];
  let properties: string[] | undefined;
  const looks: string[] = [];
  let link = '';
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:r') looks.push('');
    if (name === 'w:hyperlink') link = JSON.stringify(attributes);
    properties?.push(`${name}${JSON.stringify(attributes)}`);
    if (name === 'w:rPr') properties = [];
    inText = name === 'w:t';
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:rPr') {
      looks[looks.length - 1] = (properties ?? [])
        .filter((property) => !/^w:(?:bCs|iCs|noProof|lang)\b/.test(property))
        .sort()
        .join();
      properties = undefined;
    }
    if (name === 'w:r') looks.pop();
    if (name === 'w:hyperlink') link = '';
    if (name === 'w:t') inText = false;
  });
  parser.on('text', (text) => {
    if (inText)
      letters.push(...[...text].filter((c) => c.trim() !== '').map((c) => `${c} ${looks.at(-1)} ${link}`));
  });
  parser.write(readZipText(file, 'word/document.xml')).close();
  return letters;
}

function bodies(): fc.Arbitrary<string[]> {
  return fc.array(paragraphs(), { minLength: 1, maxLength: 4 });
}

function paragraphs(): fc.Arbitrary<string> {
  const box = fc.array(runs(), { minLength: 1, maxLength: 2 }).map((texts) => {
    return runOf(`<w:drawing><w:txbxContent>${paragraph(...texts)}</w:txbxContent></w:drawing>`);
  });
  const inner = fc.oneof({ weight: 6, arbitrary: runs() }, codes());
  const link = fc
    .array(inner, { maxLength: 3 })
    .map((content) => `<w:hyperlink r:id="r">${content.join('')}</w:hyperlink>`);
  const nameLink = fc
    .constantFrom('http://a.B', '&lt;B&gt;')
    .map((name) => `${run(' ')}<w:hyperlink r:id="n">${run(name)}</w:hyperlink>${run(' ')}`);
  const control = fc.array(inner, { maxLength: 3 }).map((content) => {
    return `<w:sdt><w:sdtPr><w:id w:val="5"/></w:sdtPr><w:sdtContent>${content.join('')}</w:sdtContent></w:sdt>`;
  });
  const linkField = fc.array(inner, { maxLength: 3 }).map((content) => field('HYPERLINK "x"', ...content));
  const content = fc.oneof(
    { weight: 6, arbitrary: runs() },
    { weight: 3, arbitrary: codes() },
    link,
    nameLink,
    control,
    linkField,
    box,
  );
  return fc.array(content, { maxLength: 8 }).map((parts) => paragraph(...parts));
}

function runs(): fc.Arbitrary<string> {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', 'é', '文', 'ع', '&amp;', '.'),
    minLength: 1,
    maxLength: 6,
  });
  const names = fc.constantFrom(' http://a.B ', '&lt;B&gt;', ' aB ');
  const text = fc.oneof({ weight: 4, arbitrary: words }, names);
  const looks = fc.subarray([
    '<w:rStyle w:val="S"/>',
    '<w:b/>',
    '<w:i/>',
    '<w:color w:val="FF0000"/>',
    '<w:u w:val="single"/>',
  ]);
  return fc.tuple(text, looks).map(([content, look]) => run(content, look.join('')));
}

function codes(): fc.Arbitrary<string> {
  return fc.constantFrom(
    runOf('<w:tab/>'),
    runOf('<w:br/>'),
    runOf('<w:footnoteReference w:id="1"/>'),
    run('hidden', '<w:vanish/>'),
    field('PAGE', run('3')),
    '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>',
    '<w:bookmarkStart w:id="1" w:name="x"/>',
    '<w:bookmarkEnd w:id="1"/>',
    '<w:proofErr w:type="spellStart"/>',
    `<w:ins>${run('new')}</w:ins>`,
    '<w:commentRangeStart w:id="0"/>',
  );
}
