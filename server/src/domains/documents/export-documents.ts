import { type DownloadKind, type documentsApi, exchangeKindSchema } from '@transloom/contracts/documents';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reachedDocuments } from '../project-people/reach.ts';
import { documentsDownload } from './build-export.ts';
import { type DocumentRecord, findDocuments } from './documents.store.ts';
import { countWithoutTarget } from './segments/segments.store.ts';
import { exchangeName, translatedName } from './translated-name.ts';

/**
 * Starts building documents; the file appears among the user's downloads.
 * @throws {AppError} resource.not-found, access.denied, document.not-pretranslated
 */
export async function exportDocuments(
  context: Context,
  { projectId, documentIds, ...delivery }: InputOf<typeof documentsApi.exportDocuments>,
): Promise<OutputOf<typeof documentsApi.exportDocuments>> {
  const documents = await findDocuments(context.db, documentIds);
  if (documents.length < new Set(documentIds).size) throw new AppError('resource.not-found');
  if (documents.some((document) => document.projectId !== projectId))
    throw new AppError('resource.not-found');
  return deliver(context, { documents, titleOf: (first) => titleOf(first, delivery.as), ...delivery });
}

interface ProjectToExport {
  readonly name: string;
  readonly documentIds: readonly string[];
}

type Wanted = Pick<InputOf<typeof documentsApi.exportDocuments>, 'as' | 'untranslated'>;

/**
 * Starts building the documents of several projects; each project has a folder in the zip.
 * @throws {AppError} resource.not-found where there is no document, access.denied, document.not-pretranslated
 */
export async function exportOfProjects(
  context: Context,
  projects: readonly ProjectToExport[],
  wanted: Wanted,
): Promise<OutputOf<typeof documentsApi.exportDocuments>> {
  const documentIds = projects.flatMap((project) => project.documentIds);
  const documents = documentIds.length === 0 ? [] : await findDocuments(context.db, documentIds);
  const more = projects.length === 1 ? '' : ` + ${projects.length - 1}`;
  const folders = foldersOf(projects);
  return deliver(context, {
    documents,
    folders,
    titleOf: () => `${projects[0]?.name}${more}.zip`,
    ...wanted,
  });
}

/** By the ids of documents. Projects may have equal names. */
function foldersOf(projects: readonly ProjectToExport[]): Readonly<Record<string, string>> {
  const taken = new Set<string>();
  return Object.fromEntries(
    projects.flatMap(({ name, documentIds }) => {
      const folder = freeFolder(folderName(name), taken);
      return documentIds.map((id) => [id, folder]);
    }),
  );
}

function freeFolder(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
  taken.add(free.toLowerCase());
  return free;
}

/** A name that every file system takes. */
function folderName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+|[. ]+$/g, '_');
}

interface Delivery extends Wanted {
  readonly documents: readonly DocumentRecord[];
  readonly titleOf: (first: DocumentRecord) => string;
  readonly folders?: Readonly<Record<string, string>>;
}

/** @throws {AppError} resource.not-found, access.denied, document.not-pretranslated */
async function deliver(
  context: Context,
  { documents, as, untranslated, titleOf: title, folders }: Delivery,
): Promise<{ readonly resourceId: string }> {
  const [first] = documents;
  if (first === undefined) throw new AppError('resource.not-found');
  const documentIds = documents.map(({ id }) => id);
  const reached = await reachedDocuments(context, documentIds);
  if (documentIds.some((id) => !reached.has(id))) throw new AppError('access.denied');
  if (as !== 'source') requireRead(documents);
  if (isTranslation(as) && untranslated === 'refuse') await requireTranslated(context, documents);
  const named =
    documents.length === 1 || folders ? title(first) : `${first.name} + ${documents.length - 1}.zip`;
  return documentsDownload.start(context, named, { documentIds, as, folders });
}

/** Others are of the segments as they are. */
function isTranslation(as: DownloadKind | undefined): boolean {
  return as === undefined || as === 'pdf' || as === 'docx';
}

/** @throws {AppError} document.not-pretranslated */
function requireRead(documents: readonly DocumentRecord[]): void {
  const unread = documents.filter(({ segmentCount, status }) => segmentCount === 0 && status !== 'ready');
  if (unread.length > 0) throw new AppError('document.not-pretranslated', { names: namesOf(unread) });
}

/** Rule D8.14: names the files and counts the segments without a translation. @throws {AppError} document.not-pretranslated */
async function requireTranslated({ db }: Context, documents: readonly DocumentRecord[]): Promise<void> {
  const missing = await countWithoutTarget(
    db,
    documents.map(({ id }) => id),
  );
  const unfinished = documents.filter(({ id, status }) => missing.has(id) || status === 'pretranslating');
  if (unfinished.length === 0) return;
  const count = unfinished.reduce((sum, { id }) => sum + (missing.get(id) ?? 0), 0);
  throw new AppError('document.not-pretranslated', {
    names: namesOf(unfinished),
    ...(count > 0 && { count }),
  });
}

function namesOf(documents: readonly DocumentRecord[]): string {
  return documents.map(({ name }) => name).join(', ');
}

type Named = Parameters<typeof exchangeName>[0];

function titleOf(document: Named, as: DownloadKind | undefined): string {
  if (as === 'source') return document.name;
  const exchange = exchangeKindSchema.safeParse(as);
  if (exchange.success) return exchangeName(document, exchange.data);
  return translatedName(document.name, document.targetLanguage, as);
}
