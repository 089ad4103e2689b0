import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { SegmentationSettings } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import type { Context } from '../../platform/context.ts';
import { currentSegmentation } from '../document-settings/segmentation.ts';
import type { DocumentRecord } from './documents.store.ts';
import type { NextReading } from './next-reading.ts';

/** The file of a document and the settings for reading it. */
export interface DocumentReading extends Pick<NextReading, 'fileId' | 'bytes' | 'options'> {
  readonly segmentation: SegmentationSettings;
}

/** An absent or undefined setting stays as it was. */
type WishedReading = { readonly [Name in keyof NextReading]?: NextReading[Name] | undefined };

/** The present reading with the wished changes. */
export async function documentReading(
  context: Context,
  { fileId, bytes, options, segmentation }: DocumentRecord,
  next: WishedReading = {},
): Promise<DocumentReading> {
  const kept = next.segmentation === 'current' ? null : (segmentation as SegmentationSettings | null);
  return {
    fileId: next.fileId ?? fileId,
    bytes: next.bytes ?? Number(bytes),
    options: next.options ?? (options as ChosenOptions),
    segmentation: kept ?? (await currentSegmentation(context)),
  };
}
