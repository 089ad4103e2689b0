import type { Page } from '@playwright/test';

/** Goes from the first step of a new project, where files are uploaded, to its settings. */
export async function toProjectSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Project settings|项目设置/ }).click();
}
