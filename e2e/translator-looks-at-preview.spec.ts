import { expect } from '@playwright/test';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { editorOf, test } from './setup/editor-test.ts';

// Rule D2.16 of the specification.
test('the preview follows what is typed, and leads to the segment', async ({ ann, makeDocument }) => {
  const content = 'The preview is new.\n\nIt shows <b>all</b> text.\n\nThe third line.';
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument({ name: 'preview.txt', content }));
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Text of the document"]');
  await expect(preview.getByText('It shows <b>all</b> text.')).toBeVisible();
  await preview.getByText('It shows').click();
  await editor.enter(2);
  await page.keyboard.type('Muestra <i>todo</i>.');
  await expect(preview.getByText('Muestra <i>todo</i>.')).toBeVisible();
  await preview.getByText('The third line.').click();
  await expect(editor.target(3)).toBeFocused();
  await page.getByText('Source', { exact: true }).click();
  await expect(preview.getByText('It shows <b>all</b> text.')).toBeVisible();
  await page.getByText('Bilingual', { exact: true }).click();
  await expect(preview.getByText('It shows <b>all</b> text.')).toBeVisible();
  await expect(preview.getByText('Muestra <i>todo</i>.')).toBeVisible();
  await editor.enter(3);
  await page.keyboard.type('La tercera.');
  await expect(preview.getByText('La tercera.')).toBeVisible();
  await expect(preview.getByText('The third line.')).toBeVisible();
});

test('a page keeps its own look, acts in nothing, and leads to the segment and back', async ({
  ann,
  makeDocument,
}) => {
  const content =
    '<style>h1{color:rgb(200,0,0);background:url(/fetched-by-style)}</style><h1>A bakery</h1>' +
    '<p>Its <a href="/fetched-by-link">bread</a> is warm.</p><img src="/fetched-by-page" alt="A loaf">' +
    '<script>parent.document.title = "acted"</script>';
  const page = await ann.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const editor = editorOf(page);
  await editor.open(await makeDocument({ name: 'bakery.html', content }));
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Text of the document"]');
  await expect(preview.getByRole('heading', { name: 'A bakery' })).toHaveCSS('color', 'rgb(200, 0, 0)');
  await preview.getByText('bread').hover();
  await expect(editor.row(2).locator('[data-hovered="true"]')).toBeVisible();
  await preview.getByText('bread').click();
  await expect(editor.target(2)).toBeFocused();
  await editor.enter(1);
  await page.keyboard.type('Una panadería');
  await expect(preview.getByRole('heading', { name: 'Una panadería' })).toBeVisible();
  await expect(preview.locator('[data-segment][data-active]')).toHaveText('Una panadería');
  expect(fetched.filter((url) => url.includes('fetched-by'))).toEqual([]);
  await expect(page).not.toHaveTitle('acted');
});

// H03: what stands in the frame reaches neither the page nor the network, even where it got past the allow-list.
test('the frame is of another origin, and runs no script of a document', async ({ ann, makeDocument }) => {
  const page = await ann.newPage();
  await editorOf(page).open(await makeDocument({ name: 'frame.txt', content: 'One line.' }));
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.locator('iframe[title="Text of the document"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const body = frame.contentFrame().locator('body');
  await expect(body).toContainText('One line.');
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security'));
  const reached = await body.evaluate((element) => {
    element.innerHTML = '<img src="data:," onerror="document.title = 1"><script>document.title = 2</script>';
    let outside = 'reached';
    try {
      outside = String(window.parent.document.title);
    } catch (error) {
      outside = (error as Error).name;
    }
    return { origin: window.origin, outside };
  });
  expect(reached).toEqual({ origin: 'null', outside: 'SecurityError' });
  await refused;
  expect(await body.evaluate(() => document.title)).toBe('');
});

test('pages show where a segment stands, and are made anew on demand', async ({ ann, makeDocument }) => {
  test.skip(findOffice() === undefined, 'needs LibreOffice');
  test.setTimeout(180_000);
  const body = [paragraph(run('A paper with pages.')), paragraph(run('Its second paragraph.'))];
  const page = await ann.newPage();
  const editor = editorOf(page);
  await editor.open(await makeDocument({ name: 'paper.docx', content: buildDocx({ body }) }));
  await page.getByRole('button', { name: 'Preview' }).click();
  const places = page.locator('figure [data-segment]');
  await expect(places).toHaveCount(2, { timeout: 90_000 });
  await places.nth(1).click();
  await expect(editor.target(2)).toBeFocused();
  await page.keyboard.type('Su segundo párrafo.');
  await page.getByRole('button', { name: 'Show the latest translation' }).click({ timeout: 60_000 });
  await expect(page.getByText('The translation has changed since')).toBeHidden({ timeout: 90_000 });
  await expect(places).toHaveCount(2, { timeout: 60_000 });
});
