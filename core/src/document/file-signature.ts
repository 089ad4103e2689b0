/** Kinds of files that are recognized by their first bytes, with their valid extensions. */
interface FileSignature {
  readonly kind: 'zip' | 'ole' | 'pdf' | 'rtf' | 'png' | 'jpeg' | 'gif' | 'gzip';
  /** For people; the same in every language. */
  readonly name: string;
  readonly bytes: readonly number[];
  readonly extensions: readonly string[];
}

const words = (list: string) => list.split(' ');

const signatures: readonly FileSignature[] = [
  {
    kind: 'zip',
    name: 'ZIP',
    bytes: [0x50, 0x4b],
    extensions: words(
      'docx docm dotx dotm xlsx xlsm xltx xltm pptx pptm potx potm ppsx ppsm odt ott odm ods ots odp otp odg otg epub idml zip',
    ),
  },
  {
    kind: 'ole',
    name: 'OLE (Microsoft Office 97)',
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    extensions: words('doc dot xls xlt ppt pps pot msg'),
  },
  { kind: 'pdf', name: 'PDF', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], extensions: ['pdf'] },
  { kind: 'rtf', name: 'RTF', bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], extensions: ['rtf', 'doc'] },
  { kind: 'png', name: 'PNG', bytes: [0x89, 0x50, 0x4e, 0x47], extensions: ['png'] },
  { kind: 'jpeg', name: 'JPEG', bytes: [0xff, 0xd8, 0xff], extensions: ['jpg', 'jpeg'] },
  { kind: 'gif', name: 'GIF', bytes: [0x47, 0x49, 0x46, 0x38], extensions: ['gif'] },
  { kind: 'gzip', name: 'GZIP', bytes: [0x1f, 0x8b], extensions: ['gz', 'tgz'] },
];

export function signatureOf(file: Uint8Array): FileSignature | undefined {
  return signatures.find(({ bytes }) => bytes.every((byte, i) => file[i] === byte));
}
