/**
 * Staff's decisions on products. A store whose new products wait for approval says so itself; all others have theirs approved
 * at once, as before. The default reads the store of the tenant, so that a product waits whichever way it was added.
 */
export const productApproval = `
ALTER TABLE divisions ADD COLUMN approves_products boolean NOT NULL DEFAULT false;

ALTER TABLE products
  -- Why it was denied, for its owner to read; '' otherwise.
  ADD COLUMN denial_reason text NOT NULL DEFAULT '',
  ADD COLUMN approval_asked_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN approval_decided_at timestamptz,
  ADD COLUMN approval_decided_by text NOT NULL DEFAULT '';

CREATE FUNCTION omnis_new_product_approval() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT CASE WHEN approves_products THEN 'Not modded yet' END FROM divisions WHERE id = omnis_division()),
    'Approved')
$$;
ALTER TABLE products ALTER COLUMN approval_status SET DEFAULT omnis_new_product_approval();

CREATE INDEX products_by_approval ON products (approval_status, approval_asked_at, division_id, id)
  WHERE approval_status <> 'Approved';
`;
