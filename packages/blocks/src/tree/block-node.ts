import { blockSize } from '@omnis/models';
import { isRecord, readList, readNumber, readText, type Values } from '../read/read.ts';

/** Levels of nested blocks that are read; deeper ones are left out. */
export const maxBlockDepth = 24;

/** A block as the renderer reads it: of any JSON, with nothing missing. A `Block` of `@omnis/models` has all of it. */
export interface BlockNode {
  /** Its own, or one made of its place in the page, so that server and browser agree. */
  readonly uid: string;
  /** '' when the JSON names none. */
  readonly type: string;
  /** Columns out of 12, brought to the nearest from 3 to 12. */
  readonly size: number;
  readonly order: number;
  readonly properties: Values;
  readonly items: readonly BlockNode[];
  readonly flags: readonly string[];
  readonly unpublished: boolean;
  /** Of its type's properties; absent: 1. See `migrateBlock`. */
  readonly version?: number;
  /** Factory of further items from a content source, as it was given: see `readItemFactory`. */
  readonly itemFactory?: unknown;
  /** Names of the conditions that have to hold, as they were given. */
  readonly conditions: readonly string[];
}

const noProperties: Values = Object.freeze({});

/**
 * Reads blocks of JSON of any shape; never throws. What is no block object is left out; strings, numbers and lists
 * of the wrong type count as missing.
 */
export function readBlocks(json: unknown): readonly BlockNode[] {
  return readLevel(json, '', 0);
}

function readLevel(json: unknown, path: string, depth: number): readonly BlockNode[] {
  if (depth >= maxBlockDepth) return [];
  const seen = new Set<string>();
  const nodes: BlockNode[] = [];
  for (const [index, item] of readList(json).entries()) {
    if (!isRecord(item)) continue;
    const place = `${path}${index}`;
    const given = readText(item, 'uid');
    // React keys have to differ among siblings, whatever the JSON says, a name like a made one included.
    let uid = given === '' || seen.has(given) ? `block-${place}` : given;
    while (seen.has(uid)) uid += '-';
    seen.add(uid);
    nodes.push({
      uid,
      type: readText(item, 'type'),
      size: readSize(item),
      order: readNumber(item, 'order', { fallback: index }),
      properties: isRecord(item['properties']) ? item['properties'] : noProperties,
      items: readLevel(item['items'], `${place}-`, depth + 1),
      flags: readList(item['flags']).filter((flag) => typeof flag === 'string'),
      unpublished: item['unpublished'] === true || item['published'] === false,
      conditions: readConditions(item['conditions']),
      version: readNumber(item, 'version', { fallback: 1 }),
      itemFactory: item['itemFactory'],
    });
  }
  return nodes.toSorted((a, b) => a.order - b.order);
}

function readSize(block: Values): number {
  const { min, max, default: fallback } = blockSize;
  return Math.round(readNumber(block, 'size', { fallback, min, max }));
}

/**
 * A condition is a name, or an object with one; something else cannot be known and keeps its block hidden. One that stands
 * outside a list counts too: what was meant for some is not to be shown to all.
 */
function readConditions(json: unknown): string[] {
  if (json === undefined || json === null) return [];
  return [json].flat().map((item: unknown) => {
    if (typeof item === 'string') return item;
    return isRecord(item) ? readText(item, 'name') : '';
  });
}
