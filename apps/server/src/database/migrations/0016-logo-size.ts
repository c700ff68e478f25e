/** Pixels of logos that were uploaded, so that a page keeps their place. */
export const logoSize = `
ALTER TABLE divisions
  ADD COLUMN logo_width integer,
  ADD COLUMN logo_height integer;
`;
