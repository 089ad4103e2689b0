import type { XmlElement } from './exchange/xml-element.ts';

export const termStatuses = ['preferred', 'admitted', 'deprecated', 'forbidden'] as const;
export type TermStatus = (typeof termStatuses)[number];

/**
 * How the letters of a term and of a text are compared. `any`: capitals count as small letters. `same`: they must be
 * equal. Absent: `same` for acronyms (`IT` is no `it`), `any` for all else.
 */
export const caseRules = ['any', 'same'] as const;
export type CaseRule = (typeof caseRules)[number];

/** A word or phrase for a concept in one language, with what is said of it. */
export interface Term {
  /** As people write it. A `|` marks where the stem ends: what stands behind it may be any ending. */
  readonly text: string;
  readonly status: TermStatus;
  readonly caseRule?: CaseRule | undefined;
  /** Only as it is written, never inflected. */
  readonly exact?: boolean | undefined;
  readonly partOfSpeech?: string | undefined;
  readonly gender?: string | undefined;
  readonly note?: string | undefined;
  /** Everything the file says of it that has no field here, as it stood. */
  readonly properties?: NativeProperties | undefined;
}

/** The terms of one language; a file may have several sections of a language. */
export interface TermSection {
  /** BCP 47, as written in the file. */
  readonly language: string;
  readonly terms: readonly Term[];
  readonly properties?: NativeProperties | undefined;
}

/** A meaning with its terms in every language. */
export interface TermConcept {
  readonly id?: string | undefined;
  readonly definition?: string | undefined;
  readonly subject?: string | undefined;
  readonly note?: string | undefined;
  /** Id of the file with its picture, where one was uploaded; else `image` may lead to one. */
  readonly picture?: string | undefined;
  /** Addresses. */
  readonly image?: string | undefined;
  readonly link?: string | undefined;
  readonly sections: readonly TermSection[];
  readonly properties?: NativeProperties | undefined;
}

/** What a file has at one place, in its order. */
export interface NativeProperties {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly elements: readonly XmlElement[];
}
