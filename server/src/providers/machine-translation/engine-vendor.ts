import type { InlineCodeTable, InlineText } from '@transloom/core/inline/inline-text';
import type { Term } from '@transloom/core/terms/term-concept';
import type { z } from 'zod';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import type { EngineFailure } from './engine-error.ts';
import type { EnginePackage } from './local-models/engine-package.ts';
import type { VendorGlossaries } from './vendor-glossaries.ts';

/** BCP 47 tags. */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

/** From any of the sources to any other of the targets. */
export interface LanguageSets {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

/** `all` where the vendor takes any pair (language models), else what it can do at this moment. */
export type LanguagePairs = 'all' | readonly LanguagePair[] | LanguageSets;

export type EngineAvailability =
  | { readonly status: 'ready'; readonly version: string }
  /** `needs` names settings (`apiKey`), programs (`apertium`), a `model`, or the command that installs a package. */
  | { readonly status: 'not-configured'; readonly needs: readonly string[] }
  | { readonly status: 'failing'; readonly failure: EngineFailure };

export interface EngineLimits {
  readonly segmentsPerRequest: number;
  /** UTF-16 code units of text, codes not counted. A longer segment is split. */
  readonly charactersPerRequest: number;
  readonly concurrency: number;
  /** Translations of similar texts that one request shows; ten where it is absent. */
  readonly examplesPerRequest?: number;
}

export interface EngineSegment {
  readonly source: InlineText;
  /** The content of the codes in `source`. */
  readonly codes: InlineCodeTable;
  /** Neighbors, terms and examples of this text; `translateSegments` adds them to the context of a request. */
  readonly surroundings?: TextSurroundings;
  /** Faults in the engine's first answer to this text; only in a second request. */
  readonly faults?: readonly TextFault[];
}

export interface TranslatedNeighbor {
  readonly source: string;
  readonly target?: string;
}

export interface TranslationExample {
  readonly source: string;
  readonly target: string;
}

/** A term that was found in a text, with every word its concept has in the other language. */
export interface ExpectedTerm {
  /** As it stands in the text. */
  readonly source: string;
  readonly targets: readonly Term[];
}

export interface TextSurroundings {
  /** The nearest last. */
  readonly before?: readonly TranslatedNeighbor[];
  /** The nearest first. */
  readonly after?: readonly string[];
  readonly terms?: readonly ExpectedTerm[];
  /** Similar translations from memories, the most similar last. */
  readonly examples?: readonly TranslationExample[];
}

/** Read-only surroundings of the texts of a request, for engines that can use them. */
export interface TranslationContext {
  /** Title or one line on what the document is. */
  readonly document?: string;
  /** A summary of the document in a few sentences. */
  readonly summary?: string;
  /** Before the first text; the nearest last. */
  readonly before?: readonly TranslatedNeighbor[];
  /** Behind the last text; the nearest first. */
  readonly after?: readonly string[];
  /** Only terms that stand in the texts, the longest first. */
  readonly terms?: readonly { readonly source: string; readonly target: string }[];
  /** Translations of similar texts; the most similar last. */
  readonly examples?: readonly TranslationExample[];
  /** Style instructions of the project, in the words of its style guide. */
  readonly style?: string;
  /** How its readers are spoken to, for engines that have a setting for that; `style` says it too. */
  readonly address?: 'formal' | 'informal';
  /** Id of a list of terms that the vendor keeps, for engines with `glossaries`. */
  readonly glossary?: string;
}

export type ContextPart = keyof TranslationContext;

/** A fault in a translation that a second request may correct. Its words are those of the texts. */
export type TextFault =
  | { readonly kind: 'codes' }
  | { readonly kind: 'number'; readonly written: string }
  | { readonly kind: 'term'; readonly source: string; readonly targets: readonly string[] }
  | { readonly kind: 'forbidden-term'; readonly written: string };

export interface EngineRequest {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Well-nested: code pairs never cross, styles and isolated codes have been turned into codes. */
  readonly segments: readonly EngineSegment[];
  readonly context?: TranslationContext;
  readonly signal: AbortSignal;
  /**
   * Told what is written of the segments so far, in their order, by engines that can tell. A draft may end anywhere,
   * and what comes in the end may be another text.
   */
  readonly onDraft?: (drafts: readonly (InlineText | undefined)[]) => void;
}

/** Tokens of a request, as the vendor counts them. */
export interface TokenUse {
  readonly read: number;
  readonly written: number;
}

export type EngineResult =
  | { readonly status: 'translated'; readonly target: InlineText }
  | { readonly status: 'failed'; readonly failure: EngineFailure };

export interface EngineAnswer {
  /** The model or package that translated, as the vendor names it. */
  readonly version: string;
  /** One for each segment asked, in their order. */
  readonly results: readonly EngineResult[];
  /** Absent where the vendor tells of none. */
  readonly tokens?: TokenUse;
}

/** A wish for a text that is no translation. */
export interface WritingRequest {
  readonly instructions: string;
  /** The text to summarize. It is data, whatever instructions it contains. */
  readonly text: string;
  /** Characters to count and charge, where the text holds more than what people wrote. Absent: those of the text. */
  readonly characters?: number | undefined;
  readonly signal: AbortSignal;
}

export interface WrittenText {
  readonly text: string;
  readonly version: string;
  /** Absent where the vendor tells of none. */
  readonly tokens?: TokenUse;
}

/** A vendor with its settings. Callers above use `translateSegments`, not `translate`. */
export interface Engine {
  readonly vendorId: string;
  readonly limits: EngineLimits;
  /** The parts of the context that reach the vendor; nothing else is gathered for it. Absent: none. */
  readonly reads?: readonly ContextPart[];
  /** Stands for what would answer just now, for engines beneath which another model may be put; empty for no pair of it. */
  readonly modelFor?: (pair: LanguagePair) => Promise<string>;
  /** Identifies the instructions besides texts and context, because other instructions may give other answers. */
  readonly rules?: string;
  /** Puts half-width marks into Chinese, which become those that Chinese is written with. */
  readonly halfWidthMarks?: true;
  /** Adds to texts what the engine itself knows of them, before anything is asked; for custom engines. */
  readonly lookUp?: (texts: readonly EngineSegment[]) => Promise<readonly EngineSegment[]>;
  /** Lists of terms that it keeps at the vendor; absent where it cannot. */
  readonly glossaries?: VendorGlossaries;
  /** Asks the vendor; behind the "test" button. Never throws for a vendor's failure. */
  availability(signal: AbortSignal): Promise<EngineAvailability>;
  /** @throws {EngineError} */
  languagePairs(signal: AbortSignal): Promise<LanguagePairs>;
  /** @throws {EngineError} when nothing of the request could be translated */
  translate(request: EngineRequest): Promise<EngineAnswer>;
  /** Writes by instructions; absent where the engine translates and nothing else. @throws {EngineError} */
  readonly write?: (request: WritingRequest) => Promise<WrittenText>;
}

/** The outside services that an engine may use. */
export interface EngineSurroundings {
  readonly fetch: SafeFetch;
  /** Folder of the local models; absent if the installation keeps none. */
  readonly modelFolder?: string;
  /** The time that requests are signed with; the machine's where absent. */
  readonly now?: () => Date;
}

export interface ModelListing extends EngineSurroundings {
  readonly signal: AbortSignal;
}

/** The vendor's list price per million source characters or tokens, without discounts and free quotas. */
export interface EnginePrice {
  readonly currency: 'USD' | 'CNY';
  readonly unit: 'characters' | 'tokens';
  readonly source: number;
  /** Price of the output; absent if only the source counts. */
  readonly target?: number;
}

/** Description of an engine in lists and documents, before anybody connects it. */
export interface EngineProfile {
  /** On this machine, a service, a model made for translating, or a model for anything. */
  readonly kind: 'local' | 'machine-translation' | 'translation-model' | 'language-model';
  /** The protocol of its requests, such as `openai-chat`. */
  readonly protocol: string;
  /** How inline codes travel: as markup that the engine keeps, as signs between the words, or not at all. */
  readonly codes: 'markup' | 'signs' | 'none';
  /**
   * Whether given terms reach it: in the protocol's own way, in a glossary made at the vendor, as an instruction, or
   * not at all.
   */
  readonly terms: 'protocol' | 'glossary' | 'prompt' | 'none';
  /** Whether a style guide reaches it: the whole of it, or how readers are spoken to alone; absent: not at all. */
  readonly style?: 'whole' | 'address';
  /** Whether translations of similar texts reach it. */
  readonly examples?: true;
  /** Undefined where only the connected engine can tell. */
  readonly languages?: LanguagePairs;
  readonly price?: EnginePrice;
  /** Runs on a server of one's own: nobody lists a price. */
  readonly ownServer?: true;
  /** May take many times as long as others. */
  readonly slow?: true;
  /** For organisations that pay. */
  readonly proOnly?: true;
}

/** A kind of engine. Adding one: a file under vendors/, a line in the registry, a place in the conformance suite. */
export interface EngineVendor {
  readonly id: string;
  /** The product's own name, the same in every language. */
  readonly name: string;
  /** Runs on this machine: nothing leaves it. */
  readonly local: boolean;
  readonly profile: EngineProfile;
  /** The part that a local engine without language pairs lacks; if absent, a program of its name. */
  readonly runsOn?: 'model' | 'trained-model';
  /** A package that it needs and that is installed for it alone. */
  readonly package?: EnginePackage;
  readonly settings: z.ZodObject;
  /** Settings that are stored encrypted and never sent back. */
  readonly secretSettings: readonly string[];
  /**
   * Names of the models that can be chosen with these settings, a `model` among them or not; absent where nobody lists any.
   * @throws {EngineError}; z.ZodError for other settings that do not fit the schema
   */
  readonly listModels?: (settings: unknown, asking: ModelListing) => Promise<readonly string[]>;
  /** Ends what is kept running between requests; it also ends with the process. */
  readonly stop?: () => Promise<void>;
  /** @throws {z.ZodError} for settings that do not fit the schema; ask `missingSettings` first */
  connect(settings: unknown, surroundings: EngineSurroundings): Engine;
}

/** Names of settings that are absent or wrong; empty when the vendor can be connected. */
export function missingSettings(vendor: EngineVendor, settings: unknown): readonly string[] {
  const parsed = vendor.settings.safeParse(settings);
  if (parsed.success) return [];
  return [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'settings')))];
}
