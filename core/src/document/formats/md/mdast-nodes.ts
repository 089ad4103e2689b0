import type { fromMarkdown } from 'mdast-util-from-markdown';

/** The nodes of a parsed markdown file, as the parser gives them. */
export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number];
export type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;
export type PhrasingNode = NodeOf<'paragraph'>['children'][number];
