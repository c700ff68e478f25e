/**
 * Orders that a store's team builds. A draft is an order that nobody has placed: it has no status log, holds no stock, and
 * counts nowhere until it is paid. `version` counts the changes of address and lines.
 */
export const orderDrafts = `
ALTER TABLE orders ADD COLUMN draft jsonb;
ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX orders_drafts ON orders (division_id, created_at DESC, id DESC) WHERE draft IS NOT NULL;
ALTER TABLE divisions ADD COLUMN next_draft_number integer NOT NULL DEFAULT 1;
`;
