import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { defaultInterfaceLanguage } from '@transloom/contracts/answer';
import { AppError } from '../app-error.ts';
import { httpStatusOf, refusal } from './answer.ts';

/** What comes in is no HTTP, or came too slowly: answered before there is a request, then hung up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refused = refusalOf(error);
  const body = JSON.stringify(refusal(refused, defaultInterfaceLanguage, randomUUID()));
  const head = [
    `HTTP/1.1 ${httpStatusOf(refused)} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function refusalOf({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request.timeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('request.too-large');
  return new AppError('request.invalid', { detail: 'HTTP' });
}
