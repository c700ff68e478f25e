import { isRecord, type Values } from '../read/read.ts';
import { declaredField, type DeclaredField } from './declared-field.ts';
import type { BlockField } from './fields.ts';

/** A value of another kind than its field. */
export interface PropertyFault {
  /** Keys and places of lists, joined by dots: `actions.0.text`. */
  readonly path: string;
  readonly value: unknown;
  /** A sentence that says what belongs there. */
  readonly message: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const isNumber = (value: unknown): boolean =>
  isText(value) && (value === '' || Number.isFinite(Number(value)));

/**
 * Values of another kind than their fields declare: a list where text belongs, a word where a number does. Nothing at
 * all fits everywhere, and what no field declares is left alone.
 *
 * @example
 * ```ts
 * import { blockData, propertyFaults } from '@omnis/blocks/data';
 * propertyFaults(blockData.productList.fields, { limit: 'many' });
 * // [{ path: 'limit', value: 'many', message: 'This must be a number' }]
 * ```
 */
export function propertyFaults(fields: readonly BlockField[], values: Values, at = ''): PropertyFault[] {
  return Object.entries(values).flatMap(([key, value]) =>
    faultsOf(value, declaredField(fields, key), at === '' ? key : `${at}.${key}`),
  );
}

function faultsOf(value: unknown, field: DeclaredField | undefined, path: string): PropertyFault[] {
  if (value === undefined || value === null) return [];
  const unless = (fits: boolean, message: string): PropertyFault[] =>
    fits ? [] : [{ path, value, message }];
  switch (field?.type) {
    case undefined:
      return [];
    case 'group':
      return isRecord(value)
        ? propertyFaults(field.fields, value, path)
        : unless(false, 'This must be an object');
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, place) => entryFaults(item, field.fields, `${path}.${place}`))
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
      return unless(isText(value) || isRecord(value), 'This must be an address');
    default:
      return unless(isText(value), 'This must be text');
  }
}

/** Some lists take a text for an entry. */
function entryFaults(item: unknown, fields: readonly BlockField[], path: string): PropertyFault[] {
  if (isRecord(item)) return propertyFaults(fields, item, path);
  return isText(item) ? [] : [{ path, value: item, message: 'This must be an object' }];
}
