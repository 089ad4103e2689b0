import { describe, expect, test } from 'vitest';
import { buildDocx, field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { docxTexts } from '../../../testing/docx-texts.ts';
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
    expect(docxTexts({ body: [paragraph(...content)] })).toEqual([expected]);
  });

  test.each([
    ['nothing', []],
    ['white space', [run('  ')]],
    ['a picture', [runOf('<w:drawing/>')]],
    ['a page number', [field('PAGE', run('3'))]],
    ['hidden text', [run('secret', '<w:vanish/>')]],
  ])('is no unit when it is only %s', (_, content) => {
    expect(docxTexts({ body: [paragraph(...content)] })).toEqual([]);
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
