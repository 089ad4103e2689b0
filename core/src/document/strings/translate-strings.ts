import type { Splice } from '../../text/splice-text.ts';
import { UniqueIds } from '../bilingual/unique-ids.ts';
import { pluralForms } from '../messages/plural-forms.ts';
import type { UnitDescription } from '../messages/translate-message.ts';
import type { TextReading } from '../process-text.ts';
import type { StringSettings } from './string-settings.ts';
import { translateValue } from './translate-value.ts';

/** A string as it stands in a file. */
export interface StringPlace {
  readonly id: string;
  readonly key?: string;
  readonly kind?: UnitDescription['kind'];
  readonly notes?: readonly string[];
  readonly maxLength?: number;
  /** With escapes read. */
  readonly text: string;
  /** Place of what is replaced. */
  readonly start: number;
  readonly end: number;
  /** New text as the file writes it, in the manner of this string. */
  readonly encode: (text: string) => string;
}

/** Strings that are the plural forms of one text. */
export interface PluralPlaces {
  readonly type?: Intl.PluralRuleType;
  readonly forms: readonly PluralForm[];
  /** A form the file lacks. */
  readonly add: (category: string) => AddedForm;
}

interface PluralForm {
  readonly category: string;
  readonly place: StringPlace;
}

interface AddedForm {
  readonly id: string;
  readonly key?: string;
  /** Where it goes in the file. */
  readonly at: number;
  readonly write: (text: string) => string;
}

/** Visits all strings of a file, in its order. */
export function translateStrings(
  places: Iterable<StringPlace | PluralPlaces>,
  settings: StringSettings,
): TextReading {
  const walk: Walk = { settings, ids: new UniqueIds(), restored: 0 };
  const splices: Splice[] = [];
  for (const place of places) {
    if ('forms' in place) splices.push(...translatePlural(walk, place));
    else splices.push(...spliceOf(place, translate(walk, place)));
  }
  return { splices: splices.sort((a, b) => a.start - b.start), restored: walk.restored };
}

interface Walk {
  readonly settings: StringSettings;
  /** Files may have a key twice. */
  readonly ids: UniqueIds;
  restored: number;
}

function translate(walk: Walk, place: StringPlace): string | undefined {
  const { key, notes = [], maxLength, kind = 'paragraph', text } = place;
  const unit: UnitDescription = {
    kind,
    ...(key !== undefined && { key }),
    ...(notes.length > 0 && { notes }),
    ...(maxLength !== undefined && { maxLength }),
  };
  const translated = translateValue({ id: walk.ids.take(place.id), unit, text }, walk.settings);
  walk.restored += translated.restored;
  return translated.text;
}

/** A text that comes back as it was keeps its bytes, however it is escaped. */
function spliceOf(
  { start, end, text, encode }: StringPlace,
  translated: string | undefined,
): readonly Splice[] {
  if (translated === undefined || translated === text) return [];
  return [{ start, end, text: encode(translated) }];
}

/**
 * In the forms of the target language. A form that language does not know stays, because programs may look for it,
 * and says what `other` says.
 */
function translatePlural(walk: Walk, { forms, add, type = 'cardinal' }: PluralPlaces): readonly Splice[] {
  const categories = forms.map(({ category }) => category);
  const plan = pluralForms(categories, walk.settings.targetLanguage, type);
  const other = forms.find(({ category }) => category === 'other')?.place;
  const kept = forms
    .filter(({ category }) => plan.kept.includes(category))
    .map(({ category, place }) => ({ category, place, text: translate(walk, place) }));
  const added = plan.added.flatMap((category) => {
    const form = add(category);
    return other === undefined ? [] : [{ form, text: translate(walk, { ...other, ...form }) }];
  });
  if (![...kept, ...added].some(({ text }) => text !== undefined)) return [];
  const otherText = kept.find(({ category }) => category === 'other')?.text;
  const dropped = forms.filter(({ category }) => plan.dropped.includes(category));
  return [
    ...kept.flatMap(({ place, text }) => spliceOf(place, text)),
    ...dropped.flatMap(({ place }) => spliceOf(place, otherText)),
    ...added.map(({ form, text }) => newForm(form, text ?? otherText ?? other?.text ?? '')),
  ];
}

function newForm({ at, write }: AddedForm, text: string): Splice {
  return { start: at, end: at, text: write(text) };
}
