import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { orMissing } from './disk-objects.ts';
import type { ObjectStore } from './object-store.ts';

/** The SHA-256 of a local file, read in parts. */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The SHA-256 of an object; null when there is none. */
const hashOfObject = (store: ObjectStore, key: string): Promise<string | null> =>
  orMissing(store.withFile(key, hashOfFile), null);

/** A copy is not what was copied. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

/**
 * Copies an object to another place, unless the same bytes are there, and reads the copy back. The object is never held in
 * memory as a whole.
 *
 * @returns what was done; null when the object is not there (any more)
 * @throws {CopyDiffers} when the copy read back is another than its original
 */
export function copyObject(
  from: ObjectStore,
  to: ObjectStore,
  { key, bytes }: { readonly key: string; readonly bytes: number },
): Promise<'copied' | 'present' | null> {
  const copy = from.withFile(key, async (path) => {
    const original = await hashOfFile(path);
    // The length is asked first, since it costs no bytes on the wire.
    if ((await to.sizeOf(key)) === bytes && (await hashOfObject(to, key)) === original) return 'present';
    await to.putFile(key, path, { keep: true });
    if ((await hashOfObject(to, key)) !== original)
      throw new CopyDiffers(`The copy of ${key} is not the same as its original. The original stays.`);
    return 'copied';
  });
  return orMissing<'copied' | 'present' | null>(copy, null);
}
