/** Segments of customers that a discount is for, and images that stand in the text of an imported product. */
export const ownerRequests = `
-- Ids of saved filters; the customers of any of them may use it.
ALTER TABLE discounts ADD COLUMN segments jsonb NOT NULL DEFAULT '[]';
ALTER TABLE import_images ADD COLUMN in_text boolean NOT NULL DEFAULT false;
`;
