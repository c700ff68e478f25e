import type { Core } from '../../core.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { createJobsService } from './jobs.service.ts';

/** Jobs as staff look after them. */
export function createStaffJobs(core: Core) {
  return { routes: jobsRoutes(createJobsService(core)) };
}
