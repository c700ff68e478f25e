import { platformTable } from './platform-table.ts';

/** The processes that run jobs, so that web processes that run none can tell when nobody does. */
export const jobWorkers = `
${platformTable(
  'job_workers',
  `
  -- Drawn by each process at its start.
  process bigint PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()`,
)}

-- Administrators have every permission.
UPDATE staff_roles SET permissions = permissions || '["jobs.manage"]'
  WHERE name = 'administrator' AND NOT permissions ? 'jobs.manage';
`;
