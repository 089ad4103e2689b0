import type { InlineText } from '../../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import type { MemoryEntry } from '../memory-match.ts';
import type { SegmentContext } from '../rate/source-in-context.ts';
import { ByteStrings } from './byte-strings.ts';

interface StoredRest extends Pick<MemoryEntry, 'id'> {
  readonly context: SegmentContext | undefined;
  readonly changedAt: string | undefined;
}

/** Texts of entries by number. */
export class StoredEntries {
  readonly #sources = new ByteStrings();
  readonly #targets = new ByteStrings();
  readonly #rests = new ByteStrings();

  add({ source, target, id, context, changedAt }: MemoryEntry): void {
    this.#sources.add(toMarkup(source));
    this.#targets.add(toMarkup(target));
    this.#rests.add(restText({ id, context, changedAt }));
  }

  sourceOf(number: number): InlineText {
    return fromMarkup(this.#sources.get(number));
  }

  targetOf(number: number): InlineText {
    return fromMarkup(this.#targets.get(number));
  }

  restOf(number: number): StoredRest {
    return readRest(this.#rests.get(number));
  }
}

/** Most entries have no context, and their time and their id are written without quotes. */
function restText(rest: StoredRest): string {
  return rest.context === undefined ? `${rest.changedAt ?? ''} ${rest.id}` : JSON.stringify(rest);
}

function readRest(text: string): StoredRest {
  if (text.startsWith('{')) return JSON.parse(text) as StoredRest;
  const behindTime = text.indexOf(' ');
  const changedAt = text.slice(0, behindTime) || undefined;
  return { id: text.slice(behindTime + 1), context: undefined, changedAt };
}

/** Most compared entries are not similar enough, so the fields beside the source are read on demand, once. */
export class StoredEntry implements MemoryEntry {
  readonly source: InlineText;
  readonly #entries: StoredEntries;
  readonly #number: number;
  #read: StoredRest | undefined;
  #target: InlineText | undefined;

  constructor(entries: StoredEntries, number: number) {
    this.source = entries.sourceOf(number);
    this.#entries = entries;
    this.#number = number;
  }

  get id(): string {
    return this.#rest.id;
  }

  get target(): InlineText {
    this.#target ??= this.#entries.targetOf(this.#number);
    return this.#target;
  }

  get context(): SegmentContext | undefined {
    return this.#rest.context;
  }

  get changedAt(): string | undefined {
    return this.#rest.changedAt;
  }

  get #rest(): StoredRest {
    this.#read ??= this.#entries.restOf(this.#number);
    return this.#read;
  }
}
