import type { BucketConfig } from '../config/storage.ts';
import { StorageFull, StorageUnavailable } from './object-store.ts';

/** Facts from an error of the client, whatever class it is of. */
function factsOf(error: unknown): { name: string; status: number | undefined; message: string } {
  if (!(error instanceof Error)) return { name: '', status: undefined, message: String(error) };
  const metadata: unknown = Reflect.get(error, '$metadata');
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  const code: unknown = Reflect.get(error, 'code');
  return {
    name: error.name === 'Error' && typeof code === 'string' ? code : error.name,
    status: typeof status === 'number' ? status : undefined,
    message: error.message,
  };
}

/** Tells whether the error says that the object, not the bucket, is missing. */
export function isMissingObject(error: unknown): boolean {
  const { name, status } = factsOf(error);
  return name === 'NoSuchKey' || (name === 'NotFound' && status === 404);
}

const full = ['EntityTooLarge', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'StorageFull'];

/** A request is signed with the time, which may differ by 15 minutes. */
const skewed = ['RequestTimeTooSkewed', 'RequestExpired', 'RequestInTheFuture'];

/** Says in the storage's own words what an error of the bucket means and what to look at. */
export function storageError(error: unknown, { bucket, endpoint }: BucketConfig): Error {
  if (error instanceof StorageFull || error instanceof StorageUnavailable) return error;
  const { name, status, message } = factsOf(error);
  const where = `The bucket ${bucket}${endpoint === null ? '' : ` at ${new URL(endpoint).host}`}`;
  if (full.includes(name) || status === 507)
    return new StorageFull(`${where} is full (${name}).`, { cause: error });
  const reason =
    name === 'NoSuchBucket'
      ? 'does not exist. Check S3_BUCKET and S3_REGION'
      : skewed.includes(name)
        ? `finds the clock of this machine wrong (${name}). Turn on time synchronisation (chrony, systemd-timesyncd)`
        : name === 'AccessDenied' || status === 403
          ? `refuses access (${name}). Check the keys or the role, and its rights to read, write, list and delete`
          : `cannot be used: ${[name, message].filter((part) => part !== '').join(', ')}`;
  return new StorageUnavailable(`${where} ${reason}.`, { cause: error });
}
