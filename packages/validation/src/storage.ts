/** Most characters of a stored key and value (platform.md §5). */
export const storageLimits = { key: 256, value: 16_384, cookieValue: 3584 } as const;

/** Fault in an entry, and the limit that it breaks. */
export interface StorageFault {
  part: 'key' | 'value';
  limit: number;
  message: string;
}

/**
 * Checks an entry before it is stored; null when it fits.
 *
 * @param target - cookies hold less than local and session storage
 */
export function checkStorageEntry(
  key: string,
  value: string,
  target: 'storage' | 'cookie' = 'storage',
): StorageFault | null {
  if (key.length > storageLimits.key) return fault('key', storageLimits.key);
  const limit = target === 'cookie' ? storageLimits.cookieValue : storageLimits.value;
  return value.length > limit ? fault('value', limit) : null;
}

function fault(part: StorageFault['part'], limit: number): StorageFault {
  return { part, limit, message: `The ${part} may have at most ${limit} characters` };
}
