/** The languages that a store is offered in, its own first. */
export const languages = `
ALTER TABLE divisions ADD COLUMN languages jsonb NOT NULL DEFAULT '["en"]';
`;
