import { mediaAddress } from '../parts/picture.ts';
import { readColour, readFont } from '../read/read-look.ts';
import type { Properties, ReadProperties } from '../read/properties.ts';
import {
  isRecord,
  readChoice,
  readFlag,
  readList,
  readNumber,
  readRecords,
  readText,
  readValue,
  type Values,
} from '../read/read.ts';
import type { blockData, BlockTypeName } from '../types/block-data.ts';
import type { BlockTypeData } from './block-data.ts';
import type { BlockField } from './fields.ts';

/** The value that a component is given for a field. */
type FieldValue<F extends BlockField> = F extends { readonly type: 'switch' }
  ? boolean
  : F extends { readonly type: 'number' }
    ? number | null
    : F extends { readonly type: 'colour' | 'font' }
      ? string | null
      : F extends { readonly type: 'select'; readonly options: readonly { readonly value: infer V }[] }
        ? V
        : F extends { readonly type: 'list'; readonly fields: infer I extends readonly BlockField[] }
          ? readonly FieldProperties<I>[]
          : F extends { readonly type: 'texts' }
            ? readonly string[]
            : string;

/** The values that a component is given for some fields, by their keys; those that are dotted stay so. */
type FieldProperties<F extends readonly BlockField[]> = {
  readonly [One in F[number] as One['key']]: FieldValue<One>;
};

/**
 * The properties of a type, as its component reads them: each of the kind that its field says. A type of this package is
 * named: `BlockProperties<'banner'>`.
 *
 * @example
 * ```ts
 * import { defineBlock, type BlockProperties } from '@omnis/blocks';
 * const line = defineBlock({
 *   name: 'line', title: 'Line', description: 'A line.', category: 'layout', size: 12, minSize: 3, defaults: {},
 *   compatibility: new Set(['store']), fields: [{ type: 'switch', key: 'bold', label: 'Bold' }],
 * });
 * export const isBold = ({ bold }: BlockProperties<typeof line>): boolean => bold;
 * ```
 */
export type BlockProperties<D> = D extends BlockTypeName
  ? ReadProperties<(typeof blockData)[D]['properties']>
  : D extends { readonly properties: infer P extends Properties }
    ? ReadProperties<P>
    : D extends { readonly fields: infer F extends readonly BlockField[] }
      ? FieldProperties<F>
      : Values;

/** Data of a type of one's own, as `registerBlockType` takes it with a component; its fields keep their exact types. */
export function defineBlock<const D extends BlockTypeData>(data: D): D {
  return data;
}

/** The properties of a block of a type, read by its fields; never throws, whatever the page holds. */
export function readBlockProperties<D extends Pick<BlockTypeData, 'fields' | 'defaults'>>(
  type: D,
  values: Values,
): BlockProperties<D> {
  // Safe: the entries have the names and values that the fields say.
  return readFields(type.fields, values, type.defaults) as BlockProperties<D>;
}

function readFields(fields: readonly BlockField[], values: Values, defaults: Values): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const [given, key] = within(values, field.key);
      return [field.key, readField(field, given, { key, usual: readValue(defaults, field.key) })];
    }),
  );
}

/** The object that a dotted key names last, and the key in it. */
function within(values: Values, path: string): readonly [Values, string] {
  const at = path.indexOf('.');
  if (at < 0) return [values, path];
  const inner = readValue(values, path.slice(0, at));
  return within(isRecord(inner) ? inner : {}, path.slice(at + 1));
}

function readField(
  field: BlockField,
  values: Values,
  { key, usual }: { readonly key: string; readonly usual: unknown },
): unknown {
  switch (field.type) {
    case 'switch':
      return readFlag(values, key, usual === true);
    case 'number': {
      const { min, max, scale = 1 } = field;
      return readNumber(values, key, {
        fallback: typeof usual === 'number' ? usual : null,
        ...(min === undefined ? {} : { min: min * scale }),
        ...(max === undefined ? {} : { max: max * scale }),
      });
    }
    case 'select': {
      const options = field.options.map(({ value }) => value);
      const fallback = options.find((option) => option === usual) ?? options[0] ?? '';
      return readChoice(values, key, { options, fallback });
    }
    case 'colour':
      return readColour(values, key);
    case 'font':
      return readFont(values, key);
    case 'image':
    case 'video':
      return mediaAddress(readText(values, key).trim());
    case 'list':
      return readRecords(values, key).map((item) => readFields(field.fields, item, {}));
    case 'texts':
      return readList(readValue(values, key)).filter((item) => typeof item === 'string');
    default:
      return readText(values, key, typeof usual === 'string' ? usual : '').trim();
  }
}
