import { describe, expect, test } from 'vitest';
import { emptyInlineText, plainInline } from '../../inline/inline-text.ts';
import type { DocumentFormat, UnitTarget, UnitVisitor } from '../document-format.ts';
import { csvFormat } from '../formats/csv/csv-format.ts';
import { mqxliffFormat } from '../formats/mqxliff/mqxliff-format.ts';
import { mxliffFormat } from '../formats/mxliff/mxliff-format.ts';
import { poFormat } from '../formats/po/po-format.ts';
import { sdlxliffFormat } from '../formats/sdlxliff/sdlxliff-format.ts';
import { tmxFormat } from '../formats/tmx/tmx-format.ts';
import { xcstringsFormat } from '../formats/xcstrings/xcstrings-format.ts';
import { xliffFormat } from '../formats/xliff/xliff-format.ts';
import { parseDocument, rewriteDocument } from '../read-document.ts';
import { stateOfWhole, type WrittenState } from './target-change.ts';

/** What is done with the target `B` of each unit. */
const deeds: Readonly<Record<string, UnitVisitor>> = {
  nothing: ({ target }) => target,
  translated: ({ target }) => target && { ...target, state: 'translated' },
  reviewed: ({ target }) => target && { ...target, state: 'reviewed' },
  draft: ({ target }) => target && { ...target, state: 'draft' },
  'new text': () => plainInline('C'),
  'new draft': () => ({ ...plainInline('C'), state: 'draft' }),
  'new reviewed': () => ({ ...plainInline('C'), state: 'reviewed' }),
  'new by Ana': () => byAna(plainInline('C')),
  'by Ana': ({ target }) => target && byAna(target),
  cleared: () => emptyInlineText,
};

function byAna(text: UnitTarget): UnitTarget {
  return { ...text, state: 'translated', changed: { by: 'Ana', at: '2026-01-02T03:04:05Z' } };
}

type Deed = keyof typeof deeds;

/** A format whose files differ in these few characters, before and after each deed. */
interface Case {
  readonly format: DocumentFormat;
  readonly file: (varying: string) => string;
  readonly rows: readonly (readonly [before: string, deed: Deed, after: string])[];
}

const xliff12 = (namespace: string, unit: string) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"${namespace}><file source-language="en" target-language="de"><body>${unit}</body></file></xliff>`;

