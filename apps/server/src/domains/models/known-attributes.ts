import { managedCustomerSchema, managedOrderSchema, managedProductSchema } from '@omnis/contract';
import {
  badgeSchema,
  customerSchema,
  divisionSchema,
  fontSchema,
  imageSchema,
  manufacturerSchema,
  orderItemSchema,
  orderSchema,
  orderStatusSchema,
  pageSchema,
  productSchema,
  tagSchema,
  timeIntervalSchema,
  userSchema,
} from '@omnis/models';
import { z } from 'zod';
import { fail, type Failure } from '../../http/answer.ts';
import type { Model } from '../catalogue/models.service.ts';

/** Names of the fields of an entity, whatever is done to it before it is read. */
function fieldsOf(schema: z.ZodType): readonly string[] {
  const object = schema instanceof z.ZodPipe ? schema.out : schema;
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/** Fields of each type as platform.md §3 names them, and as its own screens read it: a model may lack those that are optional. */
const fields: Readonly<Record<string, readonly string[]>> = {
  badge: fieldsOf(badgeSchema),
  customer: [...fieldsOf(customerSchema), ...fieldsOf(managedCustomerSchema)],
  division: [...fieldsOf(divisionSchema), 'customersNext'],
  font: fieldsOf(fontSchema),
  image: fieldsOf(imageSchema),
  manufacturer: fieldsOf(manufacturerSchema),
  order: [...fieldsOf(orderSchema), ...fieldsOf(managedOrderSchema)],
  order_item: fieldsOf(orderItemSchema),
  order_status: fieldsOf(orderStatusSchema),
  page: fieldsOf(pageSchema),
  product: [...fieldsOf(productSchema), ...fieldsOf(managedProductSchema)],
  project: fieldsOf(manufacturerSchema),
  tag: fieldsOf(tagSchema),
  time_interval: fieldsOf(timeIntervalSchema),
  user: fieldsOf(userSchema),
};

/**
 * Failure of a request for attributes that models of a type do not have, which names each; null when all are known. Types
 * without a schema of their own are known by the models that were found.
 */
export function attributesFailure(
  type: string,
  attributes: readonly string[],
  models: readonly Model[],
): Failure | null {
  const own = fields[type] ?? [];
  if (own.length === 0 && models.length === 0) return null;
  const known = new Set(['id', ...own, ...models.flatMap((model) => Object.keys(model))]);
  const errors = attributes.flatMap((name, at) =>
    known.has(name)
      ? []
      : [{ field: `attributes.${at}`, message: `There is no attribute “${name}” of the model “${type}”` }],
  );
  const [first] = errors;
  return first ? { ...fail('validation_failed', first.message), errors } : null;
}
