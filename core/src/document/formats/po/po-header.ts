import { isOtherLanguage } from '../../bilingual/other-language.ts';
import { formsOfHeader, formsOfLanguage, type PluralForms } from './plural-forms.ts';
import type { PoEntry } from './read-po.ts';

/** The entry with an empty id says how the file is to be read. */
export function isHeader({ id, context }: PoEntry): boolean {
  return id?.value === '' && context === undefined;
}

function field(header: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'mi').exec(header)?.[1]?.trim();
}

export interface PoLanguage {
  readonly forms: PluralForms;
  readonly isOtherLanguage: boolean;
  /** The header with the language and its forms in it; undefined where it says them already. */
  readonly header: string | undefined;
}

/** What the header says of plural forms, unless the file was made for another language than the wanted one. */
export function languageOf(header: string, targetLanguage: string | undefined): PoLanguage {
  const stated = formsOfHeader(field(header, 'Plural-Forms') ?? '');
  const isOther = isOtherLanguage(field(header, 'Language'), targetLanguage);
  const forms = stated !== undefined && !isOther ? stated : formsOfLanguage(targetLanguage ?? 'en');
  if (targetLanguage === undefined) return { forms, isOtherLanguage: false, header: undefined };
  const isNamed = !!field(header, 'Language') && !isOther;
  const named = isNamed ? header : withField(header, 'Language', targetLanguage.replaceAll('-', '_'));
  const counted =
    forms === stated || forms.header === undefined ? named : withField(named, 'Plural-Forms', forms.header);
  return { forms, isOtherLanguage: isOther, header: counted === header ? undefined : counted };
}

function withField(header: string, name: string, value: string): string {
  const line = new RegExp(`^${name}:.*$`, 'mi');
  if (line.test(header)) return header.replace(line, () => `${name}: ${value}`);
  return `${header}${header === '' || header.endsWith('\n') ? '' : '\n'}${name}: ${value}\n`;
}
