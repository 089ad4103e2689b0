import type { InlineCode, InlineText } from '../../../inline/inline-text.ts';
import type { NativeCode } from './paragraph-inline.ts';

export interface RepairedCodes {
  readonly codes: readonly InlineCode[];
  /** Codes the target had lost that must not be lost. */
  readonly restored: number;
}

interface Repair {
  readonly natives: ReadonlyMap<number, NativeCode>;
  readonly codes: InlineCode[];
  readonly used: Set<number>;
  /** Opened and not closed, in order. */
  readonly open: number[];
  restored: number;
}

/**
 * The codes of a target as the file can hold them: known, once each, paired and well nested. What must not be
 * lost and is missing comes back at the end.
 */
export function repairCodes(target: InlineText, natives: ReadonlyMap<number, NativeCode>): RepairedCodes {
  const repair: Repair = { natives, codes: [], used: new Set(), open: [], restored: 0 };
  for (const code of inOrder(target)) addCode(repair, code);
  const end = target.text.length;
  closeAll(repair, end);
  restoreMissing(repair, end);
  return { codes: repair.codes, restored: repair.restored };
}

function addCode(repair: Repair, code: InlineCode): void {
  const native = repair.natives.get(code.id);
  if (native === undefined || native.paired === (code.kind === 'placeholder')) return;
  if (code.kind === 'placeholder') addPlaceholder(repair, code, native);
  else if (code.kind === 'open') addOpen(repair, code);
  else addClose(repair, code);
}

function inOrder({ codes, text }: InlineText): readonly InlineCode[] {
  return codes
    .map((code) => ({ ...code, at: Math.min(Math.max(code.at, 0), text.length) }))
    .sort((a, b) => a.at - b.at);
}

/** An image or a footnote stands once; a line break or a tab may be repeated. */
function addPlaceholder(repair: Repair, code: InlineCode, native: NativeCode): void {
  if (repair.used.has(code.id) && native.details.required) return;
  repair.used.add(code.id);
  repair.codes.push(code);
}

function addOpen(repair: Repair, code: InlineCode): void {
  if (repair.used.has(code.id)) return;
  repair.used.add(code.id);
  repair.codes.push(code);
  repair.open.push(code.id);
}

function addClose(repair: Repair, code: InlineCode): void {
  const index = repair.open.lastIndexOf(code.id);
  if (index < 0) return;
  if (repair.natives.get(code.id)?.nests) closeNested(repair, index, code.at);
  repair.open.splice(index, 1);
  repair.codes.push(code);
}

/** What nests and was opened later ends here too. */
function closeNested(repair: Repair, index: number, at: number): void {
  for (const id of repair.open.slice(index + 1).toReversed()) {
    if (!repair.natives.get(id)?.nests) continue;
    repair.open.splice(repair.open.indexOf(id), 1);
    repair.codes.push({ id, kind: 'close', at });
  }
}

function closeAll(repair: Repair, at: number): void {
  for (const id of repair.open.splice(0).toReversed()) {
    if (repair.natives.get(id)?.details.type !== 'format') repair.restored++;
    repair.codes.push({ id, kind: 'close', at });
  }
}

function restoreMissing(repair: Repair, at: number): void {
  for (const [id, { details, paired }] of repair.natives) {
    if (!details.required || repair.used.has(id)) continue;
    if (paired) repair.codes.push({ id, kind: 'open', at }, { id, kind: 'close', at });
    else repair.codes.push({ id, kind: 'placeholder', at });
    repair.restored++;
  }
}
