import type { CallInput } from '@omnis/contract';
import type { CollectionKind, CurrencyCode } from '@omnis/models';
import type { Updateable } from 'kysely';
import type { FieldError } from '../../../http/field-errors.ts';
import type { CollectionsTable } from '../catalogue.tables.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { ruleFaults, toStoredRules } from './collection-rules.ts';

/** The fields of a collection, as they are sent. */
export type CollectionValues = Omit<CallInput<'dashboard.updateCollection'>['body'], 'version' | 'kind'>;

/** Columns of a collection that its owner decides on. */
export type CollectionColumns = Omit<Updateable<CollectionsTable>, 'division_id' | 'id' | 'kind'>;

/** The collection of which values are judged. */
export interface Judged {
  readonly kind: CollectionKind;
  readonly isNew: boolean;
  readonly currency: CurrencyCode;
  readonly snapshot: Snapshot;
}

/** Faults of values that no single field tells. */
export function collectionFaults(
  values: CollectionValues,
  { kind, isNew, currency, snapshot }: Judged,
): FieldError[] {
  const { rules, productIds = [], sort } = values;
  const errors: FieldError[] = ruleFaults(rules ?? [], currency);
  if (kind === 'manual') {
    if (rules !== undefined && rules.length > 0)
      errors.push({ field: 'rules', message: 'A manual collection has no rules' });
  } else {
    if ((rules === undefined && isNew) || rules?.length === 0)
      errors.push({ field: 'rules', message: 'Add a rule' });
    if (productIds.length > 0)
      errors.push({
        field: 'productIds',
        message: 'The rules of an automatic collection choose its products',
      });
    if (sort === 'manual')
      errors.push({ field: 'sort', message: 'An automatic collection has no order made by hand' });
  }
  const seen = new Set<number>();
  for (const [at, id] of productIds.entries()) {
    if (snapshot.byId(id) === undefined)
      errors.push({ field: `productIds.${at}`, message: 'This store has no such product' });
    else if (seen.has(id))
      errors.push({ field: `productIds.${at}`, message: 'This product is in the list already' });
    seen.add(id);
  }
  return errors;
}

/** The columns that values change, the address aside. */
export function collectionColumns(values: CollectionValues, currency: CurrencyCode): CollectionColumns {
  const { name, description, sort, metaTitle, metaDescription, match, rules, image } = values;
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(sort === undefined ? {} : { sort }),
    ...(metaTitle === undefined ? {} : { meta_title: metaTitle }),
    ...(metaDescription === undefined ? {} : { meta_description: metaDescription }),
    ...(match === undefined ? {} : { match }),
    ...(rules === undefined ? {} : { rules: JSON.stringify(toStoredRules(rules, currency)) }),
    ...(image === undefined ? {} : { image }),
  };
}
