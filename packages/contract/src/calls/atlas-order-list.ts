import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { orderFiltersSchema } from './order-list.ts';
import { v3 } from '../prefixes.ts';

export const atlasExportOrders = defineCall('atlas.exportOrders', {
  method: 'GET',
  path: `${v3}/atlas/stores/:division/orders/export/`,
  access: 'staff',
  permission: 'orders.view',
  summary:
    'Orders of a store as a CSV file, as its own team downloads it; the log of the store has the name of who had it.',
  params: divisionParams,
  query: orderFiltersSchema,
  response: z.string(),
});
