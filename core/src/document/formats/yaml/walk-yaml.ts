import { CST } from 'yaml';
import { DocumentFormatError } from '../../document-format-error.ts';
import { brokenAt } from '../../strings/broken-at.ts';
import { isCollection, isMap, isScalar, placeOfScalar, readYamlTokens } from './read-yaml-tokens.ts';

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** A value that contains no others, and is text. */
export interface YamlText {
  /** Place in the document, such as `/menu/0/title`. */
  readonly pointer: string;
  readonly path: string;
  readonly key: string;
  readonly keyToken: CST.Token | undefined;
  readonly collection: Collection | undefined;
  readonly token: CST.FlowScalar | CST.BlockScalar;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly inFlow: boolean;
  readonly comments: readonly string[];
}

export interface YamlReading {
  readonly texts: readonly YamlText[];
  /** Of the first document. */
  readonly root: CST.Token | undefined;
}

interface Step extends Pick<YamlText, 'pointer' | 'path' | 'key' | 'keyToken' | 'collection' | 'inFlow'> {
  readonly token: CST.Token | null | undefined;
  /** Tokens between the value before and this one. */
  readonly before: readonly CST.SourceToken[];
}

const maxPathLength = 50_000_000;

/**
 * The texts of a file in its order. An alias stands for what is said elsewhere and is not read again; values with a
 * tag of their own are for programs.
 * @throws {DocumentFormatError} too-large, broken, limit
 */
export function readYamlTexts(text: string): YamlReading {
  const texts: YamlText[] = [];
  let pathLength = 0;
  const documents = readYamlTokens(text);
  for (const [index, document] of documents.entries()) {
    const pointer = index === 0 ? '' : `/document-${index + 1}`;
    const root = { pointer, path: '', key: '', keyToken: undefined, collection: undefined, inFlow: false };
    const steps: Step[] = [{ ...root, token: document.value, before: document.start }];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      pathLength += step.pointer.length;
      if (pathLength > maxPathLength) throw new DocumentFormatError('limit', { limit: maxPathLength });
      if (isCollection(step.token)) addReversed(steps, stepsInto(text, step, step.token));
      else texts.push(...textOf(text, step));
    }
  }
  return { texts, root: documents[0]?.value };
}

/** One by one: a call with a hundred thousand arguments fails. */
function addReversed(steps: Step[], added: readonly Step[]): void {
  for (const step of added.toReversed()) steps.push(step);
}

function stepsInto(text: string, outer: Step, collection: Collection): Step[] {
  if (collection.type === 'flow-collection' && collection.end.length === 0) {
    throw brokenAt(text, collection.offset, 'yaml');
  }
  const inFlow = outer.inFlow || collection.type === 'flow-collection';
  const asMap = isMap(collection);
  // At the top of a file stands what is said of all of it.
  const aboveFirst =
    outer.collection === undefined ? [] : outer.before.filter(({ type }) => type === 'comment');
  return collection.items.flatMap((item, index) => {
    const key = asMap ? keyOf(text, item) : String(index);
    if (key === undefined) return [];
    const path = asMap ? joinPath(outer.path, key) : `${outer.path}[${index}]`;
    const pointer = `${outer.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const keyToken = item.key ?? undefined;
    const before = [...(index === 0 ? aboveFirst : []), ...item.start, ...(item.sep ?? [])];
    return [{ pointer, path, key, keyToken, collection, inFlow, token: item.value, before }];
  });
}

function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Undefined for keys that are collections themselves, and for `<<`, which takes over what another map says. */
function keyOf(text: string, { key: token, sep }: Collection['items'][number]): string | undefined {
  const key = isScalar(token) && sep !== undefined ? readScalar(text, token) : undefined;
  return key === '<<' ? undefined : key;
}

function textOf(text: string, { token, before, ...step }: Step): readonly YamlText[] {
  const tag = before.findLast(({ type }) => type === 'tag')?.source;
  if (!isScalar(token) || (tag !== undefined && !/^(?:!|!!str|!<tag:yaml.org,2002:str>)$/.test(tag)))
    return [];
  const value = readScalar(text, token);
  if (token.type === 'scalar' && tag === undefined && !isPlainText(value)) return [];
  if (symbol.test(value)) return [];
  const comments = before
    .filter(({ type }) => type === 'comment')
    .map(({ source }) => source.replace(/^#+\s*/, ''));
  return [{ ...step, token, ...placeOfScalar(token), value, comments: comments.filter((one) => one !== '') }];
}

/** A name in a program of Ruby, such as `:year`. */
const symbol = /^:[a-z_]\w*[?!]?$/i;

function readScalar(text: string, token: CST.FlowScalar | CST.BlockScalar): string {
  const fail = (offset: number) => {
    throw brokenAt(text, offset, 'yaml');
  };
  return CST.resolveAsScalar(token, true, fail).value;
}

/** Whether a value without quotation marks is text; as YAML 1.2 and not as 1.1, where `yes` is a truth. */
export function isPlainText(value: string): boolean {
  return !/^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?(?:0x[\da-fA-F]+|0o[0-7]+|\.(?:inf|Inf|INF)|(?:\.\d+|\d[\d_]*(?:\.\d*)?)(?:[eE][-+]?\d+)?)|\.(?:nan|NaN|NAN)|)$/.test(
    value,
  );
}
