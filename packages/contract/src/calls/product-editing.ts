import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { managedProductSchema, productChanges } from './dashboard.ts';
import { dashboard } from '../prefixes.ts';

const idParams = divisionParams.extend({ id: z.coerce.number().int().positive() });

export const dashboardCreateProduct = defineCall('dashboard.createProduct', {
  method: 'POST',
  path: `${dashboard}/products/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  idempotent: 'optional',
  summary: 'Add a product as a draft: its name is enough. It is sold once `enabled` is set.',
  params: divisionParams,
  body: productChanges
    .omit({ images: true, version: true, expectedUpdatedAt: true })
    .required({ name: true }),
  response: managedProductSchema,
});

export const dashboardDuplicateProduct = defineCall('dashboard.duplicateProduct', {
  method: 'POST',
  path: `${dashboard}/products/:id/duplicate/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  idempotent: 'optional',
  summary: 'Copy a product with its pictures, options and variants as a draft.',
  params: idParams,
  body: z.object({ name: z.string().trim().min(1, 'This field is required').max(200).optional() }),
  response: managedProductSchema,
});

export const dashboardDeleteProduct = defineCall('dashboard.deleteProduct', {
  method: 'DELETE',
  path: `${dashboard}/products/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  idempotent: 'optional',
  summary: 'Delete a product with its reviews. Orders keep what they bought.',
  params: idParams,
  query: z.object({
    /** The version that was read; another one is answered with 409. */
    version: z.coerce.number().int().optional(),
  }),
  response: done,
});
