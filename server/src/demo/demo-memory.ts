import { fromMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { addEntries } from '../domains/memories/changes/add-entries.ts';
import { createMemory } from '../domains/memories/create-memory.ts';
import { listMemories } from '../domains/memories/list-memories.ts';
import { requireDirection } from '../domains/memories/require-memory.ts';
import { setDefaultMemory } from '../domains/memories/set-default-memory.ts';
import type { Context } from '../platform/context.ts';
import { actAs } from './demo-actor.ts';
import type { DemoStep } from './demo-step.ts';
import { earlierGuide } from './earlier-guide.ts';

const name = '产品手册 Product manuals';
const sourceLanguage = 'en';
const languages = { 'zh-CN': 'zh', de: 'de' } as const;
const daysAgo = 40;

/** The guide of an earlier version: some of its sentences are the same now, some are similar, and all stand in their context. */
async function fill(context: Context): Promise<void> {
  const targetLanguages = Object.keys(languages) as (keyof typeof languages)[];
  const memory = { name, sourceLanguage, targetLanguages, shared: true, layer: 'approved' as const };
  const { memoryId } = await createMemory(context, { ...memory, fileIds: [], layouts: [] });
  const then = new Date(context.now().getTime() - daysAgo * 86_400_000);
  const keys = earlierGuide.map(({ en }) => textKey(fromMarkup(en).text));
  for (const targetLanguage of targetLanguages) {
    const direction = await requireDirection(context, memoryId, targetLanguage);
    const entries = earlierGuide.map((sentence, i) => ({
      source: fromMarkup(sentence.en),
      target: fromMarkup(sentence[languages[targetLanguage]]),
      context: { previous: keys[i - 1] ?? null, next: keys[i + 1] ?? null },
      ...({ layer: 'approved', origin: 'human', fileName: 'user-guide-2.3.docx' } as const),
      createdBy: context.actor.userId,
      changedBy: context.actor.userId,
      createdAt: then,
      changedAt: then,
    }));
    await addEntries(context, direction.id, entries);
    await setDefaultMemory(context, { memoryId, targetLanguage, isDefault: true });
  }
}

/** A memory for the manager's projects. */
export const demoMemory: DemoStep = {
  name: 'memory',
  async run(services, world) {
    await actAs(services, world, 'PROJECT_MANAGER', async (context) => {
      const known = await listMemories(context, { tab: 'all', title: name });
      if (known.length === 0) await fill(context);
    });
  },
};
