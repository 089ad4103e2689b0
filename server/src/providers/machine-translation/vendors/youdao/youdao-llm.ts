import { z } from 'zod';
import { formRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { parseEvents } from '../api/events.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { readYoudaoError, youdaoErrors, youdaoLanguages } from './youdao-answer.ts';
import { youdaoSignature } from './youdao-sign.ts';

const settings = z.object({
  appKey: requiredSetting,
  appSecret: requiredSetting,
  /** Youdao has moved it before; `/proxy/http/llm-trans` is another of its addresses. */
  baseUrl: addressSetting('https://openapi.youdao.com/llm_trans'),
});

const eventsSchema = z.array(z.object({ transFull: z.string().optional() }));
/** Above it Youdao cuts the instruction off. */
const longestPrompt = 1_200;

/** Youdao's model for translating; terms and style go along as an instruction. */
export const youdaoLlm = apiVendor({
  id: 'youdao-llm',
  name: '有道大模型翻译',
  settings,
  secretSettings: ['appSecret'],
  profile: { kind: 'translation-model', protocol: 'youdao-llm', terms: 'prompt' },
  limits: { segmentsPerRequest: 1, charactersPerRequest: 4_000, concurrency: 4 },
  languages: youdaoLanguages,
  codes: 'signs',
  reads: ['terms', 'style'],
  version: () => 'Youdao llm',
  request({
    settings: { appKey, appSecret, baseUrl },
    from,
    to,
    texts,
    context: { terms = [], style },
    now,
  }) {
    const [i = ''] = texts;
    const wishes = [
      ...(style === undefined ? [] : [style]),
      ...terms.map(({ source, target }) => `“${source}”译为“${target}”。`),
    ];
    const prompt = wishes.length > 0 ? wishes.join('').slice(0, longestPrompt) : undefined;
    const signature = youdaoSignature({ appKey, appSecret }, i, now);
    const fields = { i, from, to, streamType: 'full', handleOption: '0', prompt, ...signature };
    return formRequest(baseUrl, fields, { accept: 'text/event-stream' });
  },
  parse: parseEvents,
  read(body) {
    const last = eventsSchema.safeParse(body).data?.findLast(({ transFull }) => transFull !== undefined);
    return last && { texts: [last.transFull] };
  },
  readError: (body) =>
    Array.isArray(body) ? body.map(readYoudaoError).find((error) => error !== undefined) : undefined,
  errors: youdaoErrors,
});
