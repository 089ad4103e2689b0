import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest, EngineVendor, LanguagePair } from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { convertInline } from './convert-inline.ts';

/** A direction with OpenCC's names of both ways of writing; those that end in `p` bring words of the region. */
interface Direction extends LanguagePair {
  readonly from: Writing;
  readonly to: Writing;
}

type Writing = 'cn' | 'twp' | 'hkp';

const directions: readonly Direction[] = [
  { source: 'zh-CN', target: 'zh-TW', from: 'cn', to: 'twp' },
  { source: 'zh-CN', target: 'zh-HK', from: 'cn', to: 'hkp' },
  { source: 'zh-TW', target: 'zh-CN', from: 'twp', to: 'cn' },
  { source: 'zh-HK', target: 'zh-CN', from: 'hkp', to: 'cn' },
];

/** Writes Chinese in the characters and words of another region, by dictionary: no key, no network, no model. */
export const openCc: EngineVendor = {
  id: 'opencc',
  name: 'OpenCC',
  local: true,
  profile: { kind: 'local', protocol: 'opencc', codes: 'markup', terms: 'none', languages: directions },
  settings: z.object({}),
  secretSettings: [],
  connect: connectOpenCc,
};

const version = 'opencc-js 1.4';

function connectOpenCc(): Engine {
  return {
    vendorId: openCc.id,
    limits: { segmentsPerRequest: 50, charactersPerRequest: 20_000, concurrency: 1 },
    availability: async () => ({ status: 'ready', version }),
    modelFor: async () => version,
    languagePairs: async () => directions,
    translate,
  };
}

/** @throws {EngineError} unsupported-pair */
async function translate({ sourceLanguage, targetLanguage, segments }: EngineRequest): Promise<EngineAnswer> {
  const direction = findLanguagePair(directions, { source: sourceLanguage, target: targetLanguage });
  if (!direction) throw new EngineError('unsupported-pair', `${sourceLanguage} to ${targetLanguage}`);
  const convert = await converterOf(direction);
  return {
    version,
    results: segments.map(({ source }) => ({
      status: 'translated',
      target: convertInline(source, convert),
    })),
  };
}

type Convert = (text: string) => string;
const converters = new Map<Direction, Promise<Convert>>();

/** Loaded when first asked for: the dictionaries take some 40 MB. */
function converterOf(direction: Direction): Promise<Convert> {
  const known = converters.get(direction) ?? loadConverter(direction);
  converters.set(direction, known);
  return known;
}

async function loadConverter({ from, to }: Direction): Promise<Convert> {
  const { Converter } = await import('opencc-js');
  return Converter({ from, to });
}
