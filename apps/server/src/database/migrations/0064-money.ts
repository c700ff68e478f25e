import { tenantTable } from './tenant-table.ts';

/**
 * Payments that come to a store otherwise than by the platform's processor, refunds that a person makes, and the VAT number
 * that an order was placed under: '' where the store charged no VAT, null of orders from before it was noted.
 */
export const money = `
ALTER TABLE orders ADD COLUMN vat_number text;

ALTER TABLE order_refunds
  ADD COLUMN by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN by_name text NOT NULL DEFAULT '',
  ADD COLUMN idempotency_key text,
  ADD COLUMN body_hash text;
CREATE UNIQUE INDEX order_refunds_by_key ON order_refunds (division_id, idempotency_key);

${tenantTable(
  'order_payments',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL,
  method text NOT NULL CHECK (method IN ('bank_transfer', 'cash', 'purchase_order')),
  reference text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- Null while a purchase order is still to be paid.
  paid_on text CHECK (paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  by_kind text NOT NULL,
  by_id text,
  by_name text NOT NULL,
  idempotency_key text NOT NULL,
  body_hash text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, idempotency_key),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT',
)}
CREATE INDEX order_payments_by_order ON order_payments (division_id, order_id, id);
`;
