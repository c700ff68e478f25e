import { tenantTable } from './tenant-table.ts';

/**
 * Search and filters of a store's orders. Each order has its terms: words of its number, names, email address, postcodes and
 * lines, folded as the shopper's search folds them; and, by a sign that no word has, its number (`#`), its tags (`%`), the
 * codes of its discounts (`$`) and its products (`@`). Comparing text by its beginning is all that a policy of row level
 * security lets an index do, so terms are rows rather than one long text. Triggers write them, so that an order has them
 * whichever release wrote it.
 */
export const orderList = `
${tenantTable(
  'order_terms',
  `
  order_id bigint NOT NULL,
  term text COLLATE "C" NOT NULL,
  PRIMARY KEY (division_id, order_id, term),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id) ON DELETE CASCADE`,
  'SELECT, INSERT, DELETE',
)}
CREATE INDEX order_terms_by_term ON order_terms (division_id, term, order_id);

-- Small letters of every language, also in a database whose locale is C.
DO $$ BEGIN
  EXECUTE format('CREATE FUNCTION omnis_lower(written text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS %L',
    CASE WHEN EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu' AND pg_catalog.pg_collation_is_visible(oid))
      THEN 'SELECT lower(written COLLATE "und-x-icu")' ELSE 'SELECT lower(written)' END);
END $$;

CREATE FUNCTION omnis_words(written text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT DISTINCT left(word, 60) FROM regexp_split_to_table(
    replace(replace(replace(
      omnis_lower(regexp_replace(
        normalize(written, NFKD),
        '[''\\u2019\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g')),
      'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
    '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+') AS words (word)
  WHERE word <> ''
$$;

CREATE FUNCTION omnis_order_terms(placed orders) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT omnis_words(concat_ws(' ', placed.number, placed.email, placed.customer_name,
    (SELECT string_agg(concat_ws(' ', address ->> 'firstName', address ->> 'lastName', address ->> 'company',
      address ->> 'zip', replace(address ->> 'zip', ' ', '')), ' ')
     FROM (VALUES (placed.shipping_address), (placed.billing_address)) AS addresses (address))))
  UNION SELECT '#' || omnis_lower(placed.number)
  UNION SELECT '#' || omnis_lower(regexp_replace(placed.number, '^.*-', ''))
  UNION SELECT '%' || omnis_lower(tag) FROM jsonb_array_elements_text(
    CASE jsonb_typeof(placed.tags) WHEN 'array' THEN placed.tags ELSE '[]' END) AS tags (tag)
  UNION SELECT '$' || upper(code) FROM (
    SELECT placed.coupon AS code
    UNION ALL SELECT discount ->> 'code' FROM jsonb_array_elements(
      CASE jsonb_typeof(placed.discounts) WHEN 'array' THEN placed.discounts ELSE '[]' END) AS discounts (discount)
  ) AS codes WHERE code IS NOT NULL
$$;

CREATE FUNCTION omnis_line_terms(line order_items) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT omnis_words(line.name)
  UNION SELECT '@' || line.product_id WHERE line.product_id IS NOT NULL
$$;

CREATE FUNCTION omnis_write_order_terms(store integer, placed bigint) RETURNS void LANGUAGE sql AS $$
  DELETE FROM order_terms WHERE division_id = store AND order_id = placed;
  INSERT INTO order_terms (division_id, order_id, term)
    SELECT store, placed, term FROM orders, omnis_order_terms(orders) AS terms (term)
    WHERE orders.division_id = store AND orders.id = placed
    UNION SELECT store, placed, term FROM orders
      JOIN order_items ON order_items.division_id = orders.division_id AND order_items.order_id = orders.id,
      omnis_line_terms(order_items) AS terms (term)
    WHERE orders.division_id = store AND orders.id = placed
$$;

CREATE FUNCTION omnis_order_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_terms (division_id, order_id, term)
    SELECT NEW.division_id, NEW.id, term FROM omnis_order_terms(NEW) AS terms (term);
  RETURN NULL;
END $$;
CREATE TRIGGER order_placed AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION omnis_order_placed();

CREATE FUNCTION omnis_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM omnis_write_order_terms(NEW.division_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_changed
  AFTER UPDATE OF number, email, customer_name, shipping_address, billing_address, tags, coupon, discounts ON orders
  FOR EACH ROW WHEN (
    (OLD.number, OLD.email, OLD.customer_name, OLD.shipping_address, OLD.billing_address, OLD.tags, OLD.coupon, OLD.discounts)
    IS DISTINCT FROM
    (NEW.number, NEW.email, NEW.customer_name, NEW.shipping_address, NEW.billing_address, NEW.tags, NEW.coupon, NEW.discounts))
  EXECUTE FUNCTION omnis_order_changed();

CREATE FUNCTION omnis_line_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_terms (division_id, order_id, term)
    SELECT NEW.division_id, NEW.order_id, term FROM omnis_line_terms(NEW) AS terms (term)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER line_added AFTER INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION omnis_line_added();

CREATE FUNCTION omnis_line_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM omnis_write_order_terms(OLD.division_id, OLD.order_id);
  RETURN NULL;
END $$;
CREATE TRIGGER line_changed AFTER UPDATE OF name, product_id OR DELETE ON order_items
  FOR EACH ROW EXECUTE FUNCTION omnis_line_changed();

INSERT INTO order_terms (division_id, order_id, term)
  SELECT division_id, id, term FROM orders, omnis_order_terms(orders) AS terms (term);
INSERT INTO order_terms (division_id, order_id, term)
  SELECT DISTINCT order_items.division_id, order_items.order_id, term
  FROM order_items JOIN orders ON orders.division_id = order_items.division_id AND orders.id = order_items.order_id,
  omnis_line_terms(order_items) AS terms (term)
ON CONFLICT DO NOTHING;

CREATE INDEX orders_by_status ON orders (division_id, status, created_at DESC, id DESC);
CREATE INDEX orders_by_payment ON orders (division_id, payment_state, created_at DESC, id DESC);
CREATE INDEX orders_by_country ON orders (division_id, country, created_at DESC, id DESC);
CREATE INDEX orders_by_total ON orders (division_id, total_minor, id);
`;
