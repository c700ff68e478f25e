import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { JobKind } from '../../../jobs/job-kind.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import type { ProductChanges } from './product-changes.ts';

const saleSchema = z.object({ division: z.number(), id: z.number() });

/** Shows a product at its new prices when a sale starts or ends. */
export const saleDateJob: JobKind<z.output<typeof saleSchema>> = {
  name: 'catalogue.sale-date',
  title: 'Show the prices of a sale that starts or ends',
  schema: saleSchema,
  retries: 5,
};

/** Has shoppers see a product's prices as they are when a sale starts or ends. */
export function handleSaleDates(
  { jobs }: Pick<Core, 'jobs'>,
  catalogue: Pick<CatalogueService, 'changed'>,
): void {
  jobs.handle(saleDateJob, ({ division, id }) => catalogue.changed(division, [id]));
}

/**
 * Writes a job for each date of a sale that is still to come. One whose date was changed since finds the prices right and
 * does no harm.
 */
export async function noteSaleDates(
  db: Db,
  { jobs, ...data }: Pick<Core, 'jobs'> & { readonly division: number; readonly id: number },
  { saleFrom, saleUntil }: Pick<ProductChanges, 'saleFrom' | 'saleUntil'>,
): Promise<void> {
  for (const date of [saleFrom, saleUntil]) {
    const left = date == null ? 0 : new Date(date).getTime() - Date.now();
    if (left > 0)
      await jobs.enqueueLater(db, saleDateJob, { data, afterSeconds: Math.ceil(left / 1000) + 1 });
  }
}
