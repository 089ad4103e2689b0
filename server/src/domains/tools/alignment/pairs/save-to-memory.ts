import { Readable } from 'node:stream';
import type { alignmentApi } from '@transloom/contracts/alignment';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../../platform/context.ts';
import { importFiles, startImports } from '../../../assets/imports/import-files.ts';
import { requireFreeStorage } from '../../../files/free-storage.ts';
import { discardFiles, keepFiles, type StoredFile, storeFile } from '../../../files/stored-files.ts';
import { createMemory } from '../../../memories/create-memory.ts';
import { importableMemory } from '../../../memories/exchange/importable-memory.ts';
import { requireDirection, requireMemory } from '../../../memories/require-memory.ts';
import { type PlacedRow, setSaved } from './pairs.store.ts';
import { pairsForFiles } from './pairs-for-files.ts';
import { type OpenAlignment, requireAlignment } from './require-alignment.ts';
import { tmxOfPairs } from './tmx-of-pairs.ts';

type Asked = InputOf<typeof alignmentApi.saveToMemory>;
type Answer = OutputOf<typeof alignmentApi.saveToMemory>;

/**
 * Saves pairs to a memory in the background, as an import that the memory shows (rule D4.37): to one that is there once,
 * afterwards only to new ones.
 * @throws {AppError} resource.not-found, work.other-state, alignment.saved-already, alignment.nothing-to-save,
 * alignment.other-language, access.denied, memory.…, file.quota-full
 */
export async function saveToMemory(context: LongContext, asked: Asked): Promise<Answer> {
  const alignment = await context.transact((short) => requireSavable(short, asked));
  const counts = { saved: 0, unpaired: 0, pending: 0 };
  const rows = pairsToSave(pairsForFiles(context, asked), asked, counts);
  const { name, options } = alignment;
  const programVersion = context.installation.version;
  const file = await storeFile(context, {
    purpose: 'memory',
    name: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.tmx`,
    format: 'tmx',
    content: Readable.from(tmxOfPairs(rows, { ...options, programVersion, name })),
  });
  try {
    if (counts.saved === 0) throw new AppError('alignment.nothing-to-save');
    return { ...(await context.transact((short) => giveToMemory(short, asked, file))), ...counts };
  } catch (error) {
    await discardFiles(context, [file]);
    throw error;
  }
}

async function requireSavable(context: Context, { workId, memory }: Asked): Promise<OpenAlignment> {
  const alignment = await requireAlignment(context, workId, 'locked');
  const [first] = alignment.saved;
  if (first !== undefined && 'memoryId' in memory)
    throw new AppError('alignment.saved-already', { name: first.name });
  return alignment;
}

async function* pairsToSave(
  rows: AsyncIterable<PlacedRow>,
  { withPending }: Asked,
  counts: { saved: number; unpaired: number; pending: number },
): AsyncGenerator<PlacedRow> {
  for await (const row of rows) {
    if (row.source === '' || row.target === '') counts.unpaired += 1;
    else if (row.state === 'pending' && !withPending) counts.pending += 1;
    else {
      counts.saved += 1;
      yield row;
    }
  }
}

async function giveToMemory(context: Context, asked: Asked, file: StoredFile) {
  const alignment = await requireSavable(context, asked);
  await requireFreeStorage(context, [file]);
  await keepFiles(context, [{ ...file }]);
  const given = await memoryOf(context, asked, { alignment, fileId: file.fileId });
  const at = context.now().toISOString();
  await setSaved(context.db, asked.workId, [...alignment.saved, { ...given, at }]);
  return given;
}

interface Given {
  readonly alignment: OpenAlignment;
  readonly fileId: string;
}

async function memoryOf(context: Context, { memory }: Asked, { alignment, fileId }: Given) {
  const { sourceLanguage, targetLanguage } = alignment.options;
  if ('memoryId' in memory) {
    const { memoryId } = memory;
    const { name, sourceLanguage: source } = await requireMemory(context, memoryId);
    if (source !== sourceLanguage) throw new AppError('alignment.other-language');
    await requireDirection(context, memoryId, targetLanguage).catch(() => {
      throw new AppError('alignment.other-language');
    });
    await importFiles(context, importableMemory, { assetId: memoryId, fileIds: [fileId] });
    return { memoryId, name };
  }
  const { memoryId, name } = await createMemory(context, {
    name: memory.name,
    sourceLanguage,
    targetLanguages: [targetLanguage],
    fileIds: [],
    layouts: [],
    layer: 'approved',
    shared: true,
    teamId: undefined,
  });
  await startImports(context, importableMemory, { assetId: memoryId, fileIds: [fileId] });
  return { memoryId, name };
}
