import { stat } from 'node:fs/promises';
import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineResult,
  EngineVendor,
  LanguagePair,
} from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { findApertiumModes } from './apertium-modes.ts';
import { ApertiumPipes } from './apertium-pipes.ts';
import { readApertiumStream, writeApertiumStream } from './apertium-stream.ts';
import { type EnclosedText, enclosedTexts, placePairs } from './place-pairs.ts';
import { tidySpaces } from './tidy-spaces.ts';

const installedModes = '/usr/share/apertium/modes';
const pipes = new ApertiumPipes();

/** Rule-based translation by the Apertium programs of this machine: no key, no network, no model. */
export const apertium: EngineVendor = {
  id: 'apertium',
  name: 'Apertium',
  local: true,
  profile: { kind: 'local', protocol: 'apertium-pipe', codes: 'markup', terms: 'none' },
  settings: z.object({}),
  secretSettings: [],
  stop: () => pipes.stop(),
  connect: () => connectApertium(installedModes, pipes),
};

/** @param modesFolder holds shell pipelines that are run: never take it from a user's settings */
export function connectApertium(modesFolder: string, warmPipes: ApertiumPipes): Engine {
  return {
    vendorId: apertium.id,
    limits: { segmentsPerRequest: 50, charactersPerRequest: 50_000, concurrency: 1 },
    availability: (signal) => checkAvailability(modesFolder, warmPipes, signal),
    modelFor: async (pair) => changedAt((await findMode(modesFolder, pair))?.file),
    async languagePairs() {
      return (await findApertiumModes(modesFolder)).map((mode) => mode.pair);
    },
    translate: (request) => translate(request, modesFolder, warmPipes),
  };
}

async function checkAvailability(
  modesFolder: string,
  warmPipes: ApertiumPipes,
  signal: AbortSignal,
): Promise<EngineAvailability> {
  const [mode] = await findApertiumModes(modesFolder);
  if (mode === undefined) return { status: 'not-configured', needs: ['apertium'] };
  try {
    const { version } = await warmPipes.translate(mode.file, writeApertiumStream(plainInline('1')), signal);
    return { status: 'ready', version };
  } catch (error) {
    if (error instanceof EngineError) return { status: 'failing', failure: error.failure };
    throw error;
  }
}

/** @throws {EngineError} unsupported-pair */
async function translate(
  { sourceLanguage, targetLanguage, segments, signal }: EngineRequest,
  modesFolder: string,
  warmPipes: ApertiumPipes,
): Promise<EngineAnswer> {
  const mode = await findMode(modesFolder, { source: sourceLanguage, target: targetLanguage });
  if (!mode) throw new EngineError('unsupported-pair', `no mode for ${sourceLanguage} to ${targetLanguage}`);
  let version = '';
  const ask = async (text: InlineText): Promise<InlineText> => {
    const piped = await warmPipes.translate(mode.file, writeApertiumStream(text), signal);
    version = piped.version;
    return readTarget(piped.stream, text);
  };
  const results: EngineResult[] = [];
  for (const { source } of segments) results.push(await translateOne(source, ask));
  return { version, results };
}

async function findMode(modesFolder: string, pair: LanguagePair) {
  const modes = (await findApertiumModes(modesFolder)).map((mode) => ({ ...mode.pair, file: mode.file }));
  return findLanguagePair(modes, pair);
}

/** A package of other rules and dictionaries brings its pipelines anew. */
async function changedAt(file: string | undefined): Promise<string> {
  return file === undefined ? '' : String(Math.round((await stat(file)).mtimeMs));
}

type Ask = (text: InlineText) => Promise<InlineText>;

async function translateOne(source: InlineText, ask: Ask): Promise<EngineResult> {
  try {
    const target = await ask(source);
    const enclosed: EnclosedText[] = [];
    for (const { id, text } of enclosedTexts(source)) {
      enclosed.push({ id, text: (await ask(plainInline(text))).text });
    }
    return { status: 'translated', target: placePairs(target, enclosed) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { status: 'failed', failure: error.failure };
  }
}

/** @throws {EngineError} bad-output */
function readTarget(stream: string, source: InlineText): InlineText {
  const target = readApertiumStream(stream);
  if (!target) throw new EngineError('bad-output', 'cut off');
  return tidySpaces(target, source.text);
}
