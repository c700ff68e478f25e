import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketConfig } from '../config/storage.ts';
import { checkKey, type ObjectInfo, type ObjectStore } from './object-store.ts';
import { isMissingObject, storageError } from './s3-errors.ts';

/** Milliseconds: a bucket in the same region answers in tens of them. */
const patience = { connect: 2000, request: 15_000 } as const;

/** Tries of one call, with growing pauses between them. */
const tries = 4;

/** Bytes of one part of a large upload; the least that S3 takes is 5 MB. */
const partBytes = 8 * 1024 * 1024;

/**
 * Keeps objects in a bucket through the official client: bodies carry checksums both ways where the service has them,
 * large files go in parts, and a call that fails for a moment is tried again.
 */
export function s3Objects(config: BucketConfig): ObjectStore {
  const client = new S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    maxAttempts: tries,
    // Said here, since a later client may choose otherwise: each body that is sent has a checksum, and each that comes with one
    // is compared. `WHEN_REQUIRED` is for services that refuse them.
    requestChecksumCalculation: config.checksums ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    responseChecksumValidation: config.checksums ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: patience.connect, requestTimeout: patience.request },
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
    ...(config.keys === null
      ? {}
      : { credentials: { accessKeyId: config.keys.id, secretAccessKey: config.keys.secret } }),
  });
  const at = (key: string) => ({ Bucket: config.bucket, Key: `${config.prefix}${checkKey(key)}` });

  async function asking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storageError(error, config);
    }
  }

  async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!isMissingObject(error)) throw storageError(error, config);
      // A bucket that is missing answers like an object that is.
      await asking(() => client.send(new HeadBucketCommand({ Bucket: config.bucket })));
      return null;
    }
  }

  async function bytesOf(key: string): Promise<Buffer> {
    const { Body: body, ContentLength: wanted } = await client.send(new GetObjectCommand(at(key)));
    const bytes = Buffer.from((await body?.transformToByteArray()) ?? []);
    if (wanted !== undefined && wanted !== bytes.length)
      throw new Error(`${key} broke off after ${bytes.length} of ${wanted} bytes`);
    return bytes;
  }

  /** Reads a body again that breaks off or is damaged on its way: the client repeats requests, and not bodies. */
  async function repeating<T>(read: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read();
      } catch (error) {
        if (isMissingObject(error) || attempt >= tries) throw error;
      }
    }
  }

  async function get(key: string): Promise<Buffer | null> {
    checkKey(key);
    return orNothing(() => repeating(() => bytesOf(key)));
  }

  async function download(key: string, path: string): Promise<void> {
    const { Body: body, ContentLength: wanted } = await client.send(new GetObjectCommand(at(key)));
    await pipeline(body instanceof Readable ? body : Readable.from([]), createWriteStream(path));
    const { size } = await stat(path);
    if (wanted !== undefined && wanted !== size)
      throw new Error(`${key} broke off after ${size} of ${wanted} bytes`);
  }

  async function withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T | null> {
    checkKey(key);
    const folder = await mkdtemp(join(tmpdir(), 'omnis-object-'));
    const path = join(folder, 'object');
    try {
      const found = await orNothing(() => repeating(() => download(key, path).then(() => true)));
      return found === null ? null : await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function sizeOf(key: string): Promise<number | null> {
    checkKey(key);
    return orNothing(async () => {
      const { ContentLength: bytes = 0 } = await client.send(new HeadObjectCommand(at(key)));
      return bytes;
    });
  }

  async function* list(prefix: string): AsyncGenerator<ObjectInfo> {
    const pages = paginateListObjectsV2(
      { client, pageSize: 1000 },
      { Bucket: config.bucket, Prefix: `${config.prefix}${prefix}` },
    );
    try {
      for await (const { Contents: contents = [] } of pages) {
        for (const { Key: key = '', Size: bytes = 0, LastModified: modified = new Date(0) } of contents)
          yield { key: key.slice(config.prefix.length), bytes, modified };
      }
    } catch (error) {
      throw storageError(error, config);
    }
  }

  const store: ObjectStore = {
    kind: 's3',
    put: async (key, body) => {
      const command = new PutObjectCommand({ ...at(key), Body: body });
      await asking(() => client.send(command));
    },
    putFile: async (key, path, { keep = false } = {}) => {
      const place = at(key);
      await asking(async () => {
        const params = { ...place, Body: createReadStream(path) };
        // A failed upload removes the parts that were sent.
        await new Upload({ client, params, partSize: partBytes, leavePartsOnError: false }).done();
      });
      if (!keep) await rm(path, { force: true });
    },
    get,
    withFile,
    sizeOf,
    delete: async (key) => {
      const isThere = (await sizeOf(key)) !== null;
      if (isThere) await asking(() => client.send(new DeleteObjectCommand(at(key))));
      return isThere;
    },
    list,
    check: async () => {
      const key = `checks/${randomUUID()}`;
      await store.put(key, Buffer.from('ok'));
      await get(key);
      await asking(() => client.send(new DeleteObjectCommand(at(key))));
      await list('checks/').next();
    },
  };
  return store;
}
