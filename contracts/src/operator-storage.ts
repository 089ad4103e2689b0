import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, idSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { uploadPurposeSchema } from './files.ts';
import { accountTypeSchema } from './roles.ts';

const amount = { files: z.number().int(), bytes: z.number().int() };

export const storedKindSchema = z.object({
  kind: z.enum([...uploadPurposeSchema.options, 'download']),
  ...amount,
});

export const storingOrganizationSchema = z.object({
  organizationId: idSchema,
  name: z.string(),
  accountType: accountTypeSchema,
  ...amount,
  /** Of the plan; null for no limit. */
  limitBytes: z.number().int().nullable(),
});
export type StoringOrganization = z.infer<typeof storingOrganizationSchema>;

const access = 'installation:system';

/** What the installation keeps, and what nobody needs any more. */
export const operatorStorageApi = {
  storage: defineEndpoint({
    method: 'GET',
    path: '/api/operator/storage',
    access,
    summary: 'Files by kind, and those that nobody needs any more',
    input: emptySchema,
    output: z.object({
      /** Uploads by their purpose, and `download`. */
      kinds: z.array(storedKindSchema),
      /** Uploads that nothing used within a day, and downloads older than 7 days. */
      left: z.object(amount),
      databaseBytes: z.number().int(),
    }),
  }),
  storingOrganizations: defineEndpoint({
    method: 'GET',
    path: '/api/operator/storage/organizations',
    access,
    summary: 'Organizations by how much they keep, the largest first',
    input: z.object({ search: z.string().trim().max(100).default(''), ...pageQuerySchema }),
    output: pageSchema(storingOrganizationSchema),
  }),
  removeLeftFiles: defineEndpoint({
    method: 'POST',
    path: '/api/operator/storage/cleaning',
    access,
    summary: 'Remove the files that nobody needs any more now, not within the hour',
    transaction: 'none',
    input: emptySchema,
    output: z.object({ files: z.number().int() }),
  }),
};
