import { customerLimits } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { customerFiltersSchema, customerText } from './customers.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const one = divisionParams.extend({ id: z.uuid() });

const segmentFields = {
  name: customerText(customerLimits.segmentName).min(1, 'This field is required'),
  filters: customerFiltersSchema,
} as const;

/** A saved filter of the list of customers. */
export const customerSegmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: customerFiltersSchema,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A saved filter of the list of customers. */
export type CustomerSegment = z.output<typeof customerSegmentSchema>;

export const dashboardCustomerSegments = defineCall('dashboard.customerSegments', {
  method: 'GET',
  path: `${dashboard}/customers/segments/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Saved filters of the list of customers, by name.',
  params: divisionParams,
  response: z.object({ items: z.array(customerSegmentSchema) }),
});

export const dashboardCreateCustomerSegment = defineCall('dashboard.createCustomerSegment', {
  method: 'POST',
  path: `${dashboard}/customers/segments/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Save filters of the list of customers under a name.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object(segmentFields),
  response: customerSegmentSchema,
});

export const dashboardUpdateCustomerSegment = defineCall('dashboard.updateCustomerSegment', {
  method: 'PATCH',
  path: `${dashboard}/customers/segments/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Rename a saved filter; `version` is the one that was read.',
  idempotent: true,
  params: one,
  body: z.object({
    name: segmentFields.name,
    version: readVersion,
  }),
  response: customerSegmentSchema,
});

export const dashboardDeleteCustomerSegment = defineCall('dashboard.deleteCustomerSegment', {
  method: 'DELETE',
  path: `${dashboard}/customers/segments/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Delete a saved filter; its customers stay.',
  idempotent: true,
  params: one,
  response: done,
});
