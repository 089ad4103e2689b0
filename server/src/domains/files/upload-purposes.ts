import type { UploadPurpose } from '@transloom/contracts/files';
import { limits } from '@transloom/contracts/limits';
import { fileFormats } from '@transloom/core/document/format-registry';
import { exchangeFormats } from '@transloom/core/memory/exchange/exchange-formats';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';

export interface UploadRules {
  readonly formats: readonly {
    readonly id: string;
    readonly name: string;
    readonly extensions: readonly string[];
  }[];
  /** Most bytes of one file. */
  readonly bytes: number;
  /** Most files of one upload. */
  readonly files: number;
}

const megabyte = 1024 * 1024;

/** Pictures made of pixels only: an SVG may carry scripts and links. */
const pictures: UploadRules = {
  formats: [
    { id: 'png', name: 'PNG', extensions: ['png'] },
    { id: 'jpeg', name: 'JPEG', extensions: ['jpg', 'jpeg'] },
    { id: 'webp', name: 'WebP', extensions: ['webp'] },
  ],
  bytes: limits.pictureBytes,
  files: 1,
};

/** What style guides are written in. */
const readAsGuides: ReadonlySet<string> = new Set([
  'docx',
  'pdf',
  'xlsx',
  'pptx',
  'odt',
  'txt',
  'md',
  'html',
  'rtf',
]);

/** What may be uploaded for what. */
export const uploadPurposes: Readonly<Record<UploadPurpose, UploadRules>> = {
  document: { formats: fileFormats, bytes: limits.uploadBytes, files: limits.uploadFiles },
  memory: {
    formats: [
      ...exchangeFormats.map(({ id, name, extensions }) => ({ id, name, extensions })),
      { id: 'xls', name: 'Excel 97–2003', extensions: ['xls'] },
      { id: 'sdltm', name: 'Trados', extensions: ['sdltm'] },
    ],
    bytes: limits.uploadBytes,
    files: limits.memoryFiles,
  },
  term: {
    formats: [
      ...termExchangeFormats.map(({ id, name, extensions }) => ({ id, name, extensions })),
      { id: 'xls', name: 'Excel 97–2003', extensions: ['xls'] },
    ],
    bytes: 200 * megabyte,
    files: limits.memoryFiles,
  },
  members: {
    formats: [{ id: 'xlsx', name: 'Excel', extensions: ['xlsx'] }],
    bytes: 10 * megabyte,
    files: 1,
  },
  offline: {
    formats: [
      { id: 'zip', name: 'ZIP', extensions: ['zip'] },
      { id: 'xliff', name: 'XLIFF', extensions: ['xlf', 'xliff', 'sdlxliff', 'mxliff', 'mqxliff'] },
      { id: 'docx', name: 'Word', extensions: ['docx'] },
      { id: 'xlsx', name: 'Excel', extensions: ['xlsx'] },
    ],
    bytes: 200 * megabyte,
    files: 1,
  },
  offers: {
    formats: [{ id: 'xlsx', name: 'Excel', extensions: ['xlsx'] }],
    bytes: 10 * megabyte,
    files: 1,
  },
  application: {
    formats: [
      { id: 'pdf', name: 'PDF', extensions: ['pdf'] },
      { id: 'docx', name: 'Word', extensions: ['docx'] },
      ...pictures.formats,
    ],
    bytes: 10 * megabyte,
    files: 1,
  },
  style: {
    formats: fileFormats
      .filter(({ extensions }) => extensions.some((extension) => readAsGuides.has(extension)))
      .map(({ id, name, extensions }) => ({ id, name, extensions })),
    bytes: 20 * megabyte,
    files: limits.styleGuideFiles,
  },
  invoice: {
    formats: [
      { id: 'pdf', name: 'PDF', extensions: ['pdf'] },
      { id: 'ofd', name: 'OFD', extensions: ['ofd'] },
    ],
    bytes: 10 * megabyte,
    files: 1,
  },
  avatar: pictures,
  picture: pictures,
};

/** Extensions of the files that are taken for it, as people read them. */
export function extensionsTaken(purpose: UploadPurpose): string {
  return [...new Set(uploadPurposes[purpose].formats.flatMap(({ extensions }) => extensions))].join(', ');
}
