/** A bundle for production. */
export const isBuilt = true;
