import type { Answer } from '@transloom/contracts/answer';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';
import { describeError } from '../logging/create-log.ts';
import type { Services } from '../services.ts';
import { languageOf, refusal } from './answer.ts';
import { errorOf } from './error-of.ts';

export interface AnsweredRefusal {
  readonly refused: AppError;
  readonly answer: Answer<null>;
}

/** The answer to a caller for an error; a fault of ours goes to the log. */
export function refusalOf({ log }: Services, error: unknown, request: FastifyRequest): AnsweredRefusal {
  const { refusal: refused, fault } = errorOf(error);
  if (fault !== undefined)
    log.error({ requestId: request.id, error: describeError(fault) }, 'a request failed');
  return { refused, answer: refusal(refused, languageOf(request), request.id) };
}
