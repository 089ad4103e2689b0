import { z } from 'zod';
import { idSchema } from './fields.ts';
import { limits } from './limits.ts';
import { roleSchema } from './roles.ts';
import { defineWorkContract } from './work.ts';

/** Why a row of a file was left out. */
export const rowFaultSchema = z.enum([
  'no-name',
  'no-address',
  'phone',
  'email',
  'role',
  'role-not-assignable',
  'team',
  'language',
  'too-long',
  'repeated-phone',
  'repeated-email',
  'member',
]);

/** Rows that are shown with what is wrong; the figures count all. */
const mostFaults = 500;

export const memberImportContract = defineWorkContract({
  kind: 'member-import',
  what: 'an import of members',
  access: { see: 'member:invite', run: 'member:invite' },
  options: z.object({
    fileId: idSchema,
    /** Of rows that name none. */
    role: roleSchema.exclude(['SUPER_ADMIN']).default('TRANSLATOR'),
    days: z.number().int().min(1).max(limits.inviteDays).default(30),
  }),
  result: z.object({
    rows: z.number().int(),
    invited: z.number().int(),
    failed: z.number().int(),
    faults: z
      .array(z.object({ row: z.number().int(), value: z.string(), fault: rowFaultSchema }))
      .max(mostFaults),
  }),
});

export const memberImportsApi = memberImportContract.endpoints;
