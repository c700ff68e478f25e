import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { mostNamedProducts } from './bulk-edits.ts';
import { productFilter } from './product-fields.ts';

export const dashboardExportProducts = defineCall('dashboard.exportProducts', {
  method: 'GET',
  path: `${dashboard}/products/export/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary:
    'Products of the store as a CSV file that an import reads again (UTF-8 with a byte order mark): named ones, or all that match.',
  params: divisionParams,
  query: productFilter.extend({
    /** Ids with commas between them; then the filter does not count. */
    ids: z
      .string()
      .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'Enter ids with commas between them')
      .refine(
        (text) => text.split(',').length <= mostNamedProducts,
        `Choose at most ${mostNamedProducts} products`,
      )
      .optional(),
  }),
  response: z.string(),
});
