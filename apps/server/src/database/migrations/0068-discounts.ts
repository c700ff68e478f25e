import { tenantTable } from './tenant-table.ts';

/**
 * Discounts, which take the place of coupons: their codes, whom they are for, and which orders used them. Coupons are
 * copied; their table is dropped a release later.
 */
export const discounts = `
${tenantTable(
  'discounts',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  title text NOT NULL,
  method text NOT NULL CHECK (method IN ('code', 'automatic')),
  kind text NOT NULL CHECK (kind IN ('percentage', 'fixed_amount', 'free_delivery', 'buy_x_get_y')),
  -- Percent, or minor units of the division's currency.
  value bigint NOT NULL DEFAULT 0 CHECK (value >= 0),
  goods jsonb NOT NULL DEFAULT '{"kind": "all"}',
  buy_and_get jsonb,
  minimum_minor bigint NOT NULL DEFAULT 0,
  minimum_quantity integer NOT NULL DEFAULT 0,
  -- Only for those in discount_customers, also when none of them is left.
  for_customers boolean NOT NULL DEFAULT false,
  once_per_customer boolean NOT NULL DEFAULT false,
  max_uses integer,
  max_uses_per_code integer,
  starts_at timestamptz,
  ends_at timestamptz,
  combines boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  uses integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX discounts_newest ON discounts (division_id, created_at DESC, id DESC);

${tenantTable(
  'discount_codes',
  `
  code text NOT NULL,
  discount_id uuid NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, code),
  FOREIGN KEY (division_id, discount_id) REFERENCES discounts (division_id, id) ON DELETE CASCADE`,
)}
CREATE UNIQUE INDEX discount_codes_in_any_case ON discount_codes (division_id, upper(code));
CREATE INDEX discount_codes_by_discount ON discount_codes (division_id, discount_id, created_at, code);

${tenantTable(
  'discount_customers',
  `
  discount_id uuid NOT NULL,
  -- In small letters.
  email text NOT NULL,
  PRIMARY KEY (division_id, discount_id, email),
  FOREIGN KEY (division_id, discount_id) REFERENCES discounts (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX discount_customers_by_email ON discount_customers (division_id, email);

${tenantTable(
  'discount_uses',
  `
  discount_id uuid NOT NULL,
  order_id bigint NOT NULL,
  code text,
  -- Off the goods, in the order's currency.
  amount_minor bigint NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  -- When it was given back, because the order was cancelled or its payment failed.
  released_at timestamptz,
  PRIMARY KEY (division_id, discount_id, order_id),
  FOREIGN KEY (division_id, discount_id) REFERENCES discounts (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX discount_uses_by_order ON discount_uses (division_id, order_id);

INSERT INTO discounts
  (division_id, id, title, method, kind, value, minimum_minor, starts_at, ends_at, max_uses, uses)
SELECT DISTINCT ON (division_id, upper(code))
  division_id, md5(division_id || ':' || upper(code))::uuid, coalesce(nullif(description, ''), code), 'code',
  CASE kind WHEN 'percent' THEN 'percentage' WHEN 'fixed' THEN 'fixed_amount' ELSE 'free_delivery' END,
  CASE kind WHEN 'percent' THEN least(100, greatest(1, value)) WHEN 'fixed' THEN greatest(1, value) ELSE 0 END,
  minimum_minor, starts_at, expires_at, max_uses, uses
FROM coupons ORDER BY division_id, upper(code), code;

INSERT INTO discount_codes (division_id, code, discount_id, uses)
SELECT DISTINCT ON (division_id, upper(code)) division_id, code, md5(division_id || ':' || upper(code))::uuid, uses
FROM coupons ORDER BY division_id, upper(code), code;

INSERT INTO discount_uses (division_id, discount_id, order_id, code, amount_minor, used_at, released_at)
SELECT orders.division_id, discount_codes.discount_id, orders.id, discount_codes.code, orders.discount_minor,
  orders.created_at, CASE WHEN orders.payment_state = 'failed' THEN orders.updated_at END
FROM orders JOIN discount_codes
  ON discount_codes.division_id = orders.division_id AND upper(discount_codes.code) = upper(orders.coupon);
`;
