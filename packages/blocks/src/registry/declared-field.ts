import type { BlockField } from './fields.ts';

/** The field that declares a property, or, for one that is an object, the fields of its own properties. */
export type DeclaredField = BlockField | { readonly type: 'group'; readonly fields: readonly BlockField[] };

/**
 * The field that declares a property; undefined for one that nobody declares.
 *
 * @example
 * ```ts
 * import { blockData, declaredField } from '@omnis/blocks/data';
 * declaredField(blockData.textBlock.fields, 'html')?.type; // 'richText'
 * ```
 */
export function declaredField(fields: readonly BlockField[], key: string): DeclaredField | undefined {
  const own = fields.find((field) => field.key === key);
  if (own !== undefined) return own;
  const start = `${key}.`;
  const inner = fields.flatMap((field) =>
    field.key.startsWith(start) ? [{ ...field, key: field.key.slice(start.length) }] : [],
  );
  return inner.length === 0 ? undefined : { type: 'group', fields: inner };
}
