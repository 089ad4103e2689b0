import { readTrainingText, trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { EngineError } from '../../../machine-translation/engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest } from '../../../machine-translation/engine-vendor.ts';
import { translationAnswerSchema } from '../../trainer-protocol.ts';
import type { TrainerLine } from './ask-trainer.ts';

interface Trained extends LanguagePair {
  readonly reference: string;
  readonly model: string;
}

/** A run that translates at its trainer. */
export function connectTrained(line: TrainerLine, trained: Trained): Engine {
  const { sourceLanguage: source, targetLanguage: target } = trained;
  return {
    vendorId: 'transloom-trainer',
    limits: { segmentsPerRequest: 20, charactersPerRequest: 10_000, concurrency: 2 },
    async availability(signal) {
      try {
        const { model } = await ask(line, trained, ['1'], signal);
        return { status: 'ready', version: model };
      } catch (error) {
        if (error instanceof EngineError) return { status: 'failing', failure: error.failure };
        throw error;
      }
    },
    languagePairs: async () => [{ source, target }],
    translate: (request) => translate(line, trained, request),
  };
}

async function translate(line: TrainerLine, trained: Trained, request: EngineRequest): Promise<EngineAnswer> {
  const { segments, signal } = request;
  const texts = segments.map(({ source }) => trainingText(source));
  const { model, texts: written } = await ask(line, trained, texts, signal);
  return {
    version: model,
    results: segments.map(({ source }, i) => ({
      status: 'translated',
      target: readTrainingText(written[i] ?? '', source),
    })),
  };
}

async function ask(line: TrainerLine, { reference }: Trained, texts: readonly string[], signal: AbortSignal) {
  const path = `runs/${reference}/translations`;
  const answer = await line.ask(path, translationAnswerSchema, { method: 'POST', body: { texts }, signal });
  if (answer.texts.length !== texts.length) throw new EngineError('bad-output', 'wrong count');
  return answer;
}
