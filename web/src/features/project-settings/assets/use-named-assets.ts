import type { memoryUsesSchema, termBaseUsesSchema } from '@transloom/contracts/project-assets';
import type { z } from 'zod';
import { type NamedMemory, useMemories } from './memory-choice.tsx';
import type { NamedAsset } from './named-asset-line.tsx';
import { useTermBases } from './term-base-choice.tsx';

/** Memories that were named by their ids, in their order; one that was deleted since is left out. */
export function useNamedMemories(uses: z.infer<typeof memoryUsesSchema>): readonly NamedMemory[] {
  const all = useMemories(true);
  return uses.flatMap(({ memoryId, ...use }) =>
    all.filter(({ id }) => id === memoryId).map((memory) => ({ ...memory, ...use })),
  );
}

/** The same of term bases. */
export function useNamedTermBases(uses: z.infer<typeof termBaseUsesSchema>): readonly NamedAsset[] {
  const all = useTermBases(true);
  return uses.flatMap(({ termBaseId, ...use }) =>
    all.filter(({ id }) => id === termBaseId).map((base) => ({ ...base, ...use })),
  );
}
