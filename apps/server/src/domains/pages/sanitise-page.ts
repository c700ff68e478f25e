import { declaredField, type BlockField, type DeclaredField } from '@omnis/blocks/data';
import type { Page } from '@omnis/models';
import { sanitiseHtml } from '../../security/sanitise.ts';
import { fieldsOf } from './declared-fields.ts';

type Block = Page['blocks'][number];

/** The start of a tag, an end tag, a comment or a declaration. */
const markup = /<\s*[a-z!/?]/i;
/** Marks of the editor that mean nothing once a page is saved. */
const passing = new Set(['deleted', 'updated', 'reordered', 'placeholder']);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that no field declares: whoever shows it may take it for HTML, so what has markup in it is cleaned. */
function cleanUnknown(value: unknown): unknown {
  if (typeof value === 'string') return markup.test(value) ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map(cleanUnknown);
  return isObject(value) ? cleanAll(value, []) : value;
}

/** HTML is cleaned, text stays letter for letter: it is shown as text, whatever signs are in it. */
function cleanText(value: unknown, field: DeclaredField | undefined): unknown {
  if (typeof value !== 'string' || field === undefined) return cleanUnknown(value);
  return field.type === 'html' || field.type === 'richText' ? sanitiseHtml(value) : value;
}

function clean(value: unknown, field: DeclaredField | undefined): unknown {
  switch (field?.type) {
    case 'group':
      return isObject(value) ? cleanAll(value, field.fields) : cleanUnknown(value);
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown) => (isObject(item) ? cleanAll(item, field.fields) : cleanUnknown(item)))
        : cleanUnknown(value);
    case 'texts':
      return Array.isArray(value)
        ? value.map((item: unknown) => cleanText(item, field))
        : cleanUnknown(value);
    default:
      return cleanText(value, field);
  }
}

function cleanAll(values: object, fields: readonly BlockField[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, clean(value, declaredField(fields, key))]),
  );
}

function cleanBlocks(blocks: readonly Block[]): Block[] {
  return blocks
    .filter(({ flags }) => !flags.includes('deleted'))
    .map((block) => ({
      ...block,
      properties: cleanAll(block.properties, fieldsOf(block.type)),
      items: cleanBlocks(block.items),
      flags: block.flags.filter((flag) => !passing.has(flag)),
    }));
}

/**
 * A page as it is saved: the HTML of its blocks, by what their types declare, cleaned on write (design: security), deleted
 * blocks gone, the editor's marks off.
 */
export function cleanPage(page: Page): Page {
  const { title, description } = page.properties;
  return {
    ...page,
    blocks: cleanBlocks(page.blocks),
    properties: { ...page.properties, title: title.trim(), description: description.trim() },
  };
}
