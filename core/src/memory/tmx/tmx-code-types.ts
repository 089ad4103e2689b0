import type { InlineCodeType, StyleRun } from '../../inline/inline-text.ts';

type Style = Omit<StyleRun, 'start' | 'end'>;

/** The style a TMX `type` names; a color is kept in the native code the way our markup writes it. */
export function tmxStyle(type: string | undefined, native: string): Style | undefined {
  switch (type?.toLowerCase()) {
    case 'bold':
      return { bold: true };
    case 'italic':
      return { italic: true };
    case 'ulined':
    case 'underlined': {
      const underlineColor = /^\{u(#[0-9a-f]{6})\}$/.exec(native)?.[1];
      return underlineColor === undefined ? { underline: 'SINGLE' } : { underline: 'SINGLE', underlineColor };
    }
    default:
      return undefined;
  }
}

/** The values that TMX 1.4b recommends for `type`, and ours. */
const codeTypes: Readonly<Record<string, InlineCodeType>> = {
  link: 'link',
  anchor: 'link',
  font: 'format',
  color: 'format',
  dulined: 'format',
  struct: 'format',
  image: 'image',
  fnote: 'note',
  enote: 'note',
  lb: 'break',
  pb: 'break',
  date: 'field',
  time: 'field',
  index: 'field',
  format: 'format',
  field: 'field',
  note: 'note',
  break: 'break',
  tab: 'tab',
  variable: 'variable',
  comment: 'comment',
};

export function tmxCodeType(type: string | undefined): InlineCodeType {
  return codeTypes[type?.toLowerCase().replace(/^x-/, '') ?? ''] ?? 'other';
}
