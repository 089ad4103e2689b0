import { expect } from '@playwright/test';
import { readZipText } from '@transloom/core/testing/read-zip-text';
import { findPagePrograms } from '@transloom/server/providers/pages/page-programs';
import { buildPdf } from '@transloom/server/testing/build-pdf';
import { editorOf, test } from './setup/editor-test.ts';
import { savedFile } from './setup/saved-file.ts';

const lines = ['The harbour is quiet.', 'The boats are old.'];

test('a PDF is seen as it came, translated, and comes back as a PDF and for Word', async ({
  ann,
  makeDocument,
}) => {
  test.skip(findPagePrograms().chromium === undefined, 'needs a Chromium that prints');
  const content = await buildPdf([lines.map((text, index) => ({ text, x: 60, y: 700 - index * 60 }))]);
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument({ name: 'harbour.pdf', content }));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByText('Source', { exact: true }).click();
  const places = page.locator('figure [data-segment]');
  await expect(places).toHaveCount(lines.length, { timeout: 60_000 });
  await places.first().hover();
  await expect(editor.row(1).locator('[data-hovered="true"]')).toBeVisible();
  await places.nth(1).click();
  await expect(editor.target(2)).toBeFocused();
  const preview = page.getByRole('region', { name: 'Preview of the document' });
  await preview.getByRole('button', { name: 'Close preview' }).click();
  for (const [index, text] of ['El puerto es tranquilo.', 'Los barcos son viejos.'].entries()) {
    await editor.enter(index + 1);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(editor.saved).toBeVisible();

  await page
    .getByRole('link', { name: 'Back' })
    .or(page.getByRole('button', { name: 'Back' }))
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: 'harbour.pdf' });
  await expect(row.getByText('All confirmed')).toBeVisible();
  await row.hover();
  await row.getByRole('button', { name: 'Download', exact: true }).click();
  const pdf = await savedFile(page, 'harbour.es.pdf');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.content.equals(Buffer.from(content))).toBe(false);
  await row.hover();
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Download as Word' }).click();
  const word = await savedFile(page, 'harbour.es.docx');
  expect(readZipText(word.content, 'word/document.xml')).toContain('Los barcos son viejos.');
});
