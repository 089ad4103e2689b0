import { describe, expect, test } from 'vitest';
import { field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { docxTexts } from '../../../testing/docx-texts.ts';

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
    expect(docxTexts({ body: [paragraph(...content)] })).toEqual(expected);
  });

  test('may span paragraphs, as tables of contents do', () => {
    const body = [
      paragraph(runOf(mark('begin') + code('TOC \\o') + mark('separate')), run('Chapter 1')),
      paragraph(run('Chapter 2')),
      paragraph(runOf(mark('end')), run('The text')),
    ];
    expect(docxTexts({ body })).toEqual(['The text']);
  });

  test('that are links may span paragraphs', () => {
    const body = [
      paragraph(run('a'), runOf(mark('begin') + code('HYPERLINK x') + mark('separate')), run('b')),
      paragraph(run('c'), runOf(mark('end')), run('d')),
    ];
    expect(docxTexts({ body })).toEqual(['a{1/}b', 'c{1/}d']);
  });
});
