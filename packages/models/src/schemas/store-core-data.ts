import { z } from 'zod';
import { paymentProcessors } from '../store.ts';
import { currencySchema, splitTestSchema } from './common.ts';
import { currencyCode, values } from './fields.ts';
import { pageSchema } from './page.ts';
import { storeThemeSchema, subdomainSchema } from './subdomain.ts';

/** Answer of getStoreCoreData: what a store starts from (storefront.md §3). */
export const storeCoreDataSchema = z.looseObject({
  pages: z.array(pageSchema).default([]),
  state: z.looseObject({
    currency: z
      .looseObject({ code: currencyCode.default('GBP'), currencies: z.array(currencySchema).default([]) })
      .prefault({}),
    splitTest: z.array(splitTestSchema).default([]),
    subdomain: subdomainSchema.prefault({}),
    theme: storeThemeSchema.prefault({}),
    /** Last order dates by currency or country. */
    christmasCutoffDates: values,
    christmasContent: values,
    paymentProcessor: z.enum(paymentProcessors).default('teemill'),
  }),
});
/** Core data of a store. */
export type StoreCoreData = z.output<typeof storeCoreDataSchema>;
