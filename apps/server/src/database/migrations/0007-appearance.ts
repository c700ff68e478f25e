/** The appearances of a store, light, dark or both, and the logo that it shows in the dark one. */
export const appearance = `
ALTER TABLE divisions ADD COLUMN appearance text NOT NULL DEFAULT 'both' CHECK (appearance IN ('both', 'light'));
ALTER TABLE divisions ADD COLUMN logo_dark text;
`;
