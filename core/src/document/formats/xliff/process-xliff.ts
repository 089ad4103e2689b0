import type { ByteSplicer } from '../../bilingual/byte-splicer.ts';
import { processXml } from '../../bilingual/process-xml.ts';
import { type XmlRoot, xmlRoot } from '../../bilingual/xml-root.ts';
import type { DocumentFormat, DocumentReport, DocumentWarning } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { memoqDialect } from '../mqxliff/memoq-dialect.ts';
import { phraseDialect } from '../mxliff/phrase-dialect.ts';
import { sdlDialect } from '../sdlxliff/sdl-dialect.ts';
import { plainDialect } from './plain-dialect.ts';
import { Xliff2Reader } from './read-xliff2.ts';
import { Xliff12Reader } from './read-xliff12.ts';
import type { XliffDialect } from './xliff-dialect.ts';
import { memoqNamespace, phraseNamespace, sdlNamespace, xliffName, xliffNamespaces } from './xliff-names.ts';

/** The programs that write XLIFF in a way of their own, by the namespace they declare. */
const dialects: ReadonlyMap<string, XliffDialect> = new Map([
  [sdlNamespace, sdlDialect],
  [memoqNamespace, memoqDialect],
  [phraseNamespace, phraseDialect],
]);

/** Reads XLIFF as what it says it is, whatever the file's name. */
export const processXliff: DocumentFormat['process'] = (file, visit, options, write): DocumentReport => {
  const root = xliffRoot(file);
  if (root === undefined) throw new DocumentFormatError('broken', { reason: 'root' });
  const isVersion2 = root.attribute('version')?.startsWith('2') === true;
  const read = (bytes: Buffer, splicer: ByteSplicer): readonly DocumentWarning[] =>
    isVersion2
      ? new Xliff2Reader(splicer, visit, options).read(bytes)
      : new Xliff12Reader(splicer, visit, options, dialectOf(root)).read(bytes);
  return processXml(file, read, write);
};

/** Undefined where the file is no XLIFF. */
export function xliffRoot(file: Uint8Array): XmlRoot | undefined {
  const root = xmlRoot(file, xliffNamespaces);
  return root !== undefined && xliffName(root.name) === 'xliff' ? root : undefined;
}

function dialectOf(root: XmlRoot): XliffDialect {
  for (const [namespace, dialect] of dialects) if (root.declares(namespace)) return dialect;
  return plainDialect;
}

/** A file of the dialect is certain; other XLIFF under its extension may be read as well. */
export function recognizeDialect(file: Uint8Array, namespace: string): 0 | 1 | 3 {
  const root = xliffRoot(file);
  if (root === undefined) return 0;
  return root.declares(namespace) ? 3 : 1;
}
