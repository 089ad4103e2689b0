import type { EventOf, InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../platform/app-error.ts';
import type { Context, TellingContext } from '../../platform/context.ts';
import { documentContext } from '../documents/document-context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { segmentsAround } from '../documents/segments/segments-around.ts';
import { storedCodes } from '../documents/segments/stored-codes.ts';
import { engineRefusal } from '../engines/limits/engine-failure.ts';
import { translateTexts } from '../engines/translating/translate-texts.ts';
import { requireMachineTranslation } from './require-machine-translation.ts';

const timeoutMs = 60_000;

/**
 * Streams the draft to a caller that listens; the final answer has been checked.
 * @throws {AppError} resource.not-found, segment.locked, segment.manual-translation, engine.*
 */
export async function translateSegment(
  context: TellingContext<EventOf<typeof workbenchApi.translateSegment>>,
  { segmentId, engineKey }: InputOf<typeof workbenchApi.translateSegment>,
): Promise<OutputOf<typeof workbenchApi.translateSegment>> {
  const { segment, document, about } = await context.transact((short) => read(short, segmentId));
  if (segment.locked) throw new AppError('segment.locked');
  await context.transact((short) => requireMachineTranslation(short, document, engineKey));
  const started = performance.now();
  const { tell, signal } = context;
  let shown: string | undefined;
  const [answer] = await translateTexts(context, {
    engineKey,
    module: 'workbench',
    documentId: document.id,
    projectId: document.projectId,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    document: about,
    segments: [{ source: fromMarkup(segment.source), codes: storedCodes(segment.codes) }],
    around: (short) => segmentsAround(short, document.id, [segment.number]),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    ...(tell && {
      onDraft: (draft) => {
        shown = toMarkup(draft.target);
        tell({ target: shown, engine: draft.engine });
      },
    }),
  });
  if (answer === undefined) throw new AppError('server.unexpected');
  if (answer.status === 'failed') throw engineRefusal(answer.failure);
  const target = toMarkup(answer.target);
  return {
    target,
    engineKey,
    engine: answer.engine,
    corrected: shown !== undefined && shown !== target,
    codesRestored: answer.codesRestored,
    faults: [...answer.faults],
    milliseconds: Math.round(performance.now() - started),
  };
}

async function read(context: Context, segmentId: string) {
  const segment = await requireSegment(context, segmentId);
  const document = await requireDocument(context, segment.documentId);
  return { segment, document, about: await documentContext(context, document) };
}
