import { tenantTable } from './tenant-table.ts';

/**
 * Sums of the days that are over, so that the figures of a year need not read its orders. Each row says for which time zone
 * and currency it was counted; one of another zone or currency counts as missing. Triggers delete the rows of days in which an
 * order or a refund has changed, whichever release wrote it. They take a shared lock, which the counting takes alone: a day
 * is never kept without a change that was under way. Changes of today's orders take none, as young days are not kept.
 */
export const figures = `
${tenantTable(
  'figure_days',
  `
  day date NOT NULL,
  time_zone text NOT NULL,
  currency text NOT NULL,
  orders integer NOT NULL,
  returning_orders integer NOT NULL,
  items integer NOT NULL,
  returned_items integer NOT NULL,
  -- In minor units of the currency.
  gross_minor bigint NOT NULL,
  refunds_minor bigint NOT NULL,
  discounts_minor bigint NOT NULL,
  PRIMARY KEY (division_id, day)`,
)}

CREATE INDEX order_refunds_by_time ON order_refunds (division_id, created_at);

CREATE FUNCTION omnis_forget_figures(store integer, placed bigint, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('omnis.figures'), store);
  DELETE FROM figure_days WHERE division_id = store AND day = (at AT TIME ZONE time_zone)::date;
  DELETE FROM figure_days USING order_refunds AS refund
    WHERE figure_days.division_id = store AND refund.division_id = store AND refund.order_id = placed
    AND figure_days.day = (refund.created_at AT TIME ZONE figure_days.time_zone)::date;
END $$;

CREATE FUNCTION omnis_order_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM omnis_forget_figures(NEW.division_id, NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER order_counted_new AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.created_at < now() - interval '2 days') EXECUTE FUNCTION omnis_order_counted();
CREATE TRIGGER order_counted
  AFTER UPDATE OF payment_state, total_minor, discount_minor, currency, exchange_rate, owed_minor, charges ON orders
  FOR EACH ROW WHEN (OLD.created_at < now() - interval '2 days' AND (
    OLD.payment_state IN ('authorised', 'paid', 'refunded') <> (NEW.payment_state IN ('authorised', 'paid', 'refunded'))
    OR (OLD.total_minor, OLD.discount_minor, OLD.currency, OLD.exchange_rate, OLD.owed_minor, OLD.charges)
      IS DISTINCT FROM (NEW.total_minor, NEW.discount_minor, NEW.currency, NEW.exchange_rate, NEW.owed_minor, NEW.charges)))
  EXECUTE FUNCTION omnis_order_counted();

CREATE FUNCTION omnis_refund_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM omnis_forget_figures(NEW.division_id, NEW.order_id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER refund_counted_new AFTER INSERT ON order_refunds
  FOR EACH ROW WHEN (NEW.created_at < now() - interval '2 days') EXECUTE FUNCTION omnis_refund_counted();
CREATE TRIGGER refund_counted AFTER UPDATE OF state ON order_refunds
  FOR EACH ROW WHEN (OLD.created_at < now() - interval '2 days'
    AND (OLD.state = 'failed') <> (NEW.state = 'failed')) EXECUTE FUNCTION omnis_refund_counted();
`;
