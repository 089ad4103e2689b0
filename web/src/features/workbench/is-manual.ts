import type { OpenDocument } from './workbench-context.ts';

/** The refusal of engines where people translate by hand (D5.39). */
export const manualTranslation = 'segment.manual-translation';

/** Whether the project has no machine translation for the pair of the document. */
export function isManual({ engine }: Pick<OpenDocument, 'engine'>): boolean {
  return engine.engineKey === null;
}