const cases: Readonly<Record<string, Case>> = {
  'XLIFF 1.2': {
    format: xliffFormat,
    file: (target) => xliff12('', `<trans-unit id="1"><source>A</source>${target}</trans-unit>`),
    rows: [
      ['<target state="needs-l10n">B</target>', 'nothing', '<target state="needs-l10n">B</target>'],
      ['<target state="needs-l10n">B</target>', 'draft', '<target state="needs-l10n">B</target>'],
      ['<target state="final">B</target>', 'reviewed', '<target state="final">B</target>'],
      ['<target state="new">B</target>', 'translated', '<target state="translated">B</target>'],
      ['<target state="translated">B</target>', 'reviewed', '<target state="signed-off">B</target>'],
      [
        '<target state="translated" state-qualifier="x">B</target>',
        'draft',
        '<target state="needs-review-translation">B</target>',
      ],
      ['<target>B</target>', 'nothing', '<target>B</target>'],
      ['<target>B</target>', 'translated', '<target state="translated">B</target>'],
      ['<target>B</target>', 'new text', '<target>C</target>'],
      ['<target/>', 'new draft', '<target state="needs-review-translation">C</target>'],
      ['', 'new draft', '<target state="needs-review-translation">C</target>'],
      ['', 'cleared', ''],
      ['<target state="final">B</target>', 'cleared', '<target state="new"></target>'],
    ],
  },
  'XLIFF 1.2, approved': {
    format: xliffFormat,
    file: (approved) =>
      xliff12('', `<trans-unit id="1"${approved}><source>A</source><target>B</target></trans-unit>`),
    rows: [
      [' approved="yes"', 'nothing', ' approved="yes"'],
      [' approved="yes"', 'reviewed', ' approved="yes"'],
    ],
  },
  'XLIFF 1.2, segments of one unit': {
    format: xliffFormat,
    file: (state) =>
      xliff12(
        '',
        `<trans-unit id="1"><source>A 1</source><seg-source><mrk mtype="seg" mid="1">A</mrk> <mrk mtype="seg" mid="2">1</mrk></seg-source><target state="${state}"><mrk mtype="seg" mid="1">B</mrk> <mrk mtype="seg" mid="2">1</mrk></target></trans-unit>`,
      ),
    rows: [['new', 'translated', 'translated']],
  },
  'XLIFF 2': {
    format: xliffFormat,
    file: (segment) =>
      `<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u">${segment}</unit></file></xliff>`,
    rows: [
      [
        '<segment state="final" subState="x:y"><source>A</source><target>B</target></segment>',
        'reviewed',
        '<segment state="final" subState="x:y"><source>A</source><target>B</target></segment>',
      ],
      [
        '<segment state="initial" subState="x:y"><source>A</source><target>B</target></segment>',
        'translated',
        '<segment state="translated"><source>A</source><target>B</target></segment>',
      ],
      [
        '<segment><source>A</source><target>B</target></segment>',
        'reviewed',
        '<segment state="reviewed"><source>A</source><target>B</target></segment>',
      ],
      [
        '<segment state="final"><source>A</source><target>B</target></segment>',
        'cleared',
        '<segment state="initial"><source>A</source><target></target></segment>',
      ],
    ],
  },
  Trados: {
    format: sdlxliffFormat,
    file: (attributes) =>
      xliff12(
        ' xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"',
        `<trans-unit id="1"><source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><target><mrk mtype="seg" mid="1">B</mrk></target><sdl:seg-defs><sdl:seg id="1"${attributes}/></sdl:seg-defs></trans-unit>`,
      ),
    rows: [
      [' conf="RejectedTranslation"', 'draft', ' conf="RejectedTranslation"'],
      [' conf="Draft" origin="mt"', 'translated', ' conf="Translated" origin="mt"'],
      ['', 'translated', ' conf="Translated"'],
      [' conf="Translated"', 'reviewed', ' conf="ApprovedTranslation"'],
    ],
  },
  'Trados, targets': {
    format: sdlxliffFormat,
    file: (rest) =>
      xliff12(
        ' xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"',
        `<trans-unit id="1"><source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><target><mrk mtype="seg" mid="1">${rest}/></sdl:seg-defs></trans-unit>`,
      ),
    rows: [
      [
        'B</mrk></target><sdl:seg-defs><sdl:seg id="1" conf="Draft" origin="mt" percent="9"',
        'cleared',
        '</mrk></target><sdl:seg-defs><sdl:seg id="1"',
      ],
      [
        'B</mrk></target><sdl:seg-defs><sdl:seg id="1"',
        'new draft',
        'C</mrk></target><sdl:seg-defs><sdl:seg id="1" conf="Draft"',
      ],
    ],
  },
  Phrase: {
    format: mxliffFormat,
    file: (rest) =>
      xliff12(
        ' xmlns:m="http://www.memsource.com/mxlf/2.0"',
        `<trans-unit id="1" m:confirmed="${rest}</target></trans-unit>`,
      ),
    rows: [
      ['0"><source>A</source><target>B', 'translated', '1"><source>A</source><target>B'],
      ['false"><source>A</source><target>B', 'reviewed', 'true"><source>A</source><target>B'],
      ['2"><source>A</source><target>B', 'reviewed', '2"><source>A</source><target>B'],
      ['1"><source>A</source><target>B', 'draft', '0"><source>A</source><target>B'],
      ['1"><source>A</source><target>B', 'cleared', '0"><source>A</source><target>'],
      [
        '0" m:level-edited="false"><source>A</source><target>B',
        'translated',
        '1" m:level-edited="false"><source>A</source><target>B',
      ],
      [
        '0" m:level-edited="false"><source>A</source><target>B',
        'new text',
        '1" m:level-edited="true"><source>A</source><target>C',
      ],
    ],
  },
  memoQ: {
    format: mqxliffFormat,
    file: (rest) =>
      xliff12(' xmlns:mq="MQXliff"', `<trans-unit id="1" mq:status="${rest}</target></trans-unit>`),
    rows: [
      [
        'MachineTranslated"><source>A</source><target>B',
        'draft',
        'MachineTranslated"><source>A</source><target>B',
      ],
      [
        'MachineTranslated"><source>A</source><target>B',
        'translated',
        'PartiallyEdited"><source>A</source><target>B',
      ],
      [
        'MachineTranslated" mq:lastchanginguser="x"><source>A</source><target>B',
        'by Ana',
        'ManuallyConfirmed" mq:lastchanginguser="Ana" mq:lastchangedtimestamp="2026-01-02T03:04:05Z"><source>A</source><target>B',
      ],
      [
        'NotStarted"><source>A</source><target>',
        'new by Ana',
        'ManuallyConfirmed" mq:lastchanginguser="Ana" mq:lastchangedtimestamp="2026-01-02T03:04:05Z"><source>A</source><target>C',
      ],
      ['Proofread"><source>A</source><target>B', 'cleared', 'NotStarted"><source>A</source><target>'],
    ],
  },
  PO: {
    format: poFormat,
    file: (entry) =>
      `msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n${entry}\n`,
    rows: [
      ['#, fuzzy\nmsgid "A"\nmsgstr "B"', 'nothing', '#, fuzzy\nmsgid "A"\nmsgstr "B"'],
      ['#, fuzzy\nmsgid "A"\nmsgstr "B"', 'translated', 'msgid "A"\nmsgstr "B"'],
      [
        '#, fuzzy, c-format\n#| msgid "a"\nmsgid "A"\nmsgstr "B"',
        'reviewed',
        '#, c-format\nmsgid "A"\nmsgstr "B"',
      ],
      ['#, fuzzy\nmsgid "A"\nmsgstr "B"', 'new draft', '#, fuzzy\nmsgid "A"\nmsgstr "C"'],
      ['msgid "A"\nmsgstr ""', 'new draft', 'msgid "A"\nmsgstr "C"'],
      ['#, fuzzy\nmsgid "A"\nmsgstr "B"', 'cleared', 'msgid "A"\nmsgstr ""'],
      [
        '#, fuzzy\nmsgid "A"\nmsgid_plural "As"\nmsgstr[0] "B"\nmsgstr[1] "B"',
        'translated',
        'msgid "A"\nmsgid_plural "As"\nmsgstr[0] "B"\nmsgstr[1] "B"',
      ],
    ],
  },
  'string catalog': {
    format: xcstringsFormat,
    file: (unit) =>
      `{"sourceLanguage" : "en", "strings" : {"A" : {"localizations" : {"de" : {"stringUnit" : {${unit}}}}}}}`,
    rows: [
      ['"state" : "needs_review", "value" : "B"', 'nothing', '"state" : "needs_review", "value" : "B"'],
      ['"state" : "needs_review", "value" : "B"', 'translated', '"state" : "translated", "value" : "B"'],
      ['"state" : "translated", "value" : "B"', 'reviewed', '"state" : "translated", "value" : "B"'],
      ['"state" : "translated", "value" : "B"', 'new draft', '"state" : "needs_review", "value" : "C"'],
      ['"state" : "translated", "value" : "B"', 'cleared', '"state" : "new", "value" : ""'],
    ],
  },
  TMX: {
    format: tmxFormat,
    file: (target) =>
      `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>A</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu></body></tmx>`,
    rows: [
      ['B', 'translated', 'B'],
      ['B', 'new draft', 'C'],
      ['B', 'cleared', ''],
    ],
  },
  'a table': {
    format: csvFormat,
    file: (target) => `en,de\nA,${target}\n`,
    rows: [
      ['B', 'translated', 'B'],
      ['" B"', 'translated', '" B"'],
      ['B', 'new reviewed', 'C'],
      ['B', 'cleared', ''],
    ],
  },
};

