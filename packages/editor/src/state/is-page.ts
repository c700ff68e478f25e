import type { Block, Page } from '@omnis/models';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isBlock(value: unknown): value is Block {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    typeof value['uid'] === 'string' &&
    value['uid'] !== '' &&
    typeof value['size'] === 'number' &&
    typeof value['order'] === 'number' &&
    isRecord(value['properties']) &&
    Array.isArray(value['flags']) &&
    Array.isArray(value['items']) &&
    value['items'].every(isBlock)
  );
}

/**
 * Tells whether JSON is a page as the editor works on it: the page that it was given, changed by migrations or kept as a
 * draft. It looks at what the editor reads, by hand: the schema of pages would bring 180 kB of code into the browser.
 */
export function isPage(value: unknown): value is Page {
  return (
    isRecord(value) &&
    typeof value['uuid'] === 'string' &&
    typeof value['url'] === 'string' &&
    isRecord(value['properties']) &&
    Array.isArray(value['flags']) &&
    Array.isArray(value['blocks']) &&
    value['blocks'].every(isBlock)
  );
}
