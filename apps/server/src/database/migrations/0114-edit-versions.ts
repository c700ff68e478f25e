/** Versions of what a store's team edits, so that an edit of something that has changed since is refused. */
export const editVersions = `
ALTER TABLE creators ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE split_tests ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE memberships ADD COLUMN version integer NOT NULL DEFAULT 1;
`;
