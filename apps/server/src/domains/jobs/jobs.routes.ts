import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import { asStaff } from '../../security/as-staff.ts';
import type { StaffJobs } from './jobs.service.ts';

/** The staff's calls about jobs. */
export function jobsRoutes(jobs: StaffJobs): Route[] {
  return [
    route('atlas.jobs', async (_context, { query }) => ok(await jobs.list(query))),
    route('atlas.jobFigures', async () => ok(await jobs.figures())),
    route('atlas.retryJobs', (context, { body }) => asStaff(context, (by) => jobs.retry(by, body.ids))),
    route('atlas.discardJobs', (context, { body }) => asStaff(context, (by) => jobs.discard(by, body.ids))),
  ];
}
