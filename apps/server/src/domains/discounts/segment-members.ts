import { currencies } from '@omnis/models';

/** Minor units in a unit of the currency of a store, as SQL over `divisions`. */
const minorUnits = `CASE store.currency ${Object.entries(currencies)
  .map(([code, { decimals }]) => `WHEN '${code}' THEN ${10 ** decimals}`)
  .join(' ')} ELSE 100 END`;

/**
 * SQL that tells whether the shopper $3 of the store $1 is in a segment that the discount `d` is for: their confirmed address
 * is that of a customer whom the filters of the segment find. The filters are those of `customerFiltersSchema`, without a
 * search, which a discount does not take.
 */
export const inSegmentText = `EXISTS (
  SELECT FROM customer_segments AS segment
  JOIN customers AS person ON person.division_id = $1 AND person.id = $3::uuid AND person.verified_at IS NOT NULL
  JOIN customer_record_emails AS owned ON owned.division_id = $1 AND owned.email = lower(person.email)
  JOIN customer_records AS record ON record.division_id = $1 AND record.id = owned.record_id
  JOIN divisions AS store ON store.id = $1
  WHERE segment.division_id = $1 AND d.segments ? segment.id::text
    AND coalesce(segment.filters->>'search', '') = ''
    AND coalesce((segment.filters->>'consent' = 'yes') = (record.consent_at IS NOT NULL), true)
    AND coalesce(segment.filters->>'country' = record.country, true)
    AND (segment.filters->>'leadStatus' IS NULL OR segment.filters->>'leadStatus' IS NOT DISTINCT FROM record.lead_status)
    AND coalesce(record.orders >= (segment.filters->>'minOrders')::numeric, true)
    AND coalesce(record.spent_minor >= (segment.filters->>'minSpent')::numeric * ${minorUnits}, true)
    AND (coalesce(segment.filters->>'tag', '') = '' OR EXISTS (
      SELECT FROM jsonb_array_elements_text(record.tags) AS tag WHERE lower(tag) = lower(segment.filters->>'tag'))))`;
