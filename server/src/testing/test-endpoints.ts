import { defineEndpoint } from '@transloom/contracts/endpoint';
import { idSchema } from '@transloom/contracts/fields';
import { z } from 'zod';
import { route } from '../platform/http/route.ts';

/** What a test of the platform calls: nothing of the product. */
export const greet = defineEndpoint({
  method: 'POST',
  path: '/api/test/{name}/greetings',
  access: 'signed-in',
  summary: 'Greet',
  input: z.object({
    name: z.string(),
    times: z.number().int().default(1),
    tags: z.array(z.string()).default([]),
  }),
  output: z.object({ text: z.string() }),
});
export const count = defineEndpoint({
  method: 'GET',
  path: '/api/test/count',
  access: 'engine:settings',
  summary: 'Count',
  input: z.object({ from: z.coerce.number(), deep: z.stringbool().default(false) }),
  output: z.object({ from: z.number(), deep: z.boolean() }),
});
export const open = defineEndpoint({
  method: 'GET',
  path: '/api/test/open',
  access: 'public',
  summary: 'For everybody',
  input: z.object({}),
  output: z.object({ browserId: z.string(), address: z.string() }),
});

export const note = defineEndpoint({
  method: 'GET',
  path: '/api/test/notes/{noteId}',
  access: 'signed-in',
  summary: 'A note, and another one',
  input: z.object({ noteId: idSchema, besideId: idSchema.optional() }),
  output: z.object({ noteId: idSchema }),
});

export const testRoutes = [
  route(greet, async (_, { name, times }) => ({ text: `${name} `.repeat(times) })),
  route(count, async (_, input) => input),
  route(note, async (_, { noteId }) => ({ noteId })),
  route(open, async ({ caller }) => ({ browserId: caller.browserId, address: caller.address })),
];
