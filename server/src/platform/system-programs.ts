import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { findProgram } from './find-program.ts';

/** A program of the machine that is not ours to ship, runs as a separate process, and makes more possible. */
export interface SystemProgram {
  readonly name: string;
  /** Any of these in the search path means it is installed. */
  readonly executables: readonly [string, ...string[]];
  /** Debian and Ubuntu packages. */
  readonly packages: readonly [string, ...string[]];
  /** Capabilities that are off without it, in the user's words. */
  readonly feature: Readonly<Record<InterfaceLanguage, string>>;
  /** `planned`: nothing uses it yet, so nobody is asked to install it. */
  readonly use: 'now' | 'planned';
}

export const systemPrograms: readonly SystemProgram[] = [
  {
    name: 'Apertium',
    executables: ['apertium'],
    packages: [
      'apertium',
      'apertium-eng-spa',
      'apertium-eng-cat',
      'apertium-es-pt',
      'apertium-fr-es',
      'apertium-spa-ita',
      'apertium-rus-ukr',
    ],
    feature: {
      'en-US': 'Machine translation without a key or a network, such as English to Spanish',
      'zh-CN': '无需密钥、无需联网的机器翻译，如英语译西班牙语',
    },
    use: 'now',
  },
  {
    name: 'LibreOffice',
    executables: ['soffice', 'libreoffice'],
    // The packages without a screen (nogui) end on documents with comments.
    packages: [
      'libreoffice-writer',
      'libreoffice-calc',
      'libreoffice-impress',
      'libreoffice-draw',
      'python3-uno',
    ],
    feature: {
      'en-US': 'Old Office files (doc, xls, ppt) and previews as PDF',
      'zh-CN': '旧版 Office 文件（doc、xls、ppt）与 PDF 预览',
    },
    use: 'now',
  },
  {
    name: 'Poppler',
    executables: ['pdftoppm'],
    packages: ['poppler-utils'],
    feature: { 'en-US': 'Scanned PDF files, with Tesseract', 'zh-CN': '扫描版 PDF（与 Tesseract 配合）' },
    use: 'now',
  },
  {
    name: 'Tesseract',
    executables: ['tesseract'],
    packages: ['tesseract-ocr', 'tesseract-ocr-chi-sim', 'tesseract-ocr-eng'],
    feature: { 'en-US': 'Text in scanned pages and images', 'zh-CN': '识别扫描件与图片中的文字' },
    use: 'now',
  },
  {
    name: 'Chromium',
    executables: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    packages: ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'],
    feature: {
      'en-US': 'Translated PDF files with their layout; without it they come back as Word documents',
      'zh-CN': '译后 PDF 保留版式；未安装时以 Word 文档返回',
    },
    use: 'now',
  },
  {
    name: 'FFmpeg',
    executables: ['ffmpeg'],
    packages: ['ffmpeg'],
    feature: { 'en-US': 'Video translation and dubbing', 'zh-CN': '视频翻译与配音' },
    use: 'planned',
  },
];

export function isInstalled(program: SystemProgram, searchPath?: string): boolean {
  return findProgram(program.executables, searchPath) !== undefined;
}

/** The shell command that installs them on Debian and Ubuntu. */
export function installCommand(
  programs: readonly Pick<SystemProgram, 'packages'>[],
  asRoot = process.getuid?.() === 0,
): string {
  const packages = programs.flatMap((program) => program.packages).join(' ');
  return asRoot ? `apt-get update && apt-get install -y ${packages}` : `sudo apt-get install -y ${packages}`;
}
