import { z } from 'zod';
import type { SafeFetchAnswer } from '../../../safe-fetch/safe-fetch.ts';
import { EngineError, type EngineErrorClass } from '../../engine-error.ts';
import { classOfStatus, retryAfterMs } from '../http-failure.ts';

const bodySchema = z.object({ error: z.string() });

/** LibreTranslate says most with status 400 and words. */
const rules: readonly (readonly [EngineErrorClass, RegExp])[] = [
  ['auth', /api key/i],
  ['unsupported-pair', /is not (supported|available)/i],
  ['too-long', /exceeds (the )?(text|character|batch|request) ?(size )?limit/i],
];

export function libreTranslateError({ status, headers, text }: SafeFetchAnswer, now: Date): EngineError {
  const words = readWords(text);
  const byWords = status === 400 ? rules.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
  return new EngineError(byWords ?? classOfStatus(status), `HTTP ${status}`, retryAfterMs(headers, now));
}

function readWords(text: string): string {
  try {
    return bodySchema.safeParse(JSON.parse(text)).data?.error ?? '';
  } catch {
    return '';
  }
}
