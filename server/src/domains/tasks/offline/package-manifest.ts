import { z } from 'zod';

export const manifestName = 'manifest.json';

/** What a package says of itself. Programs that do not know it find the files all the same. */
export const manifestSchema = z.object({
  kind: z.literal('transloom-package'),
  version: z.literal(1),
  madeAt: z.string(),
  tasks: z
    .array(
      z.object({
        taskId: z.uuid(),
        projectName: z.string(),
        documentName: z.string(),
        part: z.number().int(),
        stage: z.number().int(),
        sourceLanguage: z.string(),
        targetLanguage: z.string(),
        segments: z.number().int(),
        /** Its bilingual file in the package. */
        file: z.string(),
      }),
    )
    .max(10_000),
});
export type Manifest = z.output<typeof manifestSchema>;
