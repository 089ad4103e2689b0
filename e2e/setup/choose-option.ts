import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Chooses one by its name in a field that lists many. Typed again where the list has closed meanwhile: a field chosen in
 * right before takes the caret back for a moment.
 */
export async function chooseOption(page: Page, field: Locator, name: string): Promise<void> {
  const option = page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });
  await expect(async () => {
    await field.fill(name);
    await option.click({ timeout: 3_000 });
  }).toPass();
}
