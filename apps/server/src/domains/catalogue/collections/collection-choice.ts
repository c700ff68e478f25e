import type { FieldError } from '../../../http/field-errors.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Faults of the collections that an owner chooses on a product's page. */
export function collectionErrors(
  { collectionIds = [] }: { readonly collectionIds?: readonly number[] | undefined },
  snapshot: Snapshot,
): FieldError[] {
  const kinds = new Map(snapshot.collections.map(({ id, kind }) => [id, kind]));
  return collectionIds.flatMap((id, at) => {
    const kind = kinds.get(id);
    if (kind === 'manual') return [];
    const message =
      kind === undefined
        ? 'This store has no such collection'
        : 'The rules of an automatic collection choose its products';
    return [{ field: `collectionIds.${at}`, message }];
  });
}
