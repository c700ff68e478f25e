import { propertyFaults, type BlockField, type PropertyFault } from '@omnis/blocks/data';
import { rules } from '@omnis/validation';
import { fieldsOf } from './declared-fields.ts';

/** The parts of a block that are judged. */
interface Block {
  readonly uid: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly flags: readonly string[];
  readonly items: readonly Block[];
}

/** Embed codes that break their rule (platform.md §5): of those nothing would be shown. An empty one is unfinished. */
function codeFaults(fields: readonly BlockField[], properties: Block['properties']): PropertyFault[] {
  return fields.flatMap(({ key: path, rules: own = [] }) => {
    const value = properties[path];
    if (typeof value !== 'string' || value.trim() === '' || !own.includes('embed_code')) return [];
    const message = rules.embed_code(value.trim());
    return message === null ? [] : [{ path, value, message }];
  });
}

function faultsOfBlocks(blocks: readonly Block[]): (PropertyFault & { readonly field: string })[] {
  return blocks.flatMap(({ uid, type, properties, items, flags }) => {
    if (flags.includes('deleted')) return [];
    const fields = fieldsOf(type);
    const own = [...propertyFaults(fields, properties), ...codeFaults(fields, properties)];
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
