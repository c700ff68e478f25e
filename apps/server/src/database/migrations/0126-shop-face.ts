/**
 * Parts of a shop's face that its team edits beside its menu and its pages: what its footer shows besides links, the code
 * in the head of its pages, and the version of each part that is saved by itself (storefront.md §3, Subdomain data).
 */
export const shopFace = `
ALTER TABLE divisions
  ADD COLUMN footer_details jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN custom_code jsonb,
  ADD COLUMN face_versions jsonb NOT NULL DEFAULT '{}';
`;
