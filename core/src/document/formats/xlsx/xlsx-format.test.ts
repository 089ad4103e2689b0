import { describe, expect, test } from 'vitest';
import { readZipText } from '../../../testing/read-zip-text.ts';
import {
  readWorkbookTexts,
  sheetPart,
  workbook,
  workbookWarnings,
  writeWorkbookTexts,
} from '../../../testing/workbook-texts.ts';
import { buildXlsx } from '../../../testing/xlsx-builder.ts';

describe('around the cells', () => {
  test('headers are read in their sections, with fields as codes', () => {
    const header = '&amp;L&amp;"Arial,Bold"Plan &amp;&amp; goal&amp;CPage &amp;P of &amp;N&amp;R&amp;D';
    const file = workbook({ after: `<headerFooter><oddHeader>${header}</oddHeader></headerFooter>` });
    expect(readWorkbookTexts(file)).toEqual({
      'oddHeader.L': 'Plan & goal',
      'oddHeader.C': 'Page {1/} of {2/}',
    });
    expect(readWorkbookTexts(file, { headersAndFooters: false })).toEqual({});
    const { output } = writeWorkbookTexts(file, { 'oddHeader.C': 'Seite {1/} & {2/}' });
    expect(readZipText(output, sheetPart)).toContain('&amp;CSeite &amp;P &amp;&amp; &amp;N&amp;R');
  });

  test('prompts, choices and tips are read', () => {
    const file = workbook({
      after: [
        '<dataValidations><dataValidation type="list" prompt="Choose one" error=\'No "such" thing\'>',
        '<formula1>"Yes,No"</formula1></dataValidation></dataValidations>',
        '<hyperlinks><hyperlink ref="A1" tooltip="Go there"/></hyperlinks>',
      ].join(''),
    });
    expect(readWorkbookTexts(file)).toEqual({
      'validation-1.prompt': 'Choose one',
      'validation-1.error': 'No "such" thing',
      'validation-1.choice-1': 'Yes',
      'validation-1.choice-2': 'No',
      'link-1.tooltip': 'Go there',
    });
    const { output } = writeWorkbookTexts(file, {
      'validation-1.error': 'Kein "so" was',
      'validation-1.choice-1': 'Ja, "ja"',
    });
    expect(readWorkbookTexts(output)).toMatchObject({
      'validation-1.error': 'Kein "so" was',
      'validation-1.choice-1': 'Ja; ”ja”',
      'validation-1.choice-2': 'No',
    });
  });

  test('properties are read where that is asked for', () => {
    const content =
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Prices</dc:title><dc:creator>Ann</dc:creator></cp:coreProperties>';
    const packageParts = [{ type: 'core-properties', name: 'docProps/core.xml', content }];
    const file = buildXlsx({ sheets: [{ name: 'S' }], packageParts });
    expect(readWorkbookTexts(file)).toEqual({});
    const options = { documentProperties: true };
    expect(readWorkbookTexts(file, options)).toEqual({ 'docProps/core.xml#title': 'Prices' });
    const { output } = writeWorkbookTexts(file, { 'docProps/core.xml#title': 'A < B' }, options);
    expect(readWorkbookTexts(output, options)).toEqual({ 'docProps/core.xml#title': 'A < B' });
  });
});

describe('comments', () => {
  const notes =
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ann</author></authors><commentList><comment ref="A1" authorId="0"><text><r><rPr><b/></rPr><t>Ann:</t></r><r><t xml:space="preserve"> old</t></r></text></comment><comment ref="B2" authorId="0"><text><t>[Threaded comment]\nComment:\n  Why?</t></text></comment></commentList></comments>';
  const threads =
    '<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><threadedComment ref="B2" id="1"><text>Why?</text><mentions><mention startIndex="0" length="1"/></mentions></threadedComment></ThreadedComments>';
  const file = workbook({
    parts: [
      { type: 'comments', name: 'comments1.xml', content: notes },
      { type: 'threadedComment', name: 'threadedComments/threadedComment1.xml', content: threads },
    ],
  });
  const options = { comments: true };
  const thread = 'xl/threadedComments/threadedComment1.xml#B2.1';

  test('are counted, or read where that is asked for', () => {
    expect(workbookWarnings(file)).toEqual([{ code: 'comments-skipped', count: 1 }]);
    expect(readWorkbookTexts(file, options)).toEqual({
      [thread]: 'Why?',
      'xl/comments1.xml#A1': '{b}Ann:{/b} old',
    });
  });

  test('in a thread take along the note for older programs', () => {
    const { output } = writeWorkbookTexts(file, { [thread]: 'Warum?' }, options);
    expect(readZipText(output, 'xl/comments1.xml')).toContain('Comment:\n  Warum?</t>');
    expect(readZipText(output, 'xl/threadedComments/threadedComment1.xml')).not.toContain('mention ');
  });
});
