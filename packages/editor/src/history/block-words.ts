import type { BlockRegistry } from '@omnis/blocks';
import { blockName, type Block, type BlockChange } from '@omnis/models';
import type { VersionTexts } from '../texts/versions/index.ts';

/** Title of a type for shop owners; its name for a type that nobody knows. */
export const typeTitle = (registry: BlockRegistry, type: string): string => registry.get(type)?.title ?? type;

/** A block by its type and its own words, such as `Banner “Summer sale”`. */
export function blockWords(
  t: VersionTexts,
  registry: BlockRegistry,
  block: Pick<Block, 'type' | 'properties'> | Pick<BlockChange, 'type' | 'name'>,
): string {
  const name = 'name' in block && typeof block.name === 'string' ? block.name : '';
  const words = 'properties' in block && typeof block.properties === 'object' ? blockName(block) : name;
  const title = typeTitle(registry, block.type);
  return words === '' ? title : t('titleAndName', { title, name: words });
}

/** The label of a property of a block type: that of its field, else its key. */
export function fieldLabel(registry: BlockRegistry, type: string, key: string): string {
  const field = registry.get(type)?.fields.find((each) => each.key === key);
  return field?.label ?? key;
}
