import { z } from 'zod';

/** How a field of a schema is filled in, with the bounds that the schema sets. */
export type FieldKind =
  | { readonly kind: 'text'; readonly required: boolean; readonly maxLength: number | undefined }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly least: number | undefined; readonly most: number | undefined }
  | { readonly kind: 'list' }
  | { readonly kind: 'other' };

/** `other` needs an input of its own. */
export function fieldKind(schema: z.ZodType): FieldKind {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodString)
    return {
      kind: 'text',
      required: inner === schema && (inner.minLength ?? 0) > 0,
      maxLength: inner.maxLength ?? undefined,
    };
  if (inner instanceof z.ZodEnum) return { kind: 'choice', values: inner.options.map(String) };
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' };
  if (inner instanceof z.ZodNumber)
    return { kind: 'number', least: finite(inner.minValue), most: finite(inner.maxValue) };
  if (inner instanceof z.ZodArray && unwrap(inner.element as z.ZodType) instanceof z.ZodString)
    return { kind: 'list' };
  return { kind: 'other' };
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}

function finite(bound: number | null): number | undefined {
  return bound !== null && Number.isFinite(bound) ? bound : undefined;
}
