import type { BlockField } from '@omnis/blocks/data';
import { declared, fieldsOf, isObject, type Declared } from './declared-fields.ts';

/** The parts of a block that are judged. */
interface Block {
  readonly uid: string;
  readonly type: string;
  readonly properties: object;
  readonly flags: readonly string[];
  readonly items: readonly Block[];
}

interface Fault {
  readonly path: string;
  readonly value: unknown;
  readonly message: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const isNumber = (value: unknown): boolean =>
  isText(value) && (value === '' || Number.isFinite(Number(value)));

/** What of a value does not fit the kind of its field. What nobody declares fits, and so does nothing at all. */
function faultsOf(value: unknown, field: Declared | undefined, path: string): Fault[] {
  if (value === undefined || value === null) return [];
  const unless = (fits: boolean, message: string): Fault[] => (fits ? [] : [{ path, value, message }]);
  switch (field?.type) {
    case undefined:
      return [];
    case 'group':
      return isObject(value) ? faultsIn(value, field.fields, path) : unless(false, 'This must be an object');
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, at) =>
            isObject(item)
              ? faultsIn(item, field.fields, `${path}.${at}`)
              : // Some lists take a text for an entry.
                isText(item)
                ? []
                : [{ path: `${path}.${at}`, value: item, message: 'This must be an object' }],
          )
        : unless(false, 'This must be a list');
    case 'texts':
      return unless(Array.isArray(value) && value.every(isText), 'This must be a list of texts');
    case 'switch':
      return unless(typeof value === 'boolean', 'This must be true or false');
    case 'number':
      return unless(isNumber(value), 'This must be a number');
    case 'image':
    case 'video':
      // An object is how some clients name a picture.
      return unless(isText(value) || isObject(value), 'This must be an address');
    default:
      return unless(isText(value), 'This must be text');
  }
}

function faultsIn(values: object, fields: readonly BlockField[], path: string): Fault[] {
  return Object.entries(values).flatMap(([key, value]) =>
    faultsOf(value, declared(fields, key), path === '' ? key : `${path}.${key}`),
  );
}

function faultsOfBlocks(blocks: readonly Block[]): (Fault & { readonly field: string })[] {
  return blocks.flatMap(({ uid, type, properties, items, flags }) => {
    if (flags.includes('deleted')) return [];
    const own = faultsIn(properties, fieldsOf(type), '');
    return [
      ...own.map((fault) => ({ ...fault, field: `blocks.${uid}.${fault.path}` })),
      ...faultsOfBlocks(items),
    ];
  });
}

/**
 * Values of another kind than their type of block declares: a list where text belongs, a word where a number does. One
 * that was saved like this before stays, so that the rest of its page can be edited; blocks show nothing of it.
 *
 * @param saved - the blocks that the page has so far
 */
export function wrongValues(
  blocks: readonly Block[],
  saved: readonly Block[],
): { field: string; message: string }[] {
  const kept = new Map(faultsOfBlocks(saved).map(({ field, value }) => [field, JSON.stringify(value)]));
  return faultsOfBlocks(blocks)
    .filter(({ field, value }) => kept.get(field) !== JSON.stringify(value))
    .map(({ field, message }) => ({ field, message }));
}
