/**
 * One index holds all columns that a list of stores is filtered, counted and sorted by, so that no whole row is read.
 */
export const listOfStores = `
CREATE INDEX divisions_list ON divisions (lower(name), id)
  INCLUDE (name, subdomain, custom_domain, enabled, review_since);
`;
