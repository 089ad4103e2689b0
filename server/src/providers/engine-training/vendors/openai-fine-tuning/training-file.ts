import { Readable } from 'node:stream';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { writeCodeTags } from '../../../machine-translation/code-tags.ts';
import { chatMessages } from '../../../machine-translation/vendors/openai-compatible/chat-prompt.ts';
import type { CorpusPair } from '../../trainer.ts';

/** As many as a request to translate has at most, so that the model learns from what it will be asked. */
export const pairsPerExample = 10;

/** Lines of a training file: what the model is asked, as translating asks it, and what it should have answered. */
export async function* trainingLines(
  pairs: AsyncIterable<CorpusPair>,
  languages: LanguagePair,
): AsyncGenerator<string> {
  let some: CorpusPair[] = [];
  for await (const pair of pairs) {
    some.push(pair);
    if (some.length < pairsPerExample) continue;
    yield exampleLine(some, languages);
    some = [];
  }
  if (some.length > 0) yield exampleLine(some, languages);
}

function exampleLine(pairs: readonly CorpusPair[], languages: LanguagePair): string {
  const { signal } = new AbortController();
  const asked = chatMessages({
    ...languages,
    signal,
    segments: pairs.map(({ source }) => ({ source, codes: {} })),
  });
  const segments = pairs.map(({ target }, i) => ({ id: i + 1, text: writeCodeTags(target) }));
  const messages = [...asked, { role: 'assistant', content: JSON.stringify({ segments }) }];
  return `${JSON.stringify({ messages })}\n`;
}

export interface FormFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/**
 * A form with a file, sent while it is made: only its length is known beforehand. `lines` is read once for the length
 * and once for the sending.
 */
export async function formWithFile(
  fields: Readonly<Record<string, string>>,
  name: string,
  lines: () => AsyncIterable<string>,
): Promise<FormFile & { readonly fileBytes: number }> {
  const boundary = 'transloom-training-file';
  const before = [
    ...Object.entries(fields).map(
      ([field, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`,
    'Content-Type: application/jsonl\r\n\r\n',
  ].join('');
  const behind = `\r\n--${boundary}--\r\n`;
  let fileBytes = 0;
  for await (const line of lines()) fileBytes += Buffer.byteLength(line);
  const length = Buffer.byteLength(before) + fileBytes + Buffer.byteLength(behind);
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from(before);
    for await (const line of lines()) yield Buffer.from(line);
    yield Buffer.from(behind);
  }
  return {
    fileBytes,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(length),
    },
    body: Readable.from(body()),
  };
}
