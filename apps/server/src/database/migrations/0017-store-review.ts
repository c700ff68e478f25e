/** Stores that staff look at, shut meanwhile (storefront.md §2 `/store-under-review/`). */
export const storeReview = `
ALTER TABLE divisions
  -- Null: not under review.
  ADD COLUMN review_since timestamptz,
  -- For its team to read.
  ADD COLUMN review_reason text NOT NULL DEFAULT '',
  -- Who put it there, as they were called then.
  ADD COLUMN review_by text NOT NULL DEFAULT '',
  ADD CONSTRAINT divisions_review_reason CHECK ((review_since IS NULL) = (review_reason = ''));

-- Administrators have every permission.
UPDATE staff_roles SET permissions = permissions || '["stores.review"]'
  WHERE name = 'administrator' AND NOT permissions ? 'stores.review';
`;
