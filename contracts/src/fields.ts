import { z } from 'zod';
import { phonePattern } from './dial-codes.ts';
import { limits } from './limits.ts';

/** Field rules of the specification (1-platform §5), checked by the same schema on both sides. */

/** 4 to 16 of letters, digits, dot, hyphen, underscore, at sign. */
export const usernameSchema = z.string().regex(/^[A-Za-z0-9._@-]{4,16}$/, 'username');
/** 11 digits, first 1, then 3 to 9; numbers of other regions begin with `+` and their dial code. */
export const phoneSchema = z.string().regex(phonePattern, 'phone');
export const emailSchema = z
  .string()
  .max(254, 'email')
  .regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
    'email',
  );
/** 6 to 20 English letters and digits, at least one lowercase letter and one digit. */
export const passwordSchema = z.string().regex(/^(?=.*[a-z])(?=.*\d)[A-Za-z0-9]{6,20}$/, 'password');
export const codeSchema = z.string().regex(/^\d{6}$/, 'code');
export const phoneOrEmailSchema = z.union([phoneSchema, emailSchema], { error: 'phone-or-email' });

export const idSchema = z.uuid();
/** BCP 47, such as `zh-CN`; the catalogue of core decides which exist. */
export const languageTagSchema = z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language');
export const markupSchema = z.string().max(limits.segmentCharacters * 2, 'too-long');
/** ISO 8601 with time zone. */
export const instantSchema = z.iso.datetime({ offset: true });
export const emptySchema = z.object({});
export const doneSchema = z.object({}).nullable();

/** A page by offset; `total` is exact. */
export const pageQuerySchema = {
  pageNumber: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
};

export const sortOrders = ['ascending', 'descending'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** An object with a value for each of the names. */
export function eachOf<const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) {
  return z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);
}

export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    records: z.array(item),
    total: z.number().int(),
    pageNumber: z.number().int(),
    pageSize: z.number().int(),
  });
}
