import { tenantTable } from './tenant-table.ts';

/** Browsers that are told of orders by push messages (platform.md §4 Notification permission), and what they are told. */
export const pushMessages = `${tenantTable(
  'push_subscriptions',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Where its push service takes messages, and the hash that it is found by: addresses are long.
  endpoint text NOT NULL,
  endpoint_hash text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- Who wants to be told of all their orders in it; null where it is about single orders only.
  customer_id uuid,
  language text NOT NULL DEFAULT 'en',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, endpoint_hash)`,
)}
CREATE INDEX push_subscriptions_by_customer ON push_subscriptions (division_id, customer_id);

${tenantTable(
  'push_subscription_orders',
  `
  subscription_id uuid NOT NULL,
  order_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, subscription_id, order_id),
  FOREIGN KEY (division_id, subscription_id) REFERENCES push_subscriptions (division_id, id) ON DELETE CASCADE,
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX push_subscription_orders_by_order ON push_subscription_orders (division_id, order_id);

${tenantTable(
  'push_messages',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL,
  -- One message for one happening, however often its job runs.
  dedupe_key text NOT NULL,
  -- Title, text, path and tag, as the browser shows them.
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, subscription_id, dedupe_key),
  FOREIGN KEY (division_id, subscription_id) REFERENCES push_subscriptions (division_id, id) ON DELETE CASCADE`,
)}
`;
