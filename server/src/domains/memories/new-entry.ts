import type { EntryProperties } from './entry-properties.ts';

export type EntryLayer = 'draft' | 'reviewed' | 'approved';
export type EntryOrigin = 'human' | 'alignment' | 'machine-translation' | 'import';

export interface NewEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly directionId: string;
  readonly sourceKey: string;
  readonly identity: string;
  readonly source: string;
  readonly target: string;
  /** What the words of both are found by; null where a block will have them. */
  readonly words: readonly number[] | null;
  readonly hasContext: boolean;
  readonly previousKey: string | null;
  readonly nextKey: string | null;
  readonly unitKey: string | null;
  readonly unitId: string | null;
  readonly layer: EntryLayer;
  readonly origin: EntryOrigin;
  readonly properties: EntryProperties | null;
  readonly importId: string | null;
  readonly fileName: string | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly createdBy: string | null;
  readonly createdByName: string | null;
  readonly changedBy: string | null;
  readonly changedByName: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}
