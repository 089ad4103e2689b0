import { type EntryLayer, entryLayers, layerOfState } from '../entries/entry-layer.ts';
import type { TmxProperty, TmxVariant } from './tmx-unit.ts';

const ownType = 'x-layer';

/** The property of Trados for the level of review; a rejected translation is a draft again. */
const tradosType = 'x-ConfirmationLevel';
const tradosLevels: ReadonlyMap<string, EntryLayer> = new Map([
  ['Draft', layerOfState('draft')],
  ['Translated', layerOfState('translated')],
  ['RejectedTranslation', layerOfState('draft')],
  ['ApprovedTranslation', layerOfState('reviewed')],
  ['RejectedSignOff', layerOfState('draft')],
  ['ApprovedSignOff', 'approved'],
]);

/** The layer that a file gives for an entry, with the text or else its unit; undefined where it gives none. */
export function layerSaid(
  target: Pick<TmxVariant, 'properties'>,
  unit: Pick<TmxVariant, 'properties'>,
): EntryLayer | undefined {
  return layerIn(target.properties) ?? layerIn(unit.properties);
}

function layerIn(properties: readonly TmxProperty[]): EntryLayer | undefined {
  for (const { type, value } of properties) {
    const layer = layerOf(type, value);
    if (layer !== undefined) return layer;
  }
  return undefined;
}

/** A file that says nothing of a layer is of approved entries, so only others are said, and what was said before. */
export function sayLayer(properties: readonly TmxProperty[], layer: EntryLayer): readonly TmxProperty[] {
  const others = properties.filter(({ type }) => type !== ownType);
  const isSaid = others.length < properties.length || layer !== 'approved';
  return isSaid ? [...others, { type: ownType, value: layer }] : properties;
}

function layerOf(type: string, value: string): EntryLayer | undefined {
  if (type === ownType) return entryLayers.find((known) => known === value);
  return type === tradosType ? tradosLevels.get(value) : undefined;
}
