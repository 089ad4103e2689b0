import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  clientLanguageHeader,
  defaultInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
} from '@transloom/contracts/answer';
import { AppError } from '../app-error.ts';
import { httpStatusOf, refusal } from './answer.ts';

interface ClientError extends NodeJS.ErrnoException {
  /** The bytes that came last, as far as they were read. */
  readonly rawPacket?: unknown;
}

/** Answers bytes that are no HTTP or came too slowly, then closes the connection. There is no request yet. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  hangUp(socket, refusalOf(error), languageIn(error.rawPacket));
}

/** A client that goes on sending does not keep the connection. */
const lingerMs = 2_000;

/** Answers past the server, for a request that it will never have whole. */
export function hangUp(socket: Socket, refused: AppError, language: InterfaceLanguage): void {
  const body = JSON.stringify(refusal(refused, language, randomUUID()));
  const status = httpStatusOf(refused);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(linger));
}

function refusalOf({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request.timeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('request.headers-too-large');
  return new AppError('request.invalid', { detail: 'HTTP' });
}

const languageLine = new RegExp(`^${clientLanguageHeader}: *(\\S+)`, 'im');

function languageIn(bytes: unknown): InterfaceLanguage {
  const named = Buffer.isBuffer(bytes) ? languageLine.exec(bytes.toString('latin1'))?.[1] : undefined;
  return interfaceLanguages.find((language) => language === named) ?? defaultInterfaceLanguage;
}
