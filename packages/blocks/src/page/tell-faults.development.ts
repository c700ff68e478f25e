import { isPseudoType } from '@omnis/models';
import type { BlockTypeData } from '../registry/block-data.ts';
import { declaredField } from '../registry/declared-field.ts';
import { propertyFaults } from '../registry/property-faults.ts';
import type { ShownTypes } from '../registry/shown-types.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { patternType } from '../tree/pattern.ts';
import { blockData } from '../types/block-data.ts';

const own = new Map<string, BlockTypeData>(Object.entries(blockData));
/** Properties that every block may have; see `useBlockItems` and `migratePage`. */
const common = new Set(['asyncItems', 'asyncData', 'template', 'scheme']);
const told = new Set<string>();

type Described = Pick<BlockTypeData, 'fields' | 'defaults' | 'properties'>;

const isDescribed = (type: object | undefined): type is Described =>
  type !== undefined && 'fields' in type && Array.isArray(type.fields) && 'defaults' in type;

/** The description of a type; undefined for one that describes no properties. */
function describedType(name: string, types: ShownTypes): Described | undefined {
  const shown = types.get(name);
  return isDescribed(shown) ? shown : own.get(name);
}

/**
 * Tells developers, once for each type and key, of properties that a type does not have and of values of another kind.
 * `#tell-faults` in package.json leads here in development only.
 */
export function tellFaults(
  blocks: readonly BlockNode[],
  types: ShownTypes,
  tell: (words: string) => void,
): void {
  for (const block of blocks) {
    for (const { key, words } of faultsOf(block, types)) {
      const name = `${block.type} ${key}`;
      if (told.has(name)) continue;
      told.add(name);
      tell(words);
    }
    tellFaults(block.items, types, tell);
  }
}

function faultsOf({ type, properties }: BlockNode, types: ShownTypes): { key: string; words: string }[] {
  const name = isPseudoType(type) ? patternType(type) : type;
  const described = describedType(name, types);
  if (described === undefined) return [];
  const { fields } = described;
  const known = [...new Set(fields.map(({ key }) => key.replace(/\..*/, '')))].join(', ');
  const unknown = Object.keys(properties).filter((key) => !isKnown(described, key));
  return [
    ...unknown.map((key) => ({
      key,
      words: `Blocks of the type ${name} have no property “${key}”. They have ${known || 'none'}.`,
    })),
    ...propertyFaults(fields, properties).map(({ path, message }) => ({
      key: path.replace(/\.\d+/g, ''),
      words: `“${path}” of a block of the type ${name}: ${message.toLowerCase()}.`,
    })),
  ];
}

function isKnown({ fields, defaults, properties = {} }: Described, key: string): boolean {
  return (
    common.has(key) ||
    Object.hasOwn(defaults, key) ||
    Object.hasOwn(properties, key) ||
    declaredField(fields, key) !== undefined
  );
}
