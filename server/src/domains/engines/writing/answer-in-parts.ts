import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { type WritingWish, writeByEngine } from '../translating/write-by-engine.ts';

export interface PartsWish<Item, Answer> extends Omit<WritingWish, 'instructions' | 'text'> {
  readonly engineKey: string;
  readonly items: readonly Item[];
  readonly request: (items: readonly Item[]) => Pick<WritingWish, 'instructions' | 'text' | 'characters'>;
  /** Answers by the id of the item; items without a usable answer are absent. */
  readonly read: (written: string, items: readonly Item[]) => ReadonlyMap<string, Answer>;
}

/**
 * Answers of a language model to some items by their ids. What it leaves out, or answers in a form that cannot be used, is
 * asked for again in halves; a single item has two tries. Items without an answer in the end are absent.
 * @throws {AppError} engine.… where the engine itself fails
 */
export async function answerInParts<Item extends { readonly id: string }, Answer>(
  context: LongContext,
  wish: PartsWish<Item, Answer>,
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map(await askOnce(context, wish));
  const missing = wish.items.filter(({ id }) => !answers.has(id));
  if (missing.length === 0) return answers;
  if (missing.length === 1)
    return new Map([...answers, ...(await askOnce(context, { ...wish, items: missing }))]);
  const middle = Math.ceil(missing.length / 2);
  for (const items of [missing.slice(0, middle), missing.slice(middle)])
    for (const [id, answer] of await answerInParts(context, { ...wish, items })) answers.set(id, answer);
  return answers;
}

/** Refusals that concern the texts of one request: others may still be answered. */
const ofTheText: ReadonlySet<string> = new Set([
  'engine.bad-output',
  'engine.content-blocked',
  'engine.too-long',
]);

async function askOnce<Item, Answer>(
  context: LongContext,
  { items, request, read, ...wish }: PartsWish<Item, Answer>,
): Promise<ReadonlyMap<string, Answer>> {
  try {
    const { text } = await writeByEngine(context, { ...wish, ...request(items) });
    return read(text, items);
  } catch (error) {
    if (!(error instanceof AppError) || !ofTheText.has(error.code)) throw error;
    return new Map();
  }
}
