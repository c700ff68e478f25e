/** What a list of stores is filtered, counted and sorted by stands in one index, so that no whole row is read for it. */
export const listOfStores = `
CREATE INDEX divisions_list ON divisions (lower(name), id)
  INCLUDE (name, subdomain, custom_domain, enabled, review_since);
`;
