import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { TypeOfFiles } from '../document-settings/type-options.tsx';
import type { Uploads } from '../files/use-uploads.ts';

/** The formats of the files that were taken, with how many there are. */
export function typesOf({ formats, limits }: Pick<Uploads, 'formats' | 'limits'>): readonly TypeOfFiles[] {
  return [...formats].flatMap(([id, files]) => {
    const format = limits?.formats.find((one) => one.id === id);
    return format ? [{ ...format, files }] : [];
  });
}

/** What was chosen for files that were removed again says nothing. */
export function ofUploaded(options: OptionsByFormat, { formats }: Pick<Uploads, 'formats'>): OptionsByFormat {
  return Object.fromEntries(Object.entries(options).filter(([format]) => formats.has(format)));
}
