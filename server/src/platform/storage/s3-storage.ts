import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '../app-error.ts';
import { hashed, readableOf } from './hashed.ts';
import type { Storage } from './storage.ts';
import { requireStorageKey } from './storage-key.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Left out for AWS itself. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Memory of one upload is `partBytes` times `partsAtOnce`. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** Objects of a bucket of an S3-compatible store. */
export function s3Storage({ bucket, endpoint, region, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const address = (key: string) => ({ Bucket: bucket, Key: requireStorageKey(key) });
  const get = async (key: string): Promise<Readable> =>
    bodyOf(await client.send(new GetObjectCommand(address(key))).catch(refuseMissing));
  return {
    async write(key, content) {
      const { stream, result } = hashed();
      const upload = new Upload({
        client,
        params: { ...address(key), Body: stream },
        partSize: partBytes,
        queueSize: partsAtOnce,
      });
      // When the source breaks, so does `stream`, and the parts that were sent are taken back.
      await Promise.all([upload.done(), pipeline(readableOf(content), stream)]).catch(
        async (error: unknown) => {
          await upload.abort();
          throw isFull(error) ? new AppError('file.storage-full', {}, { cause: error }) : error;
        },
      );
      return result();
    },
    async read(key) {
      const chunks = await (await get(key)).toArray();
      return Buffer.concat(chunks);
    },
    open: get,
    freeBytes: async () => null,
    async remove(key) {
      await client.send(new DeleteObjectCommand(address(key)));
    },
  };
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body;
  throw new Error('the store answered without content');
}

function refuseMissing(error: unknown): never {
  if (error instanceof NoSuchKey) throw new AppError('resource.not-found', {}, { cause: error });
  throw error;
}

const insufficientStorage = 507;

function isFull(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === insufficientStorage;
}
