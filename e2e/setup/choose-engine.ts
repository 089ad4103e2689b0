import type { Page } from '@playwright/test';

/** Chooses the engine of a language pair, both as the screen calls them. */
export async function chooseEngine(page: Page, label: string, engine: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(engine, { exact: true }).click();
}
