import { describe, expect, test } from 'vitest';
import { readZipText } from '../../../testing/read-zip-text.ts';
import {
  readWorkbookTexts,
  sheetPart,
  workbook,
  workbookWarnings,
  writeWorkbookTexts,
} from '../../../testing/workbook-texts.ts';
import { inline, shared } from '../../../testing/xlsx-builder.ts';

describe('cells', () => {
  test('are read where they hold text, row by row', () => {
    const file = workbook(
      {
        rows: [
          `${shared('A1', 1)}<c r="B1"><v>5</v></c>${inline('C1', 'In&amp;line')}`,
          '<c r="A2" t="str"><f>A1&amp;"x"</f><v>ax</v></c><c r="B2" t="str"><v>Plain</v></c><c r="C2" t="b"><v>1</v></c>',
        ],
      },
      { strings: ['<t>never used</t>', '<t>First</t>'] },
    );
    expect(readWorkbookTexts(file)).toEqual({ A1: 'First', C1: 'In&line', B2: 'Plain' });
    expect(workbookWarnings(file)).toEqual([{ code: 'formula-text-skipped', count: 1 }]);
  });

  test('are read however their text is written', () => {
    const file = workbook(
      {
        rows: [
          `${shared('A1', 0)}${shared('B1', 1)}<c r="C1" t="s"><v><![CDATA[0]]></v></c>`,
          '<c r="A2" t="inlineStr"><is><t>a<!-- b -->c</t></is></c><c r="B2" t="str"><v><![CDATA[d&e]]></v></c>',
        ],
      },
      { strings: ['<t><![CDATA[f&g]]></t>', '<t>h &#38; i_x0041_</t>'] },
    );
    expect(readWorkbookTexts(file)).toEqual({ A1: 'f&g', B1: 'h & iA', C1: 'f&g', A2: 'ac', B2: 'd&e' });
  });

  test('that a formula elsewhere fills are no text of their own', () => {
    const master = '<c r="A1" t="str"><f t="array" ref="A1:A2">TRIM(B1:B2)</f><v>a</v></c>';
    const file = workbook({
      rows: [master, '<c r="A2" t="str"><v>b</v></c>', '<c r="A3" t="str"><v>c</v></c>'],
    });
    expect(readWorkbookTexts(file)).toEqual({ A3: 'c' });
    expect(workbookWarnings(file)).toEqual([{ code: 'formula-text-skipped', count: 2 }]);
  });

  test('that leave out their place follow one another', () => {
    const cell = '<c t="s"><v>0</v></c>';
    const rows = [`<row>${cell}${cell}</row>`, `<row>${cell}</row>`];
    const file = workbook({ rows }, { strings: ['<t>a</t>'] });
    expect(Object.keys(readWorkbookTexts(file))).toEqual(['A1', 'B1', 'A2']);
  });

  test('have escapes read and written, and no reading aids', () => {
    const item = '<t>a_x000D_\n_x005F_x0041_</t><rPh sb="0" eb="1"><t>kana</t></rPh><phoneticPr fontId="1"/>';
    const file = workbook({ rows: [shared('A1', 0)] }, { strings: [item] });
    expect(readWorkbookTexts(file)).toEqual({ A1: 'a{1/}_x0041_' });
    const { output } = writeWorkbookTexts(file, { A1: 'b{1/}_x0042_' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain(
      '<si><t xml:space="preserve">b_x000D_\n_x005F_x0042_</t></si>',
    );
  });

  test('keep white space at their edges outside the unit', () => {
    const file = workbook(
      { rows: [shared('A1', 0)] },
      { strings: ['<t xml:space="preserve">  Total: </t>'] },
    );
    expect(readWorkbookTexts(file)).toEqual({ A1: 'Total:' });
    const { output } = writeWorkbookTexts(file, { A1: 'Summe:' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain('<t xml:space="preserve">  Summe: </t>');
  });

  test('are a unit per line where that is asked for', () => {
    const file = workbook({ rows: [shared('A1', 0)] }, { strings: ['<t>One\n\n Two</t>'] });
    expect(readWorkbookTexts(file)).toEqual({ A1: 'One{1/}{2/} Two' });
    const options = { splitByParagraph: true };
    expect(readWorkbookTexts(file, options)).toEqual({ 'A1.1': 'One', 'A1.2': 'Two' });
    const { output } = writeWorkbookTexts(file, { 'A1.2': 'Zwei' }, options);
    expect(readWorkbookTexts(output)).toEqual({ A1: 'One{1/}{2/} Zwei' });
  });

  test('are html where that is asked for', () => {
    const file = workbook({ rows: [inline('A1', '&lt;p&gt;Hi &lt;b&gt;you&lt;/b&gt;&lt;/p&gt;')] });
    const options = { embeddedHtml: true };
    expect(readWorkbookTexts(file, options)).toEqual({ 'A1.text-1': 'Hi {b}you{/b}' });
    const { output } = writeWorkbookTexts(file, { 'A1.text-1': 'He {b}du{/b} & ich' }, options);
    expect(readZipText(output, sheetPart)).toContain(
      '<t>&lt;p&gt;He &lt;b&gt;du&lt;/b&gt; &amp;amp; ich&lt;/p&gt;</t>',
    );
  });

  test('are cut to what Excel holds', () => {
    const file = workbook({ rows: [inline('A1', 'a')] });
    const { output, warnings: found } = writeWorkbookTexts(file, { A1: 'b'.repeat(40_000) });
    expect(found).toEqual([{ code: 'text-shortened', count: 1 }]);
    expect(readWorkbookTexts(output)['A1']).toHaveLength(32_767);
  });
});

describe('a shared text', () => {
  const rows = [shared('A1', 0) + shared('B1', 0) + shared('C1', 1)];
  const file = workbook({ rows }, { strings: ['<t>same</t>', '<t>other</t>'] });

  test('is replaced where it stands when all its cells change alike', () => {
    const { output } = writeWorkbookTexts(file, { A1: 'gleich', B1: 'gleich' });
    expect(readZipText(output, sheetPart)).toBe(readZipText(file, sheetPart));
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain(
      '<si><t>gleich</t></si><si><t>other</t></si></sst>',
    );
  });

  test('stays for the cell that keeps it', () => {
    const { output } = writeWorkbookTexts(file, { B1: 'anders' });
    expect(readWorkbookTexts(output)).toEqual({ A1: 'same', B1: 'anders', C1: 'other' });
    expect(readZipText(output, sheetPart)).toContain(shared('B1', 2));
  });

  test('leaves no source behind when its cells change differently', () => {
    const { output } = writeWorkbookTexts(file, { A1: 'eins', B1: 'zwei' });
    expect(readWorkbookTexts(output)).toEqual({ A1: 'eins', B1: 'zwei', C1: 'other' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).not.toContain('same');
  });
});
