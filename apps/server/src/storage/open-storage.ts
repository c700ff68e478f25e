import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { bothPlaces } from './both-places.ts';
import { diskObjects } from './disk-objects.ts';
import type { ObjectStore } from './object-store.ts';

/** Opens the bucket of the settings; null without one. The client is loaded only here: it takes 20 MB. */
export async function openBucket({ storage }: Pick<Config, 'storage'>): Promise<ObjectStore | null> {
  if (storage.bucket === null) return null;
  const { s3Objects } = await import('./s3-objects.ts');
  return s3Objects(storage.bucket);
}

/** Opens the place that the settings name, with the other one behind it where files may still be there. */
export async function openStorage(config: Pick<Config, 'storage' | 'dataDir'>): Promise<ObjectStore> {
  const disk = diskObjects(config.dataDir);
  const bucket = await openBucket(config);
  if (!bucket) return disk;
  if (config.storage.place === 'disk') return bothPlaces(disk, bucket);
  const hasFiles = ['uploads', 'imports'].some((name) => existsSync(join(config.dataDir, name)));
  return hasFiles ? bothPlaces(bucket, disk) : bucket;
}
