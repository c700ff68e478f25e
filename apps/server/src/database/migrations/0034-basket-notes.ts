import { tenantTable } from './tenant-table.ts';

/** Words for the parcel that wait in the basket until it is ordered. */
export const basketNotes = `
${tenantTable(
  'basket_notes',
  `
  owner text NOT NULL,
  -- No row without words.
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 500),
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, owner)`,
)}
`;
