import { blockData, type BlockField, type BlockTypeData } from '@omnis/blocks/data';
import { isPseudoType } from '@omnis/models';

const types = new Map<string, BlockTypeData>(Object.entries(blockData));

/** The fields that a type of block declares; none for a type that nobody knows. A pattern, `_pod_`, has those of its type. */
export function fieldsOf(type: string): readonly BlockField[] {
  return types.get(isPseudoType(type) ? type.slice(1, -1) : type)?.fields ?? [];
}
