import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';

/** Control characters, and those that turn the direction of text: names that do not read as they are. */
const deceiving = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;
/** No name on Windows; a file of such a name could not be saved there. */
const unsavable = /[<>:"|?*/\\]/g;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const shownCharacters = 80;

/**
 * The name a file is kept and shown under: composed, without what a disk would refuse. It is a label only; no path
 * is ever made from it.
 * @throws {AppError} file.name-invalid
 */
export function cleanFileName(raw: string): string {
  const invalid = () => new AppError('file.name-invalid', { name: shown(raw) });
  if (!raw.isWellFormed() || deceiving.test(raw)) throw invalid();
  const name = raw
    .normalize('NFC')
    .replaceAll(unsavable, '_')
    .trim()
    .replace(/[. ]+$/, '');
  const tooLong = Buffer.byteLength(name) > limits.fileNameCharacters;
  if (name === '' || tooLong || reserved.test(name)) throw invalid();
  return name;
}

/** A refused name in a message: without what made it refused. */
function shown(raw: string): string {
  const safe = raw.toWellFormed().replaceAll(new RegExp(deceiving, 'gu'), '·');
  const characters = [...safe];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : safe;
}
