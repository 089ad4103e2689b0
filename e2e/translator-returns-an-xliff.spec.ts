import { expect } from '@playwright/test';
import { editorOf, test } from './setup/editor-test.ts';
import { savedFile } from './setup/saved-file.ts';

const content = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="ferry.txt" source-language="en" target-language="es" datatype="plaintext"><body>
    <trans-unit id="1"><source>The ferry is late.</source></trans-unit>
    <trans-unit id="2"><source>The coast is near.</source><target state="translated">La costa está cerca.</target></trans-unit>
  </body></file>
</xliff>
`;

test('an XLIFF brings its translations, and comes back with those that were missing', async ({
  ann,
  makeDocument,
}) => {
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument({ name: 'ferry.xlf', content }));
  await expect(editor.target(2)).toContainText('La costa está cerca.');
  await editor.enter(1);
  await page.keyboard.type('El ferri llega tarde.');
  await page.keyboard.press('Enter');
  await expect(editor.saved).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const { content: returned } = await savedFile(page, 'ferry.es.xlf');
  const text = returned.toString();
  expect(text).toMatch(
    /<source>The ferry is late\.<\/source>\s*<target[^>]*>El ferri llega tarde\.<\/target>/,
  );
  expect(text).toContain('La costa está cerca.</target>');
});
