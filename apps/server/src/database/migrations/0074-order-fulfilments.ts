import { tenantTable } from './tenant-table.ts';

/**
 * Parcels of orders with the items in them. `orders.tracking_codes` keeps the numbers that customers see, which the former
 * release reads.
 */
export const orderFulfilments = `
${tenantTable(
  'order_fulfilments',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id bigint NOT NULL,
  position integer NOT NULL,
  lines jsonb NOT NULL,
  carrier text NOT NULL DEFAULT 'other',
  code text NOT NULL DEFAULT '',
  url text,
  notified boolean NOT NULL DEFAULT false,
  -- Whether the store's team or the platform's staff sent it.
  sent_by text NOT NULL CHECK (sent_by IN ('store', 'platform')),
  status_before text,
  status_after text,
  by_id text,
  by_name text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  cancelled_at timestamptz,
  cancelled_by text,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, order_id, position),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
)}
`;
