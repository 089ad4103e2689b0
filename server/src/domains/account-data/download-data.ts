import { Readable } from 'node:stream';
import { type FileInPieces, type NamedFile, streamZip } from '@transloom/core/archive/create-zip';
import { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { defineDownload } from '../files/define-download.ts';
import type { DownloadFile } from '../files/make-download.ts';
import { readPortrait } from '../files/portraits.ts';
import { findUser } from '../users/find-user.ts';
import { findOwnRows, findOwnTranslations, type OwnTranslation, ownRowsNames } from './account-data.store.ts';

export const dataDownload = defineDownload({
  kind: 'account-data.download',
  wanted: z.object({}),
  timeoutSeconds: 1_800,
  concurrency: 1,
  write: writeData,
});

const fileName = 'my-data.zip';
const translationsPerStep = 2_000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** The file appears among the user's downloads. */
export function downloadData(context: Context): Promise<{ readonly resourceId: string }> {
  return dataDownload.start(context, fileName, {});
}

async function writeData(job: JobContext): Promise<DownloadFile> {
  return { name: fileName, content: Readable.from(streamZip(files(job))) };
}

async function* files(job: JobContext): AsyncGenerator<NamedFile | FileInPieces> {
  const { userId } = job.actor;
  const read = <Result>(work: Parameters<Context['asSystem']>[0]) =>
    job.transact((context) => context.asSystem(work)) as Promise<Result>;
  const user = await job.transact(({ asSystem }) => asSystem((db) => findUser(db, userId)));
  if (user === undefined) return;
  const { passwordHash, ...profile } = user;
  yield jsonFile('profile', { ...profile, hasPassword: passwordHash !== null });
  for (const name of ownRowsNames) yield jsonFile(name, await read((db) => findOwnRows(db, name, userId)));
  yield { name: 'translations.jsonl', pieces: translations(job) };
  const portrait = await readPortrait(job.storage, user.avatar);
  if (portrait !== undefined) yield { name: 'picture.png', content: portrait };
}

/** A line of JSON for each text that the person wrote. */
async function* translations(job: JobContext): AsyncGenerator<Uint8Array> {
  for (let after: string | undefined = lowestId; after !== undefined; ) {
    job.signal.throwIfAborted();
    const step: Parameters<typeof findOwnTranslations>[2] = { after, limit: translationsPerStep };
    const rows: readonly OwnTranslation[] = await job.transact(({ asSystem, actor }) =>
      asSystem((db) => findOwnTranslations(db, actor.userId, step)),
    );
    yield Buffer.from(rows.map(({ id: _, ...row }) => `${JSON.stringify(row)}\n`).join(''));
    after = rows.at(-1)?.id;
  }
}

function jsonFile(name: string, content: object): NamedFile {
  return { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) };
}
