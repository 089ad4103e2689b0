import type { EntryStanding } from '../rate/entry-penalties.ts';
import type { TmxProperty } from './tmx-unit.ts';

/** Where a translation came from, as far as a file says it. */
export type SaidOrigin = Extract<EntryStanding['origin'], 'alignment' | 'machine-translation'>;

const ownType = 'x-origin';
const own: readonly SaidOrigin[] = ['alignment', 'machine-translation'];

/** As Trados says it; its other values tell of people or of nothing. */
const tradosType = 'x-Origin';
const tradosOrigins: ReadonlyMap<string, SaidOrigin> = new Map([
  ['Alignment', 'alignment'],
  ['MachineTranslation', 'machine-translation'],
  ['AdaptiveMachineTranslation', 'machine-translation'],
  ['Nmt', 'machine-translation'],
  ['AutomaticTranslation', 'machine-translation'],
]);

/** What a file says of the origin of an entry; undefined where it says nothing, or that people translated it. */
export function originSaid(properties: readonly TmxProperty[]): SaidOrigin | undefined {
  for (const { type, value } of properties) {
    const origin = originOf(type, value);
    if (origin !== undefined) return origin;
  }
  return undefined;
}

/** What a file shall say of it; of other origins nothing. */
export function originProperties(origin: EntryStanding['origin']): readonly TmxProperty[] {
  return own.some((said) => said === origin) ? [{ type: ownType, value: origin }] : [];
}

function originOf(type: string, value: string): SaidOrigin | undefined {
  if (type === ownType) return own.find((known) => known === value);
  return type === tradosType ? tradosOrigins.get(value) : undefined;
}
