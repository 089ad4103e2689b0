import type { TermConcept } from '../term-concept.ts';
import { changeField } from './change-field.ts';
import { conceptFields } from './tbx-fields.ts';

/** A concept without its image, nor what its file said of it. */
export function withoutImage({ image: _, properties, ...concept }: TermConcept): TermConcept {
  if (properties === undefined) return concept;
  const elements = changeField(properties.elements, conceptFields.image, undefined, '');
  return { ...concept, properties: { ...properties, elements } };
}
