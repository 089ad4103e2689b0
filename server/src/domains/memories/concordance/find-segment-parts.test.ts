import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { confirmed, memoryWorld, newActor } from '../../../testing/memory-world.ts';
import { rememberTranslations } from '../changes/remember-translations.ts';
import { findSegmentParts } from './find-segment-parts.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
const origin = {
  fileName: 'laws.docx',
  projectName: 'Manual',
  projectId: '01900000-0000-7000-8000-000000000001',
};

async function remember(actor: Actor, pairs: readonly (readonly [string, string])[], pair = languages) {
  const translations = pairs.map(([source, target]) => confirmed(source, target));
  await world.act(actor, (context) => rememberTranslations(context, { ...pair, origin, translations }));
}

async function partsOf(actor: Actor, text: string, pair = languages) {
  const found = await world.act(actor, (context) =>
    findSegmentParts({ ...context, language: 'en-US' }, { text, ...pair, limit: 9 }),
  );
  return found.map(({ start, end, targetMarkup }) => `${text.slice(start, end)}: ${targetMarkup}`);
}

const segment = 'On the motion of a party the court may grant a stay of proceedings.';

test('the longest parts go first, an entry that is the part before one that has it', async () => {
  const actor = newActor();
  await remember(actor, [
    ['No stay of proceedings was granted.', '未准予中止诉讼。'],
    ['Stay of proceedings', '中止诉讼'],
    ['The court may grant leave.', '法院可准许。'],
    ['The proceedings ended.', '诉讼结束。'],
  ]);
  expect(await partsOf(actor, segment)).toEqual([
    'stay of proceedings: 中止诉讼',
    'the court may grant: 法院可准许。',
    'stay of proceedings: 未准予中止诉讼。',
  ]);
});

test('a part within another one is only shown where it is an entry', async () => {
  const actor = newActor();
  await remember(actor, [
    ['Any stay of proceedings pending appeal', '上诉期间中止诉讼'],
    ['The stay of proceedings', '中止'],
    ['Proceedings pending', '未决诉讼'],
    ['Several proceedings pending elsewhere', '别处未决的诉讼'],
  ]);
  expect(await partsOf(actor, 'A stay of proceedings pending appeal')).toEqual([
    'stay of proceedings pending appeal: 上诉期间中止诉讼',
    'proceedings pending: 未决诉讼',
  ]);
});

test('characters are parts from four on, and one text is shown once', async () => {
  const actor = newActor();
  const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
  const entries = [
    ['人工智能', 'artificial intelligence'],
    ['人工成本', 'labor cost'],
  ] as const;
  await remember(actor, [...entries, ...entries], pair);
  expect(await partsOf(actor, '关于人工智能的规定', pair)).toEqual(['人工智能: artificial intelligence']);
});

test('a text that says too little has none, and another organization neither', async () => {
  const actor = newActor();
  await remember(actor, [['Stay of proceedings', '中止诉讼']]);
  expect(await partsOf(actor, 'Stay!')).toEqual([]);
  expect(await partsOf(actor, '***')).toEqual([]);
  expect(await partsOf(newActor(), segment)).toEqual([]);
});
