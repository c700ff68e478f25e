/** Features in test that a store may use, by their codes (platform.md §3 Project: betas). */
export const storeBetasColumn = `
ALTER TABLE divisions ADD COLUMN betas text[] NOT NULL DEFAULT '{}';
`;
