import type { BlockField, BlockRegistry } from '@omnis/blocks';
import type { Block } from '@omnis/models';
import { checkLink, firstMessages, validate } from '@omnis/validation';
import { readProperty, type Properties } from '../state/properties.ts';
import { liveBlocks } from '../state/tree.ts';
import type { EditorTexts } from '../texts/editor/index.ts';

/** Message by dotted key; keys of list entries have their number: `actions.0.href`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The value that counts: the property, or the type's default. */
export function valueOf(
  field: Pick<BlockField, 'key'>,
  properties: Readonly<Properties>,
  defaults: Readonly<Properties>,
): unknown {
  const own = readProperty(properties, field.key);
  return own === undefined ? readProperty(defaults, field.key) : own;
}

/** Tells whether a field is shown for these values. */
export function isShown(
  field: BlockField,
  properties: Readonly<Properties>,
  defaults: Readonly<Properties>,
): boolean {
  if (field.when === undefined) return true;
  const value = valueOf({ key: field.when.key }, properties, defaults);
  return field.when.is.some((each) => each === value);
}

/** Faults in the properties of a block, by field. */
export function fieldErrors(
  t: EditorTexts,
  fields: readonly BlockField[],
  {
    properties,
    defaults = {},
  }: { readonly properties: Readonly<Properties>; readonly defaults?: Readonly<Properties> },
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    if (!isShown(field, properties, defaults)) continue;
    const value = valueOf(field, properties, defaults);
    const message = ruleError(field, value) ?? kindError(t, field, value);
    if (message !== null) errors[field.key] = message;
    if (field.type === 'list' && Array.isArray(value)) {
      for (const [index, entry] of value.entries()) {
        const nested = fieldErrors(t, field.fields, { properties: isProperties(entry) ? entry : {} });
        for (const [key, text] of Object.entries(nested)) errors[`${field.key}.${index}.${key}`] = text;
      }
    }
  }
  return errors;
}

export function isProperties(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ruleError({ rules }: BlockField, value: unknown): string | null {
  if (rules === undefined) return null;
  return firstMessages(validate({ value: rules }, { value }))['value'] ?? null;
}

function kindError(t: EditorTexts, field: BlockField, value: unknown): string | null {
  if (field.type === 'link' || field.type === 'image' || field.type === 'video') {
    if (typeof value !== 'string' || checkLink(value).safe) return null;
    // A drawing is safe as a picture, though not as a link.
    return field.type === 'image' && /^data:image\//i.test(value) ? null : t('linkNotSafe');
  }
  if (field.type !== 'number' || typeof value !== 'number') return null;
  const shown = value / (field.scale ?? 1);
  if (field.min !== undefined && shown < field.min) return t('notUnder', { limit: field.min });
  return field.max !== undefined && shown > field.max ? t('notOver', { limit: field.max }) : null;
}

/** A block with something wrong in it. */
export interface BlockFault {
  readonly uid: string;
  /** `Button: Link`. */
  readonly where: string;
  readonly message: string;
}

/** Everything that is wrong with these blocks and what is nested in them; unpublished ones may be unfinished. */
export function pageFaults(
  t: EditorTexts,
  blocks: readonly Block[],
  registry: BlockRegistry,
): readonly BlockFault[] {
  return liveBlocks(blocks).flatMap((block) => {
    if (block.unpublished) return [];
    const type = registry.get(block.type);
    if (type === undefined) return [];
    const { defaults } = type;
    const own = Object.entries(fieldErrors(t, type.fields, { properties: block.properties, defaults })).map(
      ([key, message]) => ({
        uid: block.uid,
        where: `${type.title}: ${labelOf(t, type.fields, key)}`,
        message,
      }),
    );
    return [...own, ...pageFaults(t, block.items, registry)];
  });
}

function labelOf(t: EditorTexts, fields: readonly BlockField[], key: string): string {
  const field = fields.find((each) => each.key === key);
  if (field !== undefined) return field.label;
  const [list, index, ...rest] = key.split('.');
  const parent = fields.find((each) => each.key === list);
  if (parent?.type !== 'list') return key;
  const entry = t('entry', { item: parent.itemLabel, number: Number(index) + 1 });
  return `${entry}, ${labelOf(t, parent.fields, rest.join('.'))}`;
}
