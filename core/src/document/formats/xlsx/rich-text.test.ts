import { describe, expect, test } from 'vitest';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { readWorkbookTexts, workbook, writeWorkbookTexts } from '../../../testing/workbook-texts.ts';
import { shared } from '../../../testing/xlsx-builder.ts';

describe('rich text', () => {
  const font = '<sz val="11"/><color theme="1"/><name val="Calibri"/>';
  const styles = `<fonts><font>${font}</font><font><b/>${font}</font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>`;
  const run = (properties: string, text: string) => `<r><rPr>${properties}</rPr><t>${text}</t></r>`;
  const same = '<sz val="11"/><color theme="1"/><rFont val="Calibri"/>';
  const book = (item: string, style = 0) =>
    workbook({ rows: [shared('A1', 0, style)] }, { strings: [item], styles });

  test.each([
    [
      'bold against the cell',
      `<r><t xml:space="preserve">Hi </t></r>${run(`<b/>${same}`, 'you')}`,
      'Hi {b}you{/b}',
    ],
    ['all bold', run(`<b/>${same}`, 'you'), 'you'],
    [
      'another color',
      `<r><t xml:space="preserve">Hello </t></r>${run('<color rgb="FFFF0000"/>', 'you')}`,
      'Hello {1}you{/1}',
    ],
    [
      'white space of another look',
      `<r><t>Hi</t></r>${run('<sz val="9"/>', ' ')}<r><t>you</t></r>`,
      'Hi you',
    ],
    ['struck white space', `<r><t>Hi</t></r>${run('<strike/>', ' ')}<r><t>you</t></r>`, 'Hi{1} {/1}you'],
    [
      'a toggle that is off',
      `<r><t xml:space="preserve">Hi </t></r>${run(`<i val="0"/>${same}`, 'you')}`,
      'Hi you',
    ],
  ])('reads %s', (_, item, markup) => {
    expect(readWorkbookTexts(book(item))).toEqual({ A1: markup });
  });

  test('takes the look of a bold cell for plain', () => {
    expect(readWorkbookTexts(book('<t>Total</t>', 1))).toEqual({ A1: 'Total' });
  });

  test('is written with the font of its cell', () => {
    const { output } = writeWorkbookTexts(book('<t>Hi you</t>'), { A1: 'He {u}du{/u}' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain(
      '<si><r><t xml:space="preserve">He </t></r>' +
        '<r><rPr><u/><sz val="11"/><color theme="1"/><rFont val="Calibri"/></rPr><t>du</t></r></si>',
    );
    expect(readWorkbookTexts(output)).toEqual({ A1: 'He {u}du{/u}' });
  });
});
