/** An object as a listing tells it. */
export interface ObjectInfo {
  readonly key: string;
  readonly bytes: number;
  /** When it was written. */
  readonly modified: Date;
}

/**
 * Where the platform keeps files: uploads, files of imports, finished images. An object has a key such as
 * `uploads/21/ab/abcdef…`, is written whole or not at all, and never changes in part.
 *
 * @throws {StorageUnavailable} from every call, when the place cannot be reached or refuses
 * @throws {StorageFull} from calls that write
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  /** Writes an object; one with the same key is replaced. */
  put(key: string, body: Buffer): Promise<void>;
  /** Writes a local file as an object, streamed, and takes the file away afterwards, unless it is to be kept. */
  putFile(key: string, path: string, options?: { readonly keep?: boolean }): Promise<void>;
  /** The bytes of an object, checked on their way; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Runs `work` with a local file that holds the object, and that is only read; null when there is none. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T | null>;
  /** Length in bytes; null when there is no such object. */
  sizeOf(key: string): Promise<number | null>;
  /** Deletes an object; false when there was none. */
  delete(key: string): Promise<boolean>;
  /** Objects whose keys start with `prefix`, which ends in `/`, in pages behind the scenes. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** Writes, reads and deletes a small object, to see that all three are allowed. */
  check(): Promise<void>;
}

/** The storage cannot be reached or refuses; trying again later may help. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The storage has no room for what was to be written. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

const keyShape = /^[a-z0-9][\w-]*(\/[\w-][\w.-]*)+$/i;

/** Refuses keys that could leave their folder. @throws {RangeError} */
export function checkKey(key: string): string {
  if (!keyShape.test(key) || key.length > 400) throw new RangeError(`“${key}” is not the key of an object`);
  return key;
}
