import { tenantTable } from './tenant-table.ts';

/** Changes of many rows of a list, and the rows of each with what came of it. A row has no foreign key: that it was deleted is told. */
export const listEdits = `
${tenantTable(
  'list_edits',
  `
  id uuid NOT NULL,
  list text NOT NULL,
  action jsonb NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done')),
  -- Who asked for it, as the logs name them.
  by_kind text NOT NULL,
  by_id text NOT NULL,
  by_name text NOT NULL,
  total integer NOT NULL,
  processed integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  -- The edit that undoes this one.
  undone_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX list_edits_by_age ON list_edits (created_at);
${tenantTable(
  'list_edit_rows',
  `
  edit_id uuid NOT NULL,
  row_id text NOT NULL,
  name text NOT NULL DEFAULT '',
  -- NULL: not done yet.
  outcome text CHECK (outcome IN ('changed', 'unchanged', 'refused')),
  reason text NOT NULL DEFAULT '',
  -- What it was before, to undo it.
  former jsonb,
  PRIMARY KEY (division_id, edit_id, row_id),
  FOREIGN KEY (division_id, edit_id) REFERENCES list_edits (division_id, id) ON DELETE CASCADE`,
)}
`;
