import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import {
  type ConfirmedTranslation,
  rememberTranslations,
} from '../domains/memories/changes/remember-translations.ts';
import { findBestMatches } from '../domains/memories/matching/find-best-matches.ts';
import type { SegmentInContext } from '../domains/memories/matching/segment-in-context.ts';
import type { Actor } from '../platform/context.ts';
import { memoryWorld } from './memory-world.ts';

const languages = { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' };
/** Where what is remembered comes from. */
const origin = {
  fileName: 'guide.docx',
  projectName: 'Manual',
  projectId: '01900000-0000-7000-8000-000000000001',
};

/** For tests: a database in which people remember translations into Chinese and find them. Call it outside of tests. */
export async function matchingWorld() {
  const world = await memoryWorld();
  const remember = (
    actor: Actor,
    translations: readonly ConfirmedTranslation[],
    layer: EntryLayer = 'approved',
  ): Promise<void> =>
    world.act(actor, (context) =>
      rememberTranslations(context, { ...languages, translations, origin, layer }),
    );
  const matches = async (actor: Actor, wanted: SegmentInContext, projectId?: string) => {
    const search = { ...languages, segments: [wanted], minRate: 50, limit: 5 };
    const [found = []] = await world.act(actor, (context) =>
      findBestMatches(context, { ...search, ...(projectId && { projectId }) }),
    );
    return found;
  };
  /** Rates with targets, the best first. */
  const found = async (actor: Actor, wanted: SegmentInContext): Promise<string[]> =>
    (await matches(actor, wanted)).map(({ rate, targetMarkup }) => `${rate} ${targetMarkup}`);
  return { world, languages, origin, remember, matches, found };
}
