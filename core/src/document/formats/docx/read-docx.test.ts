import { describe, expect, test } from 'vitest';
import { toMarkup } from '../../../inline/markup.ts';
import { buildDocx, type DocxContents, field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import type { FormatOptions } from '../../document-format.ts';
import { parseDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const red = '<w:color w:val="FF0000"/>';
const tab = '<w:tab/>';
const bookmark = (edge: 'Start' | 'End', name = '') =>
  `<w:bookmark${edge} w:id="7"${name && ` w:name="${name}"`}/>`;

describe('the text of a paragraph', () => {
  test.each<[string, string[], string]>([
    ['plain', [run('Hello')], 'Hello'],
    [
      'several runs of one look',
      [run('plain text '), run('r', red), run('ed', red)],
      'plain text {1}red{/1}',
    ],
    ['revision marks and spelling marks', ['<w:proofErr w:type="spellStart"/>', run('teh')], 'teh'],
    ['language and proofing', [run('a', '<w:lang w:val="de-DE"/>'), run('b', '<w:noProof/>')], 'ab'],
    ['bold', [run('a '), run('fat', '<w:b/><w:bCs/>'), run(' b')], 'a {b}fat{/b} b'],
    [
      'bold said the long way',
      [run('a '), run('fat', '<w:b w:val="1"/>'), run(' b', '<w:b w:val="0"/>')],
      'a {b}fat{/b}{1} b{/1}',
    ],
    ['bold all over is the base', [run('all ', '<w:b/>'), run('bold', '<w:b/>')], 'all bold'],
    [
      'italic and a colored line',
      [run('a'), run('b', '<w:i/><w:u w:val="single" w:color="00FF00"/>')],
      'a{i}{u#00ff00}b{/u}{/i}',
    ],
    [
      'a wavy line is no underline',
      [run('long enough'), run('b', '<w:u w:val="wave"/>')],
      'long enough{1}b{/1}',
    ],
    ['the longest look is the base', [run('a'), run('long enough', red)], '{1}a{/1}long enough'],
    [
      'a space takes the look around',
      [run('one', red), run(' '), run('two', red), run('and the longest')],
      '{1}one two{/1}and the longest',
    ],
    [
      'an invisible difference in a space',
      [run('a long text'), run(' ', '<w:sz w:val="40"/>'), run('more')],
      'a long text more',
    ],
    [
      'a highlighted space',
      [run('a long text'), run(' ', '<w:highlight w:val="red"/>'), run('more')],
      'a long text{1} {/1}more',
    ],
    [
      'unused fonts',
      [run('abc', '<w:rFonts w:cs="Arial"/>'), run('def', '<w:rFonts w:eastAsia="SimSun"/>')],
      'abcdef',
    ],
    ['fonts in use', [run('abcd', '<w:rFonts w:ascii="Arial"/>'), run('def')], 'abcd{1}def{/1}'],
    ['entities', [run('a &lt; b &amp; c')], 'a < b & c'],
    ['braces', [run('{x}')], '{{x}'],
    ['layout space in the XML', [runOf('<w:t>\n  word\n</w:t>'), run(' next')], 'word next'],
    [
      'several texts and a tab in one run',
      [runOf(`<w:t>a</w:t>${tab}<w:t>b</w:t>${tab}<w:t>c</w:t>`)],
      'a{1/}b{2/}c',
    ],
    ['line breaks side by side', [runOf('<w:t>a</w:t><w:br/><w:cr/><w:t>b</w:t>')], 'a{1/}b'],
    [
      'hyphens',
      [runOf('<w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:softHyphen/><w:t>c</w:t>')],
      'a\u2011bc',
    ],
    ['a footnote', [run('word'), runOf('<w:footnoteReference w:id="1"/>'), run(' more')], 'word{1/} more'],
    ['a formula', [run('where '), '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>', run(' is')], 'where {1/} is'],
    ['a formula at the end', [run('where '), '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>'], 'where {1/}'],
    ['a page number behind a tab', [run('Title'), runOf(tab), field('PAGE', run('3'))], 'Title'],
    ['codes at the edges', [runOf(tab), run('text'), runOf('<w:br/>'), runOf('<w:drawing/>')], 'text'],
    [
      'a link',
      [run('see '), `<w:hyperlink r:id="r1">${run('here', red)}</w:hyperlink>`, run('.')],
      'see {1}here{/1}.',
    ],
    ['a link around all', [`<w:hyperlink r:id="r1">${run('here')}</w:hyperlink>`], 'here'],
    [
      'another look in a link',
      [run('a'), `<w:hyperlink>${run('long', red)}${run('x')}</w:hyperlink>`],
      'a{1}long{2}x{/2}{/1}',
    ],
    ['a smart tag', [`<w:smartTag><w:smartTagPr/>${run('Paris')}</w:smartTag>`, run(' is')], 'Paris is'],
    [
      'a content control',
      [run('Dear '), `<w:sdt><w:sdtPr/><w:sdtContent>${run('Ann')}</w:sdtContent></w:sdt>`, run(',')],
      'Dear {1}Ann{/1},',
    ],
    [
      'a prompt',
      [
        run('Dear '),
        `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Name')}</w:sdtContent></w:sdt>`,
        run(','),
      ],
      'Dear {1/},',
    ],
    [
      'insertions and deletions',
      [run('a'), `<w:ins>${run('b')}</w:ins>`, `<w:del>${runOf('<w:delText>c</w:delText>')}</w:del>`],
      'ab',
    ],
    ['moved text', [`<w:moveFrom>${run('old')}</w:moveFrom>`, `<w:moveTo>${run('new')}</w:moveTo>`], 'new'],
    ['a formatting change', [run('a', `<w:rPrChange><w:rPr>${red}</w:rPr></w:rPrChange>`), run('b')], 'ab'],
    [
      'comment anchors',
      [
        run('a'),
        '<w:commentRangeStart w:id="0"/>',
        run('b'),
        '<w:commentRangeEnd w:id="0"/>',
        runOf('<w:commentReference w:id="0"/>'),
        run('c'),
      ],
      'abc',
    ],
    [
      'a bookmark nobody repeats',
      [run('a'), bookmark('Start', 'x'), run('b'), bookmark('End'), run('c')],
      'abc',
    ],
    [
      'a bookmark that is repeated',
      [run('a'), bookmark('Start', 'x'), run('b'), bookmark('End'), run('c'), field('REF x', run('b'))],
      'a{1}b{/1}c{2/}',
    ],
    [
      'ruby',
      [runOf(`<w:ruby><w:rt>${run('かん')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby>`), run('字')],
      '漢字',
    ],
    ['hidden text', [run('seen '), run('secret', '<w:vanish/>'), run(' seen')], 'seen {1/} seen'],
  ])('%s', (_, content, expected) => {
    expect(unitsOf({ body: [paragraph(...content)] })).toEqual([expected]);
  });

  test.each([
    ['nothing', []],
    ['white space', [run('  ')]],
    ['a picture', [runOf('<w:drawing/>')]],
    ['a page number', [field('PAGE', run('3'))]],
    ['hidden text', [run('secret', '<w:vanish/>')]],
  ])('is no unit when it is only %s', (_, content) => {
    expect(unitsOf({ body: [paragraph(...content)] })).toEqual([]);
  });

  test('tells what its codes are', () => {
    const content = [
      run('p. '),
      field('PAGE', run('3')),
      run(' '),
      runOf('<w:footnoteReference w:id="1"/>'),
      run('x'),
    ];
    const [unit] = parseDocument(docxFormat, buildDocx({ body: [paragraph(...content)] })).units;
    expect(unit?.codes).toEqual({
      1: { type: 'field', display: '3', equivalent: '3', required: true },
      2: { type: 'note', display: 'note', required: true },
    });
  });
});

describe('fields', () => {
  const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
  const code = (text: string) => `<w:instrText>${text}</w:instrText>`;

  test.each<[string, string[], string[]]>([
    ['show what Word computed', [run('see '), field('REF a', run('Figure 1')), run('.')], ['see {1/}.']],
    [
      'that are links are pairs',
      [run('see '), field('HYPERLINK "x"', run('here')), run('.')],
      ['see {1}here{/1}.'],
    ],
    [
      'nest',
      [
        run('a '),
        field(`IF ${'</w:instrText></w:r>'}${field('PAGE', run('1'))}<w:r><w:instrText>`, run('x')),
        run('b'),
      ],
      ['a {1/}b'],
    ],
    [
      'in links are placeholders',
      [run('a '), field('HYPERLINK "x"', run('page '), field('PAGE', run('1'))), run('.')],
      ['a {1}page {2/}{/1}.'],
    ],
    [
      'may begin and end inside a run',
      [
        runOf(
          `<w:t>a</w:t>${mark('begin')}${code('PAGE')}${mark('separate')}<w:t>1</w:t>${mark('end')}<w:t>b</w:t>`,
        ),
      ],
      ['a{1/}b'],
    ],
    [
      'may be of the simple kind',
      [run('a '), `<w:fldSimple w:instr="PAGE">${run('1')}</w:fldSimple>`, run(' b')],
      ['a {1/} b'],
    ],
    [
      'may be simple links',
      [run('a '), `<w:fldSimple w:instr="HYPERLINK x">${run('b')}</w:fldSimple>`, run(' c')],
      ['a {1}b{/1} c'],
    ],
    [
      'may end in a link that began later',
      [
        run('a'),
        runOf(mark('begin') + code('HYPERLINK x') + mark('separate')),
        `<w:hyperlink>${run('b')}${runOf(mark('end'))}</w:hyperlink>`,
        run('c'),
      ],
      ['a{1/}{2}b{3/}{/2}c'],
    ],
    ['without a beginning do no harm', [run('a'), runOf(mark('end')), run('b')], ['a{1/}b']],
  ])('%s', (_, content, expected) => {
    expect(unitsOf({ body: [paragraph(...content)] })).toEqual(expected);
  });

  test('may span paragraphs, as tables of contents do', () => {
    const body = [
      paragraph(runOf(mark('begin') + code('TOC \\o') + mark('separate')), run('Chapter 1')),
      paragraph(run('Chapter 2')),
      paragraph(runOf(mark('end')), run('The text')),
    ];
    expect(unitsOf({ body })).toEqual(['The text']);
  });

  test('that are links may span paragraphs', () => {
    const body = [
      paragraph(run('a'), runOf(mark('begin') + code('HYPERLINK x') + mark('separate')), run('b')),
      paragraph(run('c'), runOf(mark('end')), run('d')),
    ];
    expect(unitsOf({ body })).toEqual(['a{1/}b', 'c{1/}d']);
  });
});

describe('where text stands', () => {
  const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
  const row = (properties: string, text: string) =>
    `<w:tr><w:trPr>${properties}</w:trPr>${cell(text)}</w:tr>`;
  const textBox = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;

  test('tells what kind of unit it is', () => {
    const styles = [
      '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>',
      '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="mine"/><w:basedOn w:val="H"/></w:style>',
    ];
    const body = [
      paragraph(run('plain')),
      paragraph('<w:pPr><w:pStyle w:val="H2"/></w:pPr>', run('head')),
      paragraph('<w:pPr><w:numPr/></w:pPr>', run('point')),
      `<w:tbl><w:tr>${cell('in a cell')}</w:tr></w:tbl>`,
      paragraph(run('anchor'), runOf(`<w:drawing>${textBox('boxed')}</w:drawing>`)),
    ];
    const parts = {
      headers: [paragraph(run('top'))],
      footers: [paragraph(run('foot'))],
      footnotes: [paragraph(run('note'))],
    };
    const { units } = parseDocument(docxFormat, buildDocx({ body, styles, ...parts }));
    expect(units.map(({ id, kind, source }) => [id, kind, source.text])).toEqual([
      ['word/document.xml#p1', 'paragraph', 'plain'],
      ['word/document.xml#p2', 'heading', 'head'],
      ['word/document.xml#p3', 'list-item', 'point'],
      ['word/document.xml#p4', 'cell', 'in a cell'],
      ['word/document.xml#p6', 'text-box', 'boxed'],
      ['word/document.xml#p5', 'paragraph', 'anchor'],
      ['word/header1.xml#p1', 'header', 'top'],
      ['word/footer1.xml#p1', 'footer', 'foot'],
      ['word/footnotes.xml#p1', 'note', 'note'],
    ]);
  });

  test.each<[string, string, string[]]>([
    [
      'block content controls',
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('in'))}</w:sdtContent></w:sdt>`,
      ['in'],
    ],
    ['deleted rows', `<w:tbl>${row('<w:del/>', 'gone')}${row('', 'here')}</w:tbl>`, ['here']],
    ['hidden rows', `<w:tbl>${row('<w:hidden/>', 'gone')}${row('', 'here')}</w:tbl>`, ['here']],
    [
      'a text box and its repetition for older programs',
      paragraph(
        runOf(
          `<mc:AlternateContent><mc:Choice Requires="wps">${textBox('box')}</mc:Choice><mc:Fallback>${textBox('box')}</mc:Fallback></mc:AlternateContent>`,
        ),
      ),
      ['box'],
    ],
  ])('knows %s', (_, block, expected) => {
    expect(unitsOf({ body: [block] })).toEqual(expected);
  });
});

describe('options', () => {
  const hiddenByStyle = ['<w:style w:type="character" w:styleId="S"><w:rPr><w:vanish/></w:rPr></w:style>'];
  const all: DocxContents = {
    body: [
      paragraph(run('seen by all '), run('secret', '<w:rStyle w:val="S"/>')),
      paragraph(runOf(`<w:t>a</w:t>${tab}<w:t>b</w:t>`)),
    ],
    styles: hiddenByStyle,
    headers: [paragraph(run('top'))],
    comments: [paragraph(run('remark'))],
  };

  test.each<[FormatOptions, string[]]>([
    [{}, ['seen by all ', 'a{1/}b', 'top']],
    [{ hiddenText: true }, ['seen by all {1}secret{/1}', 'a{1/}b', 'top']],
    [{ headersAndFooters: false }, ['seen by all ', 'a{1/}b']],
    [{ comments: true }, ['seen by all ', 'a{1/}b', 'top', 'remark']],
    [{ splitByTab: true }, ['seen by all ', 'a', 'b', 'top']],
  ])('%j', (options, expected) => {
    expect(unitsOf(all, options)).toEqual(expected);
  });

  test('says what was left out', () => {
    const body = [
      paragraph(`<w:ins>${run('new ')}</w:ins>`, run('secret', '<w:vanish/>'), field('PAGE', run('1'))),
    ];
    expect(parseDocument(docxFormat, buildDocx({ ...all, body })).warnings).toEqual([
      { code: 'tracked-changes-accepted', count: 1 },
      { code: 'hidden-text-skipped', count: 1 },
      { code: 'fields-skipped', count: 1 },
      { code: 'comments-skipped', count: 1 },
    ]);
  });

  test('counts once what is repeated for older programs', () => {
    const box = `<w:txbxContent>${paragraph(run('p. '), field('PAGE', run('1')))}</w:txbxContent>`;
    const both = `<mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback>`;
    const body = [paragraph(runOf(`<mc:AlternateContent>${both}</mc:AlternateContent>`))];
    expect(parseDocument(docxFormat, buildDocx({ body })).warnings).toEqual([
      { code: 'fields-skipped', count: 1 },
    ]);
  });

  test('hiding in a paragraph style and in a run style shows', () => {
    const styles = [
      ...hiddenByStyle,
      '<w:style w:type="paragraph" w:styleId="P"><w:rPr><w:vanish/></w:rPr></w:style>',
    ];
    const body = [
      paragraph('<w:pPr><w:pStyle w:val="P"/></w:pPr>', run('gone '), run('seen', '<w:rStyle w:val="S"/>')),
    ];
    expect(unitsOf({ body, styles })).toEqual(['seen']);
  });
});

function unitsOf(contents: DocxContents, options: FormatOptions = {}): readonly string[] {
  return parseDocument(docxFormat, buildDocx(contents), options).units.map(({ source }) => toMarkup(source));
}
