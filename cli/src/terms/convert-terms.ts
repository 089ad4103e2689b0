import { basename, extname } from 'node:path';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { TbxFrame } from '@transloom/core/terms/exchange/tbx-dialect';
import type { TermLanguages } from '@transloom/core/terms/exchange/term-columns';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { Command } from '../command.ts';
import { streamOutput } from '../document/files.ts';
import { usageOf } from '../help/command-list.ts';
import { unknownLanguage } from '../memory/memory-languages.ts';
import { checkLanguageTag, readOptions, requireFile, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { openTerms } from './open-terms.ts';

const usage = usageOf('terms convert');

/** A term base as a file of another kind; between TBX files nothing is lost. */
export const convertTerms: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['out', 'from', 'tbx'], lists: ['to'] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const format = termExchangeFormats.find(({ id }) => extname(out).toLowerCase() === `.${id}`);
  if (format === undefined)
    throw new Refusal('document.unsupported', { name: basename(out), formats: writable });
  const edition = readEdition(options.value('tbx'));
  const asked = {
    sourceLanguage: checkLanguageTag(options.value('from') ?? unknownLanguage),
    targetLanguages: options.list('to').map(checkLanguageTag),
  };
  const { concepts, frame } = await readTerms(path, asked);
  const languages = options.value('from') === undefined ? languagesOf(concepts, frame) : asked;
  // A table without headings says of no text which language it is in.
  if (concepts.some(({ sections }) => sections.some(({ language }) => language === unknownLanguage)))
    throw new Refusal('usage.missing', { name: '--from', usage });
  async function* all() {
    yield* concepts;
  }
  await streamOutput(out, format.write(all(), { ...languages, frame, edition }));
  terminal.print(cliText('file.written', language, { out }));
};

/** @throws {Refusal} usage.tbx */
function readEdition(version: string | undefined): 'martif' | 'tbx' | undefined {
  if (version === undefined) return undefined;
  if (version !== '2' && version !== '3') throw new Refusal('usage.tbx', { version });
  return version === '2' ? 'martif' : 'tbx';
}

const writable = termExchangeFormats.map(({ id }) => id).join(', ');

interface ReadTerms {
  readonly concepts: readonly TermConcept[];
  readonly frame: TbxFrame | undefined;
}

async function readTerms(path: string, languages: TermLanguages): Promise<ReadTerms> {
  const concepts: TermConcept[] = [];
  let frame: TbxFrame | undefined;
  for await (const batch of openTerms(path, languages)) {
    concepts.push(...batch.concepts);
    frame = batch.frame ?? frame;
  }
  return { concepts, frame };
}

/** The file's own language first, else the first that it has. */
function languagesOf(concepts: readonly TermConcept[], frame: TbxFrame | undefined): TermLanguages {
  const languages = [
    ...new Set(concepts.flatMap(({ sections }) => sections.map((section) => section.language))),
  ];
  const named = frame?.attributes['xml:lang'] ?? '';
  const source =
    languages.find((tag) => compareLanguages(tag, named) === 'same') ?? languages[0] ?? unknownLanguage;
  return { sourceLanguage: source, targetLanguages: languages.filter((tag) => tag !== source) };
}
