import { completeSettings, type ProjectSettings } from '@transloom/contracts/project-settings';
import { type Template, type TemplatePart, templateParts } from '@transloom/contracts/templates';

/** What a template holds beside its name, its team and its history. */
export type TemplateContent = Pick<
  Template,
  | 'sourceLanguage'
  | 'targetLanguages'
  | 'engines'
  | 'settings'
  | 'documentOptions'
  | 'memories'
  | 'termBases'
  | 'style'
  | 'remark'
>;

/** As it is stored, with the settings that came later. */
export function contentOf({ content }: { readonly content: unknown }): TemplateContent {
  const stored = content as TemplateContent;
  return { ...stored, settings: completeSettings(stored.settings) };
}

/** The parts in which two contents differ. Engines count for languages that both have. */
export function differingParts(one: TemplateContent, other: TemplateContent): TemplatePart[] {
  return templateParts.filter((part) => !isSame(partOf(one, part, other), partOf(other, part, one)));
}

function partOf(content: TemplateContent, part: TemplatePart, beside: TemplateContent): unknown {
  if (part === 'targetLanguages') return content.targetLanguages.toSorted();
  if (part === 'engines')
    return content.engines
      .filter(({ targetLanguage }) => beside.targetLanguages.includes(targetLanguage))
      .map(({ targetLanguage, engineKey, referenceEngineKey }) => [
        targetLanguage,
        engineKey,
        referenceEngineKey,
      ])
      .toSorted();
  return part in content.settings
    ? content.settings[part as keyof ProjectSettings]
    : content[part as 'documentOptions'];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Keys in one order, because a database keeps them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(pairs.map(([key, inner]) => [key, sorted(inner)]));
}
