/** Fonts that a store has uploaded for its theme, with the ids of their files. They are few, and every page needs them. */
export const storeFonts = `
ALTER TABLE divisions ADD COLUMN theme_fonts jsonb NOT NULL DEFAULT '[]';
`;
