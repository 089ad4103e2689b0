import type { z } from 'zod';

interface FieldRule {
  readonly validator: (rule: unknown, value: unknown) => Promise<void>;
}

/** A form rule from the schema the server checks as well. Empty fields are the business of `required`. */
export function ruleOf(schema: z.ZodType, text: string): FieldRule {
  return {
    validator: async (_, value) => {
      const empty = value === undefined || value === '';
      if (!empty && !schema.safeParse(value).success) throw new Error(text);
    },
  };
}
