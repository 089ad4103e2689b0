import type { Locator, Page } from '@playwright/test';

/** Chooses a language by its name in one of the fields that list all of them. */
export async function chooseLanguage(page: Page, field: Locator, language: string): Promise<void> {
  await field.fill(language);
  await page.locator('.ant-select-dropdown:visible').getByTitle(language, { exact: true }).click();
}
