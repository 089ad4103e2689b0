import type { InlineCodeTable, InlineText } from '../../../inline/inline-text.ts';
import { toMarkup } from '../../../inline/markup.ts';
import type { UnitKind } from '../../document-format.ts';
import { isBlank } from '../ooxml/blank.ts';
import { pairBookmarks } from './pair-bookmarks.ts';
import type { Paragraph } from './paragraph.ts';
import { isInSight, type ParagraphInline, paragraphInline } from './paragraph-inline.ts';
import { resolveFields } from './resolve-fields.ts';
import { splitAtTabs } from './split-at-tabs.ts';
import { speakStyles } from './spoken-styles.ts';
import type { Story } from './story.ts';
import { writeDirection } from './write-direction.ts';
import { type ParagraphWriting, writeParagraph } from './write-paragraph.ts';

/** Shows the paragraph to the visitor and writes what comes back. Fields are followed in any case. */
export function finishParagraph(story: Story, paragraph: Paragraph, contentEnd: number): void {
  const { reading } = story;
  const fieldless = resolveFields(paragraph.pieces, story.fields, {
    skipped: () => reading.report.warn('fields-skipped'),
    contents: () => {
      reading.report.hasContents = true;
    },
  });
  if (story.mutedAt !== undefined || !paragraph.pieces.some(({ kind }) => kind === 'text')) return;
  const { nodes, spellings } = speakStyles(
    pairBookmarks(fieldless),
    reading.styles,
    paragraph.properties?.style,
  );
  const parts = reading.options.splitByTab ? splitAtTabs(nodes) : [nodes];
  const inlines = parts.map((part) => paragraphInline({ nodes: part, spellings }));
  const targets = inlines.map((inline, index) => {
    const id = `${story.scanner.part}#p${paragraph.number}${parts.length > 1 ? `.${index + 1}` : ''}`;
    return visitPart(story, paragraph, inline, id);
  });
  if (targets.every((target) => target === undefined)) return;
  replaceParagraph(story, paragraph, contentEnd, inlines, targets);
}

function visitPart(
  story: Story,
  paragraph: Paragraph,
  { inline, natives }: ParagraphInline,
  id: string,
): InlineText | undefined {
  if (isBlank(inline.text)) return undefined;
  const inAlternatives = story.alternatives.length > 0;
  const markup = inAlternatives ? toMarkup(inline) : '';
  if (story.repeating) return story.alternatives.findLast((texts) => texts.has(markup))?.get(markup);
  const kind = unitKind(story, paragraph);
  const codes = codesInSight(natives);
  const target = story.reading.visit({ id, kind, source: inline, codes, segmentable: true });
  if (target !== undefined) for (const texts of story.alternatives) texts.set(markup, target);
  return target;
}

const noCodes: InlineCodeTable = {};

function codesInSight(natives: ParagraphInline['natives']): InlineCodeTable {
  if (natives.size === 0) return noCodes;
  const seen = [...natives].filter(([code]) => isInSight(code));
  return Object.fromEntries(seen.map(([code, { details }]) => [code, details]));
}

function unitKind(story: Story, { properties }: Paragraph): UnitKind {
  const { styles } = story.reading;
  if (story.kind !== undefined) return story.kind;
  if (story.nesting > 0) return 'text-box';
  if (properties?.heading ?? styles.isHeading(properties?.style)) return 'heading';
  if (story.cells > 0) return 'cell';
  return (properties?.list ?? styles.isList(properties?.style)) ? 'list-item' : 'paragraph';
}

function replaceParagraph(
  story: Story,
  paragraph: Paragraph,
  contentEnd: number,
  inlines: readonly ParagraphInline[],
  targets: readonly (InlineText | undefined)[],
): void {
  const { options } = story.reading;
  const writing: ParagraphWriting = {
    names: paragraph.names,
    source: story.edits,
    targetLanguage: options.targetLanguage,
  };
  let xml = '';
  for (const [index, inline] of inlines.entries()) {
    const target = targets[index];
    const untouched = target === undefined;
    const written = writeParagraph(
      inline,
      target ?? inline.inline,
      untouched ? { ...writing, targetLanguage: undefined } : writing,
    );
    story.reading.report.warn('codes-restored', written.restored);
    story.reading.report.warn('looks-dropped', written.looksDropped);
    xml += written.xml;
  }
  const direction = writeDirection(paragraph, options.targetLanguage, story.edits);
  const { start, xml: before } = beforeContent(story, paragraph, direction.start);
  story.edits.replace(start, contentEnd, before + direction.xml + xml);
}

/** What stays of joined paragraphs and of the start of the last one. */
function beforeContent({ edits }: Story, { joined, start }: Paragraph, contentStart: number) {
  if (joined === undefined) return { start: contentStart, xml: '' };
  const gaps = joined.gaps.map((gap) => edits.slice(gap.start, gap.end)).join('');
  return { start: joined.start, xml: gaps + edits.slice(start, contentStart) };
}
