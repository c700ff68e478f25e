import type { ObjectStore } from '../../storage/object-store.ts';
import type { DiskCache } from './disk-cache.ts';

/** Part of a logger that is needed. */
interface CacheLogger {
  error(details: object, message: string): void;
}

/**
 * A process's own cache with the storage behind it: an image that one process made is not made again by another. The
 * storage is only a help, so that its failures are logged and the image is made here.
 */
export function sharedCache(own: DiskCache, objects: ObjectStore, logger: CacheLogger): DiskCache {
  const keyOf = (name: string): string => `cache/images/${name.slice(0, 2)}/${name}`;
  return {
    get: async (name) => {
      const near = await own.get(name);
      if (near) return near;
      try {
        const far = await objects.get(keyOf(name));
        if (far) await own.put(name, far);
        return far;
      } catch (error) {
        logger.error({ err: error }, 'a finished image could not be read from the storage');
        return null;
      }
    },
    put: async (name, body) => {
      await own.put(name, body);
      // Not awaited: the visitor has no reason to wait for what spares others work.
      objects.put(keyOf(name), body).catch((error: unknown) => {
        logger.error({ err: error }, 'a finished image could not be written to the storage');
      });
    },
    size: () => own.size(),
  };
}
