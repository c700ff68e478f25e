import { tenantTable } from './tenant-table.ts';

/** Notes that a store's team writes on its orders, and the tags by which it sorts them; shoppers see neither. */
export const orderNotes = `
ALTER TABLE orders ADD COLUMN tags jsonb NOT NULL DEFAULT '[]';

${tenantTable(
  'order_notes',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL,
  text text NOT NULL,
  tags_added jsonb NOT NULL DEFAULT '[]',
  tags_removed jsonb NOT NULL DEFAULT '[]',
  by_kind text NOT NULL,
  by_id text,
  by_name text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT, DELETE',
)}
CREATE INDEX order_notes_by_order ON order_notes (division_id, order_id, id);
`;
