import { defineFigure, type Figures } from '../../../platform/figures/figures.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineRequest,
} from '../../../providers/machine-translation/engine-vendor.ts';

const engineRequests = defineFigure({
  name: 'engine_request_seconds',
  help: 'Time requests to engines took, by vendor and outcome: translated, partly, stopped, or the class of the failure',
  labels: ['vendor', 'outcome'],
});

/** The engine, each request of which is counted and timed. */
export function measuredEngine(engine: Engine, figures: Figures): Engine {
  return {
    ...engine,
    async translate(request) {
      const started = performance.now();
      const tell = (outcome: string) =>
        figures.time(engineRequests, { vendor: engine.vendorId, outcome }, performance.now() - started);
      try {
        const answer = await engine.translate(request);
        tell(outcomeOf(answer));
        return answer;
      } catch (error) {
        tell(failureOf(error, request));
        throw error;
      }
    },
  };
}

function outcomeOf({ results }: EngineAnswer): string {
  const failures = results.flatMap((result) => (result.status === 'failed' ? [result.failure] : []));
  const [failure] = failures;
  if (failure === undefined) return 'translated';
  return failures.length < results.length ? 'partly' : failure.errorClass;
}

function failureOf(error: unknown, { signal }: EngineRequest): string {
  if (error instanceof EngineError) return error.failure.errorClass;
  return signal.aborted ? 'stopped' : 'unexpected';
}
