/** Whether a store has a dark appearance beside the light one, and the logo that it shows there. */
export const appearance = `
ALTER TABLE divisions ADD COLUMN appearance text NOT NULL DEFAULT 'both' CHECK (appearance IN ('both', 'light'));
ALTER TABLE divisions ADD COLUMN logo_dark text;
`;
