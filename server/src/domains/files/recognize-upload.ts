import type { UploadPurpose } from '@transloom/contracts/files';
import { limits } from '@transloom/contracts/limits';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { peekText } from '@transloom/core/document/peek-text';
import { extensionOf, recognizeFormat } from '@transloom/core/document/recognize-format';
import { pictureFormats, readPicture } from '@transloom/core/picture/read-picture';
import { AppError } from '../../platform/app-error.ts';
import { documentRefusal } from './document-refusal.ts';
import { extensionsTaken, uploadPurposes } from './upload-purposes.ts';

export interface UploadToRecognize {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: number;
  /** All of the content, or its beginning where it is large. */
  readonly content: Uint8Array;
}

/** Content beyond this is not read into memory here; who uses the file reads it where there is room. */
export const recognizedBytes = 32 * 1024 * 1024;
/** Enough for a signature or the first tag. */
export const headBytes = 64 * 1024;

/**
 * The format by content, never by name alone; null where only reading all of a large file would tell.
 * @throws {AppError} document.unsupported, document.encrypted, file.other-content, file.picture-too-large,
 * document.wrong-extension and what reading refuses
 */
export function recognizeUpload(upload: UploadToRecognize): string | null {
  if (upload.purpose === 'document') return upload.bytes > recognizedBytes ? null : recognizeDocument(upload);
  const format = recognizeOther(upload);
  const { formats } = uploadPurposes[upload.purpose];
  if (format === 'xls') refuseEncrypted(upload);
  if (!formats.some(({ id }) => id === format)) throw unusable(upload);
  if (pictureFormats.some((id) => id === format)) requirePicture(upload);
  return format;
}

function recognizeOther(upload: UploadToRecognize): string | null {
  if (upload.purpose === 'style') return recognizeDocument(upload);
  return recognizeSignature(upload.content) ?? recognizeTable(upload);
}

/** One that is cut off shows nothing, and one of very many pixels takes the memory of whoever looks at it. */
function requirePicture(upload: UploadToRecognize): void {
  const picture = readPicture(upload.content);
  if (picture === undefined) throw unusable(upload);
  const { width, height } = picture;
  const limit = limits.pictureSide;
  if (Math.max(width, height) > limit)
    throw new AppError('file.picture-too-large', { name: upload.name, width, height, limit });
}

/** Reading one with a password would say that it is damaged. What else is wrong with it, reading tells. */
function refuseEncrypted({ content, name }: UploadToRecognize): void {
  try {
    recognizeFormat(content, name);
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    if (error.code === 'encrypted') throw documentRefusal(error, name);
  }
}

function recognizeDocument({ content, name }: UploadToRecognize): string {
  try {
    return recognizeFormat(content, name).id;
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    throw documentRefusal(error, name);
  }
}

/** A kind of file that is of no use here, or one of use by its name alone. */
function unusable({ purpose, name, content }: UploadToRecognize): AppError {
  const known = uploadPurposes[purpose].formats;
  const formats = extensionsTaken(purpose);
  const named = known.find(({ extensions }) => extensions.includes(extensionOf(name)));
  if (named === undefined) return new AppError('document.unsupported', { name, formats });
  const kinds = { expected: named.name, actual: kindOf(content) };
  return new AppError('file.other-content', { name, formats, ...kinds });
}

/** As people of every language write it; empty where the content does not tell. */
function kindOf(content: Uint8Array): string {
  try {
    return recognizeFormat(content, '').id.toUpperCase();
  } catch (error) {
    if (error instanceof DocumentFormatError) return '';
    throw error;
  }
}

const signatures: readonly (readonly [format: string, pattern: RegExp])[] = [
  ['png', /^\x89PNG\r\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['sdltm', /^SQLite format 3\0/],
  ['xls', /^\xd0\xcf[\s\S]\xe0/],
  ['xliff', /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?xml|<!--)[\s\S]*?)?<xliff[\s>]/],
  ['tmx', /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?xml|<!DOCTYPE\s+tmx|<!--)[\s\S]*?)?<tmx[\s>]/],
  [
    'tbx',
    /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?xml|<!DOCTYPE\s+martif|<!--)[\s\S]*?)?<(?:martif|TBX|(?:\w+:)?tbx)[\s>]/,
  ],
];

/** A table of text has no signature; a zip is what its name says of it. */
function recognizeTable({ name, content }: UploadToRecognize): string | null {
  if (/\.(?:csv|tsv)$/i.test(name)) return peekText(content) === undefined ? null : 'csv';
  const isZip = content[0] === 0x50 && content[1] === 0x4b;
  return isZip ? (/\.(xlsx|docx|zip)$/i.exec(name)?.[1]?.toLowerCase() ?? null) : null;
}

/** Recognizes a format by the first bytes, read as Latin-1; two-byte encodings lose their zeros so that tags can be seen. */
function recognizeSignature(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(0, headBytes)).toString('latin1');
  const text = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/.test(head)
    ? head.replace(/^[\xfe\xff]{2}/, '').replaceAll('\0', '')
    : head;
  return signatures.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