const options = {
  sourceLanguage: 'en',
  targetLanguage: 'de',
  languageColumns: { en: 'A', de: 'B' },
};

const rows = Object.entries(cases).flatMap(([name, { format, file, rows }]) =>
  rows.map(([before, deed, after]) => ({ name, format, before, deed, after, file })),
);

describe('what a unit is said to be is written', () => {
  test.each(rows)('$name: $before, $deed', ({ format, file, before, deed, after }) => {
    const visit = deeds[deed];
    if (visit === undefined) throw new Error(`no deed ${deed}`);
    const { output } = rewriteDocument(format, Buffer.from(file(before)), visit, options);
    expect(Buffer.from(output).toString()).toBe(file(after));
  });
});

test.each([[xliffFormat, 'XLIFF 1.2'] as const, [poFormat, 'PO'] as const, [csvFormat, 'a table'] as const])(
  'a target that was cleared is not there when the file is read again',
  (format, name) => {
    const { file, rows } = cases[name] ?? { file: String, rows: [] };
    const [before = ''] = rows.find(([, deed]) => deed === 'translated') ?? [];
    const { output } = rewriteDocument(format, Buffer.from(file(before)), () => emptyInlineText, options);
    expect(parseDocument(format, output, options).units.map(({ target }) => target)).toEqual([undefined]);
  },
);

test.each<[readonly WrittenState[], WrittenState]>([
  [['translated', 'reviewed'], 'translated'],
  [['draft', 'reviewed'], 'draft'],
  [['empty', 'reviewed'], 'draft'],
  [['empty', 'empty'], 'empty'],
])('a whole of %j is %s', (parts, whole) => {
  expect(stateOfWhole(parts)).toBe(whole);
});
