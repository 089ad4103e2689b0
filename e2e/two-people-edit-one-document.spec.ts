import { expect, type Page } from '@playwright/test';
import { editorOf, test } from './setup/editor-test.ts';

const savePath = '**/api/editor/documents/*/segments';

function letterOf(word: string) {
  const sentences = ['The boat is here', 'The river is wide', 'The bridge is new'];
  return { name: `${word}.txt`, content: sentences.map((each) => `${each}, ${word}.`).join('\n\n') };
}

/** One types while the other saves: the first one's text meets a newer version. */
async function makeConflict(first: Page, second: Page, address: string): Promise<void> {
  await editorOf(first).open(address);
  await editorOf(second).open(address);
  await first.route(savePath, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionfailed'),
  );
  await editorOf(first).enter(1);
  await first.keyboard.type('El barco está aquí.');
  await expect(editorOf(first).state).toHaveText('1 segment is waiting to be saved');
  await editorOf(second).takeOver(1);
  await second.keyboard.type('Aquí está la barca.');
  await expect(editorOf(second).saved).toBeVisible();
  await first.unroute(savePath);
  await expect(editorOf(first).state).toHaveText('1 conflict', { timeout: 20_000 });
}

test('each sees where the other works, and what the other saves, without losing the own caret', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  const address = await makeDocument(letterOf('heron'));
  const [anns, bens] = [await ann.newPage(), await (await browserOf('ben')).newPage()];
  const [ofAnn, ofBen] = [editorOf(anns), editorOf(bens)];
  await ofAnn.open(address);
  await ofBen.open(address);
  await ofAnn.enter(2);
  await expect(anns.getByLabel('Anna Weber has this document open')).toBeVisible();
  await expect(anns.getByLabel('许若 has this document open')).toBeHidden();
  await ofBen.enter(1);
  await expect(ofAnn.row(1).getByLabel('Anna Weber is working here')).toBeVisible();
  await expect(ofBen.row(2).getByLabel('许若 is working here')).toBeVisible();
  await anns.keyboard.type('El río ');
  await bens.keyboard.type('El barco está aquí.');
  await bens.keyboard.press('Enter');
  await expect(ofAnn.target(1)).toHaveText('El barco está aquí.');
  await expect(ofAnn.row(1).getByLabel('Confirmed', { exact: true })).toBeVisible();
  await expect(ofAnn.target(2)).toBeFocused();
  await anns.keyboard.type('es ancho.');
  await expect(ofAnn.target(2)).toHaveText('El río es ancho.');
  await expect(ofBen.target(2)).toHaveText('El río es ancho.');
  await bens.close();
  await expect(anns.getByLabel('Anna Weber has this document open')).toBeHidden();
});

test('who writes holds the row; another takes it over, both learn of it, and no text is lost', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  const address = await makeDocument(letterOf('gannet'));
  const [anns, bens] = [await ann.newPage(), await (await browserOf('ben')).newPage()];
  const [ofAnn, ofBen] = [editorOf(anns), editorOf(bens)];
  await ofAnn.open(address);
  await ofBen.open(address);
  await ofAnn.enter(1);
  await anns.keyboard.type('El barco');
  await expect(ofBen.row(1).getByLabel('许若 is writing here')).toBeVisible();
  await ofBen.target(1).click();
  await expect(ofBen.target(1)).toHaveAttribute('aria-readonly', 'true');
  await bens.keyboard.press('Control+Insert');
  await expect(bens.getByText('许若 is writing in this segment.')).toBeVisible();
  await ofBen.takeOver(1);
  await expect(anns.getByText('Anna Weber took over segment 1. What you typed is saved.')).toBeVisible();
  await expect(ofAnn.target(1)).toHaveAttribute('aria-readonly', 'true');
  await expect(ofBen.target(1)).toHaveText('El barco');
  await bens.keyboard.press('End');
  await bens.keyboard.type(' está aquí.');
  await bens.keyboard.press('Enter');
  await expect(ofAnn.target(1)).toHaveText('El barco está aquí.');
  await expect(ofAnn.row(1).getByRole('button', { name: 'Take over' })).toBeHidden();
  await anns.getByRole('tab', { name: 'History' }).click();
  await expect(anns.getByRole('complementary').getByText('许若').first()).toBeVisible();
});

test('what one typed is never overwritten: both texts are shown, and mine is kept', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  const address = await makeDocument(letterOf('ibis'));
  const [anns, bens] = [await ann.newPage(), await (await browserOf('ben')).newPage()];
  await makeConflict(anns, bens, address);
  const row = editorOf(anns).row(1);
  await expect(row.getByRole('alert')).toContainText('Anna Weber');
  await expect(row.getByRole('alert')).toContainText('Aquí está la barca.');
  await expect(editorOf(anns).target(1)).toHaveText('El barco está aquí.');
  await row.getByRole('button', { name: 'Keep mine' }).click();
  await expect(editorOf(anns).saved).toBeVisible();
  await expect(editorOf(bens).target(1)).toHaveText('El barco está aquí.');
});

test('theirs can be taken, and the own text stays in the history', async ({
  ann,
  browserOf,
  makeDocument,
}) => {
  const address = await makeDocument(letterOf('jackdaw'));
  const [anns, bens] = [await ann.newPage(), await (await browserOf('ben')).newPage()];
  await makeConflict(anns, bens, address);
  await editorOf(anns).row(1).getByRole('button', { name: 'Take theirs' }).click();
  await expect(editorOf(anns).target(1)).toHaveText('Aquí está la barca.');
  await expect(editorOf(anns).saved).toBeVisible();
  await editorOf(anns).takeOver(1);
  await anns.getByRole('tab', { name: 'History' }).click();
  const panel = anns.getByRole('complementary');
  const lost = panel.getByRole('listitem').filter({ hasText: 'Lost a conflict' });
  // The card shows the difference to the text before; restoring shows the whole.
  await lost.getByRole('button', { name: 'Restore this version' }).click();
  await expect(editorOf(anns).target(1)).toHaveText('El barco está aquí.');
});

test('both texts can be merged', async ({ ann, browserOf, makeDocument }) => {
  const address = await makeDocument(letterOf('kestrel'));
  const [anns, bens] = [await ann.newPage(), await (await browserOf('ben')).newPage()];
  await makeConflict(anns, bens, address);
  await editorOf(anns).enter(1);
  await anns.keyboard.press('End');
  await anns.keyboard.type(' Ven.');
  await expect(editorOf(anns).state).toHaveText('1 conflict');
  await editorOf(anns).row(1).getByRole('button', { name: 'Keep mine' }).click();
  await expect(editorOf(anns).saved).toBeVisible();
  await expect(editorOf(bens).target(1)).toHaveText('El barco está aquí. Ven.');
});
