import { expect } from '@playwright/test';
import { messagesApi } from '@transloom/contracts/messages';
import { callProduct } from './setup/call-product.ts';
import { editorOf, test } from './setup/editor-test.ts';

const sentences = ['Open the lid, kestrel.', 'Wait 30 seconds, kestrel.', 'Close the lid, kestrel.'];

// Rules D2.17, D4.30, D5.44 and D7.14 of the specification.
test('an issue is fixed, another ignored, a comment mentions a colleague, and a replacement is undone', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  const address = await makeDocument({ name: 'kestrel.txt', content: sentences.join('\n\n') });
  const ben = await browserOf('ben');
  const [anns, bens] = [await ann.newPage(), await ben.newPage()];
  const [ofAnn, ofBen] = [editorOf(anns), editorOf(bens)];
  const panel = anns.getByRole('complementary');
  await ofAnn.open(address);
  await ofAnn.enter(1);
  for (const target of ['Abra  la tapa, kestrel.', 'Espere segundos, kestrel.', 'Cierre la tapa, kestrel.']) {
    await anns.keyboard.type(target);
    await anns.keyboard.press('Enter');
  }
  await expect(ofAnn.row(3).getByLabel('Confirmed', { exact: true })).toBeVisible();

  await panel.getByRole('tab', { name: 'QA' }).click();
  const missing = panel.getByRole('article').filter({ hasText: 'The number 30 is missing' });
  await missing.getByRole('button', { name: 'Ignore' }).click();
  const dialog = anns.getByRole('dialog', { name: 'Ignore this issue?' });
  await dialog.getByLabel('Reason (optional)').fill('The client knows');
  await anns.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(missing).toHaveCount(0);
  await panel.getByRole('button', { name: /^Ignored/ }).click();
  await expect(panel.getByText('Reason: The client knows')).toBeVisible();
  await panel.getByRole('button', { name: /^All/ }).click();
  const spaces = panel.getByRole('article').filter({ hasText: 'too many spaces' });
  await spaces.getByRole('button', { name: 'Fix' }).click();
  await expect(ofAnn.target(1)).toHaveText('Abra la tapa, kestrel.');
  await expect(spaces).toHaveCount(0);

  await panel.getByRole('tab', { name: 'Comments' }).click();
  await panel.getByLabel(/^Comment on segment 1/).click();
  await anns.keyboard.type('@demo.rev');
  const offered = anns.getByRole('menuitem');
  await expect(offered).toHaveCount(1);
  await expect(offered).toBeEnabled();
  await offered.click();
  await anns.keyboard.type('which lid?');
  await anns.keyboard.press('Enter');
  await expect(panel.getByRole('article').filter({ hasText: 'which lid?' })).toBeVisible();
  const told = async () =>
    (await callProduct(ben, messagesApi.listMessages, {})).pager.records.some(({ templateContent }) =>
      templateContent.includes('which lid?'),
    );
  await expect.poll(told).toBe(true);
  await ofBen.open(address);
  await ofBen.row(1).getByLabel('1 open comment').click();
  const thread = bens.getByRole('complementary').getByRole('article').filter({ hasText: 'which lid?' });
  await thread.getByRole('button', { name: 'Reply' }).click();
  await bens.keyboard.type('The upper one');
  await bens.keyboard.press('Enter');
  await expect(panel.getByText('The upper one')).toBeVisible();
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(ofAnn.row(1).getByLabel('1 open comment')).toBeHidden();

  await anns.keyboard.press('Control+h');
  await expect(panel.getByLabel('Find', { exact: true })).toBeFocused();
  await anns.keyboard.type('kestrel');
  await anns.keyboard.press('Enter');
  await expect(panel.getByText('3 places in 3 segments')).toBeVisible();
  await panel.getByLabel('Replace with').fill('cernícalo');
  await panel.getByRole('button', { name: 'Replace all (3)' }).click();
  await expect(ofAnn.target(3)).toHaveText('Cierre la tapa, cernícalo.');
  await anns.locator('.ant-message').getByRole('button', { name: 'Undo' }).click();
  await expect(ofAnn.target(3)).toHaveText('Cierre la tapa, kestrel.');
  await expect(ofBen.target(3)).toHaveText('Cierre la tapa, kestrel.');
});
