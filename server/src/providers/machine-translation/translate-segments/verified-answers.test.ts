import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import type { Engine, EngineRequest, EngineSegment, TextSurroundings } from '../engine-vendor.ts';
import { translateSegments } from './translate-segments.ts';

const everything = ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'] as const;

/** An engine that gives its answers in turn, as markup, and keeps what it was asked. */
function engineAnswering(answers: readonly (readonly string[])[], reads: Engine['reads'] = everything) {
  const requests: EngineRequest[] = [];
  const engine: Engine = {
    vendorId: 'scripted',
    limits: { segmentsPerRequest: 10, charactersPerRequest: 1000, concurrency: 1 },
    reads,
    availability: async () => ({ status: 'ready', version: '1' }),
    languagePairs: async () => 'all',
    async translate(request) {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? [];
      requests.push(request);
      return {
        version: 'v1',
        results: answer.map((text) => ({ status: 'translated', target: fromMarkup(text) })),
      };
    },
  };
  return { engine, requests };
}

async function translate(engine: Engine, segments: readonly EngineSegment[]) {
  const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
  const context = { document: 'Manual', summary: 'How to use it.', style: 'Be brief.' };
  const translations = await translateSegments(engine, { ...languages, context, segments });
  return translations.map((one) =>
    one.status === 'translated'
      ? { target: toMarkup(one.target), faults: one.faults }
      : one.failure.errorClass,
  );
}

const segment = (markup: string, surroundings?: TextSurroundings): EngineSegment => ({
  source: fromMarkup(markup),
  codes: {},
  ...(surroundings && { surroundings }),
});
const term = (source: string, ...words: readonly string[]) => ({
  source,
  targets: words.map((text) => ({ text, status: 'preferred' as const })),
});

describe('context', () => {
  const segments = [
    segment('Open the valve', {
      before: [{ source: 'Safety', target: 'Seguridad' }],
      after: ['never reached'],
      terms: [term('valve', 'válvula', 'llave')],
      examples: [{ source: 'Open the door', target: 'Abra la puerta' }],
    }),
    segment('Close the relief valve', {
      before: [{ source: 'never reached' }],
      after: ['Check the pressure'],
      terms: [term('relief valve', 'válvula de alivio')],
      examples: [
        { source: 'Close it', target: 'Ciérrelo' },
        { source: 'Close the valve', target: 'Cierre la válvula' },
      ],
    }),
  ];
  const good = ['Abra la válvula', 'Cierre la válvula de alivio'];

  test('is gathered from the texts of a request', async () => {
    const { engine, requests } = engineAnswering([good]);
    await translate(engine, segments);
    expect(requests.map(({ context }) => context)).toEqual([
      {
        document: 'Manual',
        summary: 'How to use it.',
        style: 'Be brief.',
        before: [{ source: 'Safety', target: 'Seguridad' }],
        after: ['Check the pressure'],
        terms: [
          { source: 'relief valve', target: 'válvula de alivio' },
          { source: 'valve', target: 'válvula' },
        ],
        examples: [
          { source: 'Close it', target: 'Ciérrelo' },
          { source: 'Close the valve', target: 'Cierre la válvula' },
          { source: 'Open the door', target: 'Abra la puerta' },
        ],
      },
    ]);
  });

  test('is kept from engines that do not read it', async () => {
    const { engine, requests } = engineAnswering([good], ['terms']);
    await translate(engine, segments);
    expect(Object.keys(requests[0]?.context ?? {})).toEqual(['terms']);
    const silent = engineAnswering([good], []);
    await translate(silent.engine, segments);
    expect(silent.requests[0]?.context).toEqual({});
  });
});

describe('numbers and terms', () => {
  test('that are wrong are asked for once more, with what was wrong', async () => {
    const { engine, requests } = engineAnswering([
      ['Espere 54 minutos', 'Abra el grifo'],
      ['Espere 45 minutos'],
      ['Abra la válvula'],
    ]);
    const asked = [
      segment('Wait for 45 minutes'),
      segment('Open the valve', { terms: [term('valve', 'válvula')] }),
    ];
    expect(await translate(engine, asked)).toEqual([
      { target: 'Espere 45 minutos', faults: [] },
      { target: 'Abra la válvula', faults: [] },
    ]);
    // All of the batch was wrong, so it is asked in halves.
    expect(requests.slice(1).flatMap(({ segments }) => segments.map(({ faults }) => faults))).toEqual([
      [{ kind: 'number', written: '45' }],
      [{ kind: 'term', source: 'valve', targets: ['válvula'] }],
    ]);
  });

  test('that stay wrong are reported, and the answer with fewer faults is kept', async () => {
    const { engine, requests } = engineAnswering([['Espere 45 y 15'], ['Espere'], ['nada']]);
    const [kept] = await translate(engine, [segment('Wait for 45, 15 and 16')]);
    expect(kept).toEqual({ target: 'Espere 45 y 15', faults: [{ kind: 'number', written: '16' }] });
    expect(requests).toHaveLength(2);
  });

  test('inflected terms are right', async () => {
    const { engine, requests } = engineAnswering([['Abra las válvulas']]);
    const asked = [segment('Open the valves', { terms: [term('valves', 'válvula')] })];
    expect(await translate(engine, asked)).toEqual([{ target: 'Abra las válvulas', faults: [] }]);
    expect(requests).toHaveLength(1);
  });

  test('a word that must not be used is a fault', async () => {
    const { engine } = engineAnswering([['Abra el grifo']]);
    const targets = [{ text: 'grifo', status: 'forbidden' as const }];
    const asked = [segment('Open the valve', { terms: [{ source: 'valve', targets }] })];
    expect(await translate(engine, asked)).toEqual([
      { target: 'Abra el grifo', faults: [{ kind: 'forbidden-term', written: 'grifo' }] },
    ]);
  });

  test('an engine that knows no terms is not asked again for them', async () => {
    const { engine, requests } = engineAnswering([['Abra el grifo']], []);
    const asked = [segment('Open the valve', { terms: [term('valve', 'válvula')] })];
    expect(await translate(engine, asked)).toEqual([
      { target: 'Abra el grifo', faults: [{ kind: 'term', source: 'valve', targets: ['válvula'] }] },
    ]);
    expect(requests).toHaveLength(1);
  });

  test('of a text that is cut are looked for in their part', async () => {
    const { engine } = engineAnswering([['Abra la válvula.'], ['Cierre la puerta.']]);
    const narrow: Engine = { ...engine, limits: { ...engine.limits, charactersPerRequest: 20 } };
    const surroundings = { terms: [term('valve', 'válvula'), term('door', 'puerta')] };
    const asked = [{ source: plainInline('Open the valve. Close the door.'), codes: {}, surroundings }];
    expect(await translate(narrow, asked)).toEqual([
      { target: 'Abra la válvula. Cierre la puerta.', faults: [] },
    ]);
  });
});
