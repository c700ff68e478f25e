/** Development, tests, and code that no bundler has put together. */
export const isBuilt = false;
