import { buildCompoundFile } from '@transloom/core/testing/compound-file-builder';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { buildZip } from '@transloom/core/testing/zip-builder';

export interface HostileFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  /** The message that the user sees, in both languages. */
  readonly message: { readonly 'zh-CN': string; readonly 'en-US': string };
}

const text = (content: string) => bytes(Buffer.from(content));
const bytes = (content: Uint8Array) => new Uint8Array(content);

export const goodDocx = bytes(buildDocx({ body: [paragraph(run('Press the red button.'))] }));

const entities = [
  '<!DOCTYPE w:document [<!ENTITY file SYSTEM "file:///etc/hostname">]>',
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">',
  '<w:body><w:p><w:r><w:t>&file;</w:t></w:r></w:p></w:body></w:document>',
].join('');

/** Eight megabytes of nothing: a few kilobytes until it is unpacked. */
const swelling = { name: 'word/media/pad.xml', content: Buffer.alloc(8 * 2 ** 20) };

/** Refused while they are uploaded. */
export const refusedAtUpload: readonly HostileFile[] = [
  {
    name: 'empty.docx',
    content: text(''),
    message: { 'zh-CN': '文件“empty.docx”是空的。', 'en-US': 'The file “empty.docx” is empty.' },
  },
  {
    name: 'sound.mp3',
    content: text('ID3\u0004\u0000\u0000'),
    message: {
      'zh-CN': '暂不支持“sound.mp3”的文件类型。支持的类型：',
      'en-US': 'The type of “sound.mp3” is not supported. Supported: ',
    },
  },
  {
    name: 'word.txt',
    content: goodDocx,
    message: {
      'zh-CN': '“word.txt”的内容与扩展名不符（实际为 ',
      'en-US': 'The content of “word.txt” does not fit its extension (it is ',
    },
  },
  {
    name: 'encrypted.docx',
    content: bytes(buildCompoundFile(['Root Entry', 'EncryptionInfo', 'EncryptedPackage'])),
    message: { 'zh-CN': '“encrypted.docx”已加密，', 'en-US': '“encrypted.docx” is encrypted.' },
  },
  {
    name: 'truncated.docx',
    content: goodDocx.slice(0, goodDocx.length / 2),
    message: {
      'zh-CN': '“truncated.docx”已损坏，无法解析。',
      'en-US': '“truncated.docx” is damaged and cannot be read.',
    },
  },
  {
    name: 'bomb.docx',
    content: bytes(buildZip([swelling])),
    message: { 'zh-CN': '“bomb.docx”展开后过大，', 'en-US': '“bomb.docx” is too large once unpacked.' },
  },
];

/** Refused when they are read: recognizing them would mean to read all of them. */
export const refusedWhenRead: readonly HostileFile[] = [
  {
    name: 'entities.docx',
    content: bytes(buildDocx({ body: [], encode: () => entities })),
    message: {
      'zh-CN': '“entities.docx”含有可能读取其他文件或网络的内容（word/document.xml），',
      'en-US':
        '“entities.docx” contains something that could reach other files or the network (word/document.xml)',
    },
  },
  {
    name: 'silent.docx',
    content: bytes(buildDocx({ body: [paragraph()] })),
    message: {
      'zh-CN': '“silent.docx”中没有可翻译的文本。',
      'en-US': 'There is no text to translate in “silent.docx”.',
    },
  },
];

/** "Hello" in sixty languages, cut so that the name has the most bytes a name may have. */
export function nameInSixtyLanguages(): string {
  const greetings =
    'Hello你好שלוםمرحباΓειάПривітनमस्तेهلاສະບາຍသာસલામவணக்கம்నమస్తేಹಲೋഹലോආයුසวัดីជំរាបმარჯԲարևሰላምሁይᎣᏏᏲᐊᐃこんにち안녕Ảßøñçžłİğőțāėýð👋🏽';
  let name = '';
  for (const character of greetings)
    if (Buffer.byteLength(`${name}${character}.txt`) <= 255) name += character;
  return `${name}${'a'.repeat(255 - Buffer.byteLength(`${name}.txt`))}.txt`.normalize('NFC');
}
