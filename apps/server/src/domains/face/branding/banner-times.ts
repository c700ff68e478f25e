import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { JobKind } from '../../../jobs/job-kind.ts';

const timeSchema = z.object({ division: z.number() });

/** Shows or hides a banner when its time begins or ends. */
export const bannerTimeJob: JobKind<z.output<typeof timeSchema>> = {
  name: 'face.banner-time',
  title: 'Show or hide a banner at its time',
  schema: timeSchema,
  retries: 5,
};

/** Has pages made anew when the time of a banner begins or ends. */
export function handleBannerTimes({
  jobs,
  cache,
  divisions,
}: Pick<Core, 'jobs' | 'cache' | 'divisions'>): void {
  jobs.handle(bannerTimeJob, async ({ division }) => {
    await divisions.changed(division);
    cache.drop([`division:${division}`, `pages:${division}`]);
  });
}

/** Writes a job for each end of a banner's time that is still to come; one of a time that was changed since does no harm. */
export async function noteBannerTimes(
  db: Db,
  { jobs, division }: Pick<Core, 'jobs'> & { readonly division: number },
  { from, until }: { readonly from: string | null; readonly until: string | null },
): Promise<void> {
  for (const time of [from, until]) {
    const left = time === null ? 0 : Date.parse(time) - Date.now();
    if (left > 0)
      await jobs.enqueueLater(db, bannerTimeJob, {
        data: { division },
        afterSeconds: Math.ceil(left / 1000) + 1,
      });
  }
}
