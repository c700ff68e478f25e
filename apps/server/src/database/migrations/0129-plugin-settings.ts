/**
 * Version of each plugin of a store with the settings of those that are off, by their codes; and what a store has set for
 * its search: its synonyms, and how often they and its redirects were changed.
 */
export const pluginSettings = `
ALTER TABLE divisions ADD COLUMN plugin_settings jsonb NOT NULL DEFAULT '{}';
ALTER TABLE divisions ADD COLUMN search_settings jsonb NOT NULL DEFAULT '{}';
`;
