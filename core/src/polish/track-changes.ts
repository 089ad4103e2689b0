import { rewriteZip } from '../archive/rewrite-zip.ts';
import { openZip, readZipEntry } from '../archive/zip-archive.ts';
import { changeSigns } from './marked-changes.ts';

interface Reviser {
  readonly author: string;
  readonly at: Date;
}

const mostPartBytes = 200 * 1024 * 1024;
const storyPart = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/;

/**
 * A Word document in which the changes between `changeSigns` are tracked changes (ECMA-376, 17.13.5). Runs keep their
 * looks: what was removed and added has the properties of the run it stands in. Undefined where a change does not stand
 * inside one text of a run.
 */
export function trackChanges(docx: Uint8Array, reviser: Reviser): Uint8Array | undefined {
  const archive = openZip(docx);
  const replaced = new Map<string, Uint8Array>();
  let id = firstId;
  for (const { name } of archive.directory.entries) {
    if (!storyPart.test(name)) continue;
    const bytes = readZipEntry(archive, name, mostPartBytes);
    const xml = bytes === undefined ? '' : new TextDecoder().decode(bytes);
    if (!anySign.test(xml)) continue;
    const tracked = trackInPart(xml, reviser, () => id++);
    if (anySign.test(tracked)) return undefined;
    replaced.set(name, new TextEncoder().encode(tracked));
  }
  const pieces: Uint8Array[] = [];
  rewriteZip(archive, replaced, (bytes) => pieces.push(bytes));
  return Buffer.concat(pieces);
}

/** Above the ids of bookmarks and changes that a document has. */
const firstId = 900_000;
const { start, between, end } = changeSigns;
const anySign = new RegExp(`[${start}${between}${end}]`);
/** The innermost run: a drawing in a run has runs of its own. */
const run = /<w:r(?:\s[^>]*)?>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?((?:(?!<\/?w:r[\s>]).)*)<\/w:r>/gs;
const runText = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g;

function trackInPart(xml: string, reviser: Reviser, nextId: () => number): string {
  return xml.replace(run, (whole: string, properties: string | undefined, content: string) => {
    if (!anySign.test(content)) return whole;
    const look = properties ?? '';
    const opening = whole.slice(0, whole.indexOf('>') + 1);
    const parts = content.replace(runText, (text: string, words: string) =>
      anySign.test(words) ? trackedText(words, { look, opening, reviser, nextId }) : text,
    );
    return `${opening}${look}${parts}</w:r>`;
  });
}

interface RunLook {
  readonly opening: string;
  readonly look: string;
  readonly reviser: Reviser;
  readonly nextId: () => number;
}

const change = new RegExp(`${start}([^${between}]*)${between}([^${end}]*)${end}`, 'g');

/** The text of a run: each change closes the run and opens it again behind. */
function trackedText(words: string, { look, opening, reviser, nextId }: RunLook): string {
  const mark = (element: 'ins' | 'del', content: string) =>
    `<w:${element} w:id="${nextId()}" w:author="${reviser.author}" w:date="${reviser.at.toISOString().replace(/\.\d+Z$/, 'Z')}"><w:r>${look}${content}</w:r></w:${element}>`;
  const parts = words.replace(change, (_, removed: string, added: string) => {
    const gone = removed === '' ? '' : mark('del', `<w:delText xml:space="preserve">${removed}</w:delText>`);
    const come = added === '' ? '' : mark('ins', textElement(added));
    return `</w:t></w:r>${gone}${come}${opening}${look}<w:t xml:space="preserve">`;
  });
  return `<w:t xml:space="preserve">${parts}</w:t>`;
}

function textElement(text: string): string {
  return `<w:t xml:space="preserve">${text}</w:t>`;
}
