import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { LongRequestContext } from '../../../platform/context.ts';
import { createDownload, finishDownload } from '../../files/make-download.ts';

/** An empty file of these languages, to be filled and imported; among the user's downloads. */
export async function termTemplate(
  context: LongRequestContext,
  { format: id, ...languages }: InputOf<typeof termsApi.termTemplate>,
): Promise<OutputOf<typeof termsApi.termTemplate>> {
  const name = `${[languages.sourceLanguage, ...languages.targetLanguages].join('-')}.${id}`;
  const format = termExchangeFormats.find((known) => known.id === id);
  if (format === undefined) throw new Error(`nothing writes ${id}`);
  const resourceId = await context.transact((write) => createDownload(write, { title: name }));
  const content = Readable.from(format.write(noConcepts(), languages));
  await finishDownload(context, { resourceId, name, content });
  return { resourceId };
}

async function* noConcepts(): AsyncGenerator<TermConcept> {}
