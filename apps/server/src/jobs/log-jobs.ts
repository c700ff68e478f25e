import type { FastifyBaseLogger } from 'fastify';
import type { JobsDeps } from './jobs.ts';

/** Says in the log which jobs failed, without what they carry. */
export function logJobs(logger: FastifyBaseLogger): Pick<JobsDeps, 'onFailure' | 'onWarning'> {
  return {
    onFailure: (failed, error) => {
      if (failed.isLast) logger.error({ ...failed, err: error }, 'a job failed for good');
      else logger.warn({ ...failed, reason: error.message }, 'a job failed and is tried again');
    },
    onWarning: (message) => logger.warn(message),
  };
}
