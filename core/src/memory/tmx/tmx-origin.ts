import type { EntryStanding } from '../rate/entry-penalties.ts';
import type { TmxProperty } from './tmx-unit.ts';

/** Origin of a translation, as far as a file gives it. */
export type SaidOrigin = Extract<EntryStanding['origin'], 'alignment' | 'machine-translation'>;

const ownType = 'x-origin';
const own: readonly SaidOrigin[] = ['alignment', 'machine-translation'];

/** The property of Trados; its other values mean people, or nothing. */
const tradosType = 'x-Origin';
const tradosOrigins: ReadonlyMap<string, SaidOrigin> = new Map([
  ['Alignment', 'alignment'],
  ['MachineTranslation', 'machine-translation'],
  ['AdaptiveMachineTranslation', 'machine-translation'],
  ['Nmt', 'machine-translation'],
  ['AutomaticTranslation', 'machine-translation'],
]);

/** The origin that a file gives for an entry; undefined where it gives none, or people translated it. */
export function originSaid(properties: readonly TmxProperty[]): SaidOrigin | undefined {
  for (const { type, value } of properties) {
    const origin = originOf(type, value);
    if (origin !== undefined) return origin;
  }
  return undefined;
}

/** Properties that a file gets for an origin; none for other origins. */
export function originProperties(origin: EntryStanding['origin']): readonly TmxProperty[] {
  return own.some((said) => said === origin) ? [{ type: ownType, value: origin }] : [];
}

function originOf(type: string, value: string): SaidOrigin | undefined {
  if (type === ownType) return own.find((known) => known === value);
  return type === tradosType ? tradosOrigins.get(value) : undefined;
}
