import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureSizes, refuseLargePicture } from '@transloom/core/picture/picture-sizes';
import { isBlank } from './is-blank.ts';
import type { PagePrograms } from './page-programs.ts';
import { PagesError } from './pages-error.ts';
import { type RecognizedPage, readRecognized } from './read-recognized.ts';
import { recognitionLanguage, recognitionPackage } from './recognition-languages.ts';
import { runProgram } from './run-program.ts';

export interface Recognition {
  readonly programs: PagePrograms;
  /** Language of the text; if unknown, every installed language is tried. */
  readonly language?: string | undefined;
  /** Empty, and removed by whoever made it. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}

/** A page of a PDF whose text is a picture. */
export interface PictureOfPage {
  readonly pdf: string;
  /** From 0. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** Drawing takes a second or two; pictures of a thousand megapixels exist to keep others waiting. */
const drawing = { timeoutMs: 60_000, memoryMb: 200, processorSeconds: 3 };
/** For each picture of a file. Time of the processor, which counts on a busy machine as on an idle one. */
const recognizing = { memoryMb: 512, processorSeconds: 30 };
/** Points; an image does not say how wide it is on paper, so it is taken to fill a sheet. */
const sheetWidth = 595;
const dotsPerInch = 250;
/** In pixels; a page that large would take all memory. */
const longestSide = 5_000;

/** The text of a picture, page by page. @throws {PagesError | DocumentFormatError} */
export async function recognizeImage(
  recognition: Recognition,
  image: Uint8Array,
): Promise<readonly RecognizedPage[]> {
  refuseLargePicture(image);
  const path = join(recognition.folder, 'image');
  await writeFile(path, image);
  return readRecognized(
    await readTable(recognition, path, pictureSizes(image).length),
    (index) => index,
    sheetWidth,
  );
}

/** The text of one page of a PDF; undefined where it shows nothing. @throws {PagesError} */
export async function recognizePage(
  recognition: Recognition,
  { pdf, page, width, height }: PictureOfPage,
): Promise<RecognizedPage | undefined> {
  const { programs, folder, signal } = recognition;
  if (programs.pdftoppm === undefined) throw new PagesError('missing', 'Poppler', ['poppler-utils']);
  const resolution = Math.max(20, Math.min(dotsPerInch, (longestSide * 72) / Math.max(width, height, 1)));
  const number = String(page + 1);
  const args = ['-gray', '-cropbox', '-r', resolution.toFixed(0), '-f', number, '-l', number, '-singlefile'];
  const picture = join(folder, 'page');
  await runProgram({
    program: programs.pdftoppm,
    args: [...args, pdf, picture],
    ...drawing,
    folder,
    signal,
  });
  const drawn = `${picture}.pgm`;
  if (await isBlank(drawn)) return undefined;
  const table = await readTable(recognition, drawn);
  return readRecognized(table, () => page, width)[0];
}

async function readTable(recognition: Recognition, image: string, pictures = 1): Promise<string> {
  const { programs, folder, signal } = recognition;
  if (programs.tesseract === undefined) throw new PagesError('missing', 'Tesseract', tesseractPackages);
  const installed = await listLanguages(programs.tesseract, folder);
  const languages = chooseLanguages(installed, recognition.language);
  // 1 turns a picture that stands on its head, which needs data of its own.
  const layout = installed.includes('osd') ? '1' : '3';
  const args = [image, 'stdout', '-l', languages.join('+'), '--psm', layout, 'tsv'];
  return runProgram({ program: programs.tesseract, args, folder, ...boundsFor(pictures), signal });
}

/** Others may use the machine too, so that the clock goes four times as far as the processor. */
function boundsFor(pictures: number) {
  const processorSeconds = recognizing.processorSeconds * Math.max(1, pictures);
  return { memoryMb: recognizing.memoryMb, processorSeconds, timeoutMs: processorSeconds * 4_000 };
}

export const tesseractPackages = ['tesseract-ocr', 'tesseract-ocr-chi-sim', 'tesseract-ocr-eng'];

/** @throws {PagesError} missing, where the data of the text's language is not installed */
function chooseLanguages(installed: readonly string[], tag: string | undefined): readonly string[] {
  const usable = installed.filter((name) => name !== 'osd' && name !== 'equ');
  if (tag === undefined) return usable;
  const wanted = recognitionLanguage(tag);
  if (wanted === undefined) return usable; // an unusual language in letters that others use, too
  if (!usable.includes(wanted)) throw new PagesError('missing', 'Tesseract', [recognitionPackage(wanted)]);
  return wanted === 'eng' || !usable.includes('eng') ? [wanted] : [wanted, 'eng'];
}

async function listLanguages(tesseract: string, folder: string): Promise<readonly string[]> {
  const listed = await runProgram({ program: tesseract, args: ['--list-langs'], folder, ...boundsFor(1) });
  return listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((name) => name !== '' && !name.includes('/'));
}
