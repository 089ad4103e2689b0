import type { Installation } from '../../platform/installation/installation.ts';

/** Where a trainer tells how its runs go; null where nobody said under which address we are reached. */
export function reportAddress(
  { publicUrl }: Pick<Installation, 'publicUrl'>,
  trainerId: string,
): string | null {
  return publicUrl === null ? null : new URL(`/api/mt/trainers/${trainerId}/reports`, publicUrl).href;
}
