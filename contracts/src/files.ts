import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';
import { failureSchema } from './jobs.ts';

/** Which kind of upload; each has its own limits and file types. */
export const uploadPurposeSchema = z.enum([
  'document',
  'memory',
  'term',
  'avatar',
  'picture',
  'members',
  'offers',
  'offline',
  'application',
  'style',
  'invoice',
]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

export const uploadedFileSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  bytes: z.number().int(),
  /** Format id of core's registry, recognised by content. */
  format: z.string().nullable(),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** A format of which uploads are taken; `missing` is the program it takes, where that is not installed. */
export const uploadFormatSchema = z.object({
  id: z.string(),
  name: z.string(),
  extensions: z.array(z.string()),
  /** Names of core's table of options. */
  options: z.array(z.string()),
  missing: z.object({ program: z.string(), command: z.string() }).nullable(),
});

/** I in progress, C creating, S success (downloadable), F failed. */
export const downloadStatusSchema = z.enum(['I', 'C', 'S', 'F']);
/** Something that became otherwise while a file was written, counted by core's code for it. */
export const downloadWarningSchema = z.object({
  /** Of the file. */
  name: z.string(),
  code: z.string(),
  count: z.number().int(),
});
export type DownloadWarning = z.infer<typeof downloadWarningSchema>;

export const downloadSchema = z.object({
  resourceId: idSchema,
  title: z.string(),
  status: downloadStatusSchema,
  statusDesc: z.string(),
  failureCause: z.string().nullable(),
  failure: failureSchema.nullable(),
  warnings: z.array(downloadWarningSchema),
  createTime: instantSchema,
  show: z.boolean(),
});
export type Download = z.infer<typeof downloadSchema>;

export const filesApi = {
  upload: defineEndpoint({
    method: 'POST',
    path: '/api/files',
    access: 'signed-in',
    summary:
      'Upload one or more files (form parts named `file`); a zip is unpacked into its files; refused ones are named, good ones are kept',
    body: 'multipart',
    transaction: 'none',
    input: z.object({ purpose: uploadPurposeSchema }),
    output: z.object({
      files: z.array(uploadedFileSchema),
      refused: z.array(z.object({ name: z.string(), failure: failureSchema, message: z.string() })),
    }),
  }),
  removeUpload: defineEndpoint({
    method: 'DELETE',
    path: '/api/files/{fileId}',
    access: 'signed-in',
    summary: 'Remove an uploaded file that is not used yet',
    input: z.object({ fileId: idSchema }),
    output: doneSchema,
  }),
  uploadLimits: defineEndpoint({
    method: 'GET',
    path: '/api/files/limits',
    access: 'signed-in',
    summary: 'File types and sizes accepted for a purpose',
    input: z.object({ purpose: uploadPurposeSchema }),
    output: z.object({
      /** Of the formats that can be read here, and of archives that are unpacked. */
      extensions: z.array(z.string()),
      formats: z.array(uploadFormatSchema),
      bytes: z.number(),
      files: z.number().int(),
    }),
  }),
  storageUse: defineEndpoint({
    method: 'GET',
    path: '/api/files/storage',
    access: 'signed-in',
    summary: 'Bytes of uploaded files the organization keeps, and the most it may keep',
    input: emptySchema,
    output: z.object({
      usedBytes: z.number().int(),
      /** Null where there is no limit. */
      limitBytes: z.number().int().nullable(),
    }),
  }),
  listDownloads: defineEndpoint({
    method: 'GET',
    path: '/api/system/download/visible-list',
    access: 'signed-in',
    summary: 'The user’s downloads in the notices panel',
    input: emptySchema,
    output: z.array(downloadSchema),
  }),
  downloadUrl: defineEndpoint({
    method: 'GET',
    path: '/api/system/download/url',
    access: 'signed-in',
    changes: true,
    summary: 'A link that expires',
    input: z.object({ resourceId: idSchema }),
    output: z.object({ downloadResource: z.object({ downloadUrl: z.string(), name: z.string() }) }),
  }),
  deleteDownload: defineEndpoint({
    method: 'POST',
    path: '/api/system/download/delete',
    access: 'signed-in',
    summary: 'Remove a download from the panel',
    input: z.object({ resourceId: idSchema }),
    output: doneSchema,
  }),
};
