import { blockData, type BlockField, type BlockTypeData } from '@omnis/blocks/data';
import { isPseudoType } from '@omnis/models';

const types = new Map<string, BlockTypeData>(Object.entries(blockData));

/** The fields that a type of block declares; none for a type that nobody knows. A pattern, `_pod_`, has those of its type. */
export function fieldsOf(type: string): readonly BlockField[] {
  return types.get(isPseudoType(type) ? type.slice(1, -1) : type)?.fields ?? [];
}

/** The field that declares a property, or, for one that is an object, the fields of what lies in it. */
export type Declared = BlockField | { readonly type: 'group'; readonly fields: readonly BlockField[] };

/** What is declared of a property by the fields around it; nothing for one that nobody knows. */
export function declared(fields: readonly BlockField[], key: string): Declared | undefined {
  const own = fields.find((field) => field.key === key);
  if (own !== undefined) return own;
  const start = `${key}.`;
  const inner = fields.flatMap((field) =>
    field.key.startsWith(start) ? [{ ...field, key: field.key.slice(start.length) }] : [],
  );
  return inner.length === 0 ? undefined : { type: 'group', fields: inner };
}

/** Whether a value is an object with keys. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
