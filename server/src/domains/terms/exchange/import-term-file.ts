import type { ImportSummary } from '@transloom/contracts/assets';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { type ConceptBatch, termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import type { ImportPayload } from '../../assets/imports/importable-asset.ts';
import { forgetSteps } from '../../assets/imports/kept-step.ts';
import { readConverted } from '../../files/converted-content.ts';
import { importRefusal } from '../../files/import-refusal.ts';
import { openUpload } from '../../files/uploaded-content.ts';
import { removeImported } from '../entries/remove-concepts.ts';
import { findTermBase } from '../terms.store.ts';
import type { BaseLanguages } from './imported-concept.ts';
import { TermImportWriter } from './term-import-writer.ts';

/** Stores what an uploaded file holds, from its start; nobody sees it yet. @throws {AppError} asset.gone, document.… */
export async function importTermFile(job: JobContext, payload: ImportPayload): Promise<ImportSummary> {
  const { importId, assetId: termBaseId, name, bytes } = payload;
  const base = await job.transact(({ db }) => findTermBase(db, termBaseId));
  if (base === undefined) throw new AppError('asset.gone');
  await job.transact(async (context) => {
    await removeImported(context, { termBaseId, importId });
    await forgetSteps(context, importId);
  });
  const writer = new TermImportWriter(job, { importId, termBaseId, name, base });
  for await (const batch of conceptsOf(job, payload, base)) {
    for (const concept of batch.concepts) {
      writer.add(concept);
      if (writer.isStepFull) await writer.store();
    }
    if (batch.frame !== undefined) writer.frame = batch.frame;
    await job.progress(Math.min(batch.bytes, bytes), bytes, 'importing');
  }
  await writer.store();
  return writer.summary;
}

async function* conceptsOf(
  job: JobContext,
  { fileId, name, format: id, layout }: ImportPayload,
  base: BaseLanguages,
): AsyncGenerator<ConceptBatch> {
  const converted = id === 'xls' ? findConvertedFormat(id) : undefined;
  const format = termExchangeFormats.find((known) => known.id === (converted?.becomes ?? id));
  if (format === undefined) throw new AppError('document.unsupported', { name, formats: '' });
  const language = base.sourceLanguage;
  async function* content() {
    if (converted === undefined) yield* await openUpload(job, fileId);
    else yield await readConverted(job, { fileId, name, format: converted, language, signal: job.signal });
  }
  try {
    yield* format.read(content(), { ...base, layout });
  } catch (error) {
    throw error instanceof DocumentFormatError
      ? importRefusal(error, { purpose: 'term', name, format: id })
      : error;
  }
}
