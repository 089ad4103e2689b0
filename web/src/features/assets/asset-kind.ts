import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { Asset, AssetImport, TableLayout } from '@transloom/contracts/assets';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { ServerMessage } from '@transloom/contracts/realtime';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { endpoints } from '../../api/endpoints.generated.ts';
import type { ColumnFields } from './imports/columns/column-fields.ts';

/** What an import needs to know of a kind to be stopped. */
export type ImportingKind = Pick<AssetKind<never>, 'queryKey' | 'editKey'>;

/** A memory or a term base, as far as lists, forms and headers need to know it. */
export interface ListedAsset extends Asset {
  /** Files that came together the last time. */
  readonly lastImports: readonly AssetImport[];
}

export interface NewAsset {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: string[];
  readonly fileIds: string[];
  /** Of tables among them, where somebody chose what their columns hold. */
  readonly layouts: (TableLayout & { readonly fileId: string })[];
  /** Null: the whole organization; the server gives it to the own team of who may create for that alone. */
  readonly teamId?: string | null;
  /** Of entries that the files say nothing of, where the kind has layers. */
  readonly layer?: EntryLayer;
}

export interface MoreLanguages {
  readonly id: string;
  readonly targetLanguages: string[];
}

export interface AssetChange {
  readonly id: string;
  readonly name?: string;
  readonly writable?: boolean;
  readonly shared?: boolean;
  readonly teamId?: string | null;
}

export interface AssetsAsked {
  readonly tab?: RequestOf<typeof memoriesApi.listMemories>['tab'];
  readonly source?: string;
  readonly target?: string;
  readonly title?: string;
  readonly content?: string;
}

type Command<Output, Input> = UseMutationResult<Output, Error, Input>;

/** What tells memories and term bases apart where screens treat them alike. */
export interface AssetKind<One extends ListedAsset> {
  /** Which words are shown, and what uploaded files are for. */
  readonly name: 'memory' | 'term';
  /** Of everything that is asked about them. */
  readonly queryKey: readonly string[];
  /** Whether entries say how far people have gone through them. */
  readonly hasLayers: boolean;
  /** Who may change assets of the kind. */
  readonly editKey: PermissionKey;
  /** Who may export entries. */
  readonly exportKey: PermissionKey;
  readonly news: Extract<ServerMessage['type'], 'memory-changed' | 'term-base-changed'>;
  readonly listPage: '/asset/memory/index' | '/asset/term/index';
  readonly page: '/asset/memory/detail' | '/asset/term/detail';
  readonly idOf: (one: One) => string;
  /** The query of its page. */
  readonly addressOf: (one: One) => Record<string, string>;
  readonly targetsOf: (one: One) => string[];
  readonly isDefault: (one: One) => boolean;
  /** While files go into one they are asked often, and seldom where the live line tells when to ask. */
  readonly useList: (asked: AssetsAsked, live: boolean) => UseQueryResult<readonly One[], Error>;
  readonly useOne: (id: string, live: boolean) => UseQueryResult<One, Error>;
  readonly useCreate: () => Command<One, NewAsset>;
  readonly useChange: () => Command<One, AssetChange>;
  readonly useDelete: () => Command<unknown, string[]>;
  readonly useAddLanguages: () => Command<unknown, MoreLanguages>;
  readonly columnFields: ColumnFields;
  /** What is asked and told of files that go into one. */
  readonly imports: typeof endpoints.memoryImports;
  /** Makes an empty workbook with a column for each language. */
  readonly useTemplate: () => Command<unknown, Pick<NewAsset, 'sourceLanguage' | 'targetLanguages'>>;
}

/**
 * Whether this person may add, change and import entries; into what was merged into another one they would be lost.
 */
export function takesEntries({
  editable,
  writable,
  mergedInto,
}: Pick<Asset, 'editable' | 'writable' | 'mergedInto'>): boolean {
  return editable && writable && mergedInto === null;
}

/** The query of the page of one; it opens with its entries searched for a text, unless that is empty. */
export function addressOf<One extends ListedAsset>(kind: AssetKind<One>, one: One, text: string) {
  return text === '' ? kind.addressOf(one) : { ...kind.addressOf(one), text };
}

/** Source and targets. */
export function languagesOf<One extends ListedAsset>(kind: AssetKind<One>, one: One): string[] {
  return [one.sourceLanguage, ...kind.targetsOf(one)];
}
