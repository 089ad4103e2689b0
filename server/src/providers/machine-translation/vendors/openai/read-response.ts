import { z } from 'zod';
import type { ModelText } from '../language-model/model-vendor.ts';

const partSchema = z.object({ type: z.string(), text: z.string().optional() });
const responseSchema = z.object({
  model: z.string().optional(),
  status: z.string().optional(),
  incomplete_details: z.object({ reason: z.string() }).nullish(),
  output: z.array(z.object({ type: z.string(), content: z.array(partSchema).optional() })),
});

/** What an answer of the Responses API says; its other items are thinking. */
export function readResponse(body: unknown): ModelText | undefined {
  const response = responseSchema.safeParse(body).data;
  if (response === undefined) return undefined;
  const parts = response.output
    .filter(({ type }) => type === 'message')
    .flatMap(({ content = [] }) => content);
  const content = parts.flatMap(({ type, text = '' }) => (type === 'output_text' ? [text] : [])).join('');
  return { content, ended: endOf(response, parts), model: response.model };
}

function endOf(
  { status, incomplete_details: details }: z.infer<typeof responseSchema>,
  parts: readonly { readonly type: string }[],
): ModelText['ended'] {
  if (details?.reason === 'content_filter' || parts.some(({ type }) => type === 'refusal')) return 'blocked';
  return status === 'incomplete' ? 'cut' : 'whole';
}
