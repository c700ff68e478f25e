import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/** Gift cards: products that are sold at a value, the cards that come of them, and what they pay for. */
export const giftCards = `
-- Each of its variants is a value; it has no VAT, no sale, nothing to be put on it and no stock.
ALTER TABLE products ADD COLUMN is_gift_card boolean NOT NULL DEFAULT false;

-- For whom a gift card is: { "email": "", "name": "Ann", "message": "" }; null for all other goods.
ALTER TABLE basket_lines ADD COLUMN gift_card jsonb;
ALTER TABLE order_items ADD COLUMN gift_card jsonb;

-- What of the total gift cards pay; the processor is asked for the rest.
ALTER TABLE orders ADD COLUMN gift_card_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE orders ADD CONSTRAINT orders_gift_card_minor CHECK (gift_card_minor BETWEEN 0 AND total_minor);
-- What of it went back to gift cards.
ALTER TABLE order_refunds ADD COLUMN gift_card_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE order_refunds ADD CONSTRAINT order_refunds_gift_card_minor CHECK (gift_card_minor BETWEEN 0 AND amount_minor);

${tenantTable(
  'gift_cards',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Keyed, so that the table alone does not tell whether a code is right.
  code_hash text NOT NULL,
  code_sealed text NOT NULL,
  -- The last four of the code.
  ending text NOT NULL,
  currency text NOT NULL,
  value_minor bigint NOT NULL CHECK (value_minor > 0),
  balance_minor bigint NOT NULL CHECK (balance_minor BETWEEN 0 AND value_minor),
  recipient_email text NOT NULL,
  recipient_name text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  -- Who gives it, as the mail says.
  issued_by text NOT NULL,
  -- The line of the order that it was bought in, and which of its units it is; null when the team issued it.
  order_id bigint,
  order_item_id uuid,
  unit integer,
  expires_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, code_hash),
  UNIQUE (division_id, order_item_id, unit),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT, UPDATE',
)}
${sealed('gift_cards', 'code_sealed')}
CREATE INDEX gift_cards_by_time ON gift_cards (division_id, created_at DESC, id);
CREATE INDEX gift_cards_by_order ON gift_cards (division_id, order_id);

${tenantTable(
  'gift_card_uses',
  `
  order_id bigint NOT NULL,
  card_id uuid NOT NULL,
  -- In which order they pay.
  position integer NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- What of it went back to the card.
  returned_minor bigint NOT NULL DEFAULT 0 CHECK (returned_minor BETWEEN 0 AND amount_minor),
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, order_id, card_id),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id),
  FOREIGN KEY (division_id, card_id) REFERENCES gift_cards (division_id, id)`,
  'SELECT, INSERT, UPDATE',
)}
CREATE INDEX gift_card_uses_by_card ON gift_card_uses (division_id, card_id);

${tenantTable(
  'basket_gift_cards',
  `
  owner text NOT NULL,
  card_id uuid NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, owner, card_id),
  FOREIGN KEY (division_id, card_id) REFERENCES gift_cards (division_id, id)`,
)}

-- Code that stands in a mail, sealed; the text has a gap for it, which is filled when it is sent or read.
ALTER TABLE mails ADD COLUMN secret_sealed text;
${sealed('mails', 'secret_sealed')}
`;
