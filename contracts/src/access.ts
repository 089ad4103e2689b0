import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema } from './fields.ts';

export const permissionEntrySchema = z.object({
  permission: z.string(),
  menuType: z.union([z.literal(1), z.literal(2)]),
  componentPath: z.string(),
});
export type PermissionEntry = z.infer<typeof permissionEntrySchema>;

export const accessApi = {
  permissions: defineEndpoint({
    method: 'POST',
    path: '/api/auth/role/menu',
    access: 'signed-in',
    summary: 'The permission keys the user holds in the selected organisation',
    input: emptySchema,
    output: z.array(permissionEntrySchema),
  }),
};
