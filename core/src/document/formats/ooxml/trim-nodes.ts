import type { RunNode } from './run-nodes.ts';

export interface TrimmedNodes {
  readonly lead: readonly RunNode[];
  readonly nodes: readonly RunNode[];
  readonly trail: readonly RunNode[];
}

/** White space and line breaks at the edges stay in the file and do not bother the translator. */
export function trimNodes(all: readonly RunNode[]): TrimmedNodes {
  let from = 0;
  let to = all.length;
  while (from < to && isSilent(all[from])) from++;
  while (to > from && isSilent(all[to - 1])) to--;
  const lead = all.slice(0, from);
  const nodes = all.slice(from, to);
  const trail = all.slice(to);
  const first = nodes[0];
  if (first?.kind === 'text') {
    const text = first.text.replace(/^[ \t\r\n]+/, '');
    if (text !== first.text) lead.push({ ...first, text: first.text.slice(0, -text.length) });
    nodes[0] = { ...first, text };
  }
  const last = nodes.at(-1);
  if (last?.kind === 'text') {
    const text = trimEnd(last.text);
    if (text !== last.text) trail.unshift({ ...last, text: last.text.slice(text.length) });
    nodes[nodes.length - 1] = { ...last, text };
  }
  return { lead, nodes, trail };
}

function isSilent(node: RunNode | undefined): boolean {
  if (node?.kind === 'text') return /^[ \t\r\n]*$/.test(node.text);
  return node?.details.type === 'break';
}

/** A regular expression for this would look at every run of spaces to its end, again and again. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
