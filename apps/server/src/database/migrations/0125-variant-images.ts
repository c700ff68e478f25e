/** Images of an import that show variants which have no colour, by what those are called. */
export const variantImages = `
ALTER TABLE import_images ADD COLUMN sizes jsonb NOT NULL DEFAULT '[]';
`;
