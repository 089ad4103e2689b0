import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Lists the faults that block users of a screen reader or a keyboard, each as rule and place. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Otherwise a page is opened beside each one to bring the findings of its frames together; ours have none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
}
