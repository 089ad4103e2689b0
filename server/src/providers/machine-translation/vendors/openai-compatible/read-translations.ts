import { z } from 'zod';
import { wholeNumber } from '../api/whole-number.ts';

const itemSchema = z
  .object({
    id: wholeNumber,
    text: z.string().optional(),
    translation: z.string().optional(),
    target: z.string().optional(),
  })
  .transform(({ id, text, translation, target }) => [id, text ?? translation ?? target] as const);
const itemsSchema = z.array(z.unknown());
const wrappedSchema = z.union([
  z.object({ segments: itemsSchema }).transform(({ segments }) => segments),
  z.object({ translations: itemsSchema }).transform(({ translations }) => translations),
  itemsSchema,
]);
const byIdSchema = z.record(z.string().regex(/^\d+$/), z.string());
const wholeItem = /\{\s*"id"\s*:\s*"?\d+"?\s*,\s*"(?:text|translation|target)"\s*:\s*"(?:[^"\\]|\\.)*"\s*\}/g;

/**
 * Translations by id from what a model wrote: thinking and code fences around the JSON are left out, and of
 * a JSON that breaks off the whole items are kept. An id given twice with different texts counts as missing; an empty text counts for nothing beside another.
 */
export function readTranslations(content: string): ReadonlyMap<number, string> {
  const written = content.replace(/^[\s\S]*<\/think>/, '').replace(/<think>[\s\S]*/, '');
  const json = parseLoosely(written);
  const byId = byIdSchema.safeParse(json);
  if (byId.success) return new Map(Object.entries(byId.data).map(([id, text]) => [Number(id), text]));
  const wrapped = wrappedSchema.safeParse(json);
  return collect(wrapped.success ? wrapped.data : wholeItems(written));
}

function parseLoosely(written: string): unknown {
  const start = written.search(/[[{]/);
  const end = Math.max(written.lastIndexOf('}'), written.lastIndexOf(']'));
  return start < 0 ? undefined : parse(written.slice(start, end + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wholeItems(written: string): readonly unknown[] {
  return (written.match(wholeItem) ?? []).map(parse);
}

function collect(items: readonly unknown[]): ReadonlyMap<number, string> {
  const translations = new Map<number, string>();
  const doubtful = new Set<number>();
  for (const item of items) {
    const [id, text] = itemSchema.safeParse(item).data ?? [];
    if (id === undefined || text === undefined || (text === '' && translations.has(id))) continue;
    const known = translations.get(id) ?? '';
    if (known !== '' && known !== text) doubtful.add(id);
    translations.set(id, text);
  }
  for (const id of doubtful) translations.delete(id);
  return translations;
}
