import { z } from 'zod';
import { hasType, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const apiKey = 'fake-niutrans-key';
const error = (error_code: string): FakeAnswer => ({ status: 200, body: { error_code, error_msg: 'fake' } });

const wishSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  apikey: z.string(),
  src_text: z.string(),
});

export const fakeNiutrans: FakeVendor = {
  id: 'niutrans',
  settings: { apiKey },
  needs: ['apiKey'],
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 5_000 },
      errors: {
        unauthorized: error('13002'),
        forbidden: { status: 403, body: 'Forbidden' },
        'payment-required': error('13001'),
        'rate-limited': { ...error('10001'), headers: { 'retry-after': '1' } },
        'server-error': error('13008'),
        'too-long': error('10003'),
        'unsupported-pair': error('13007'),
      },
      refuse(request) {
        if (request.path !== '/NiuTransServer/translation') return { status: 404, body: 'Not Found' };
        if (!hasType(request, 'application/json')) return { status: 415, body: 'Unsupported' };
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish?.apikey === apiKey ? undefined : error('13002');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: [wish.src_text], to: languageOf(wish.to, ['zh', 'cht']) };
      },
      write: ([text]) => ({ from: 'en', to: 'xx', tgt_text: `${text}\n` }),
    }),
};
