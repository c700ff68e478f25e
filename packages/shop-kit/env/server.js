/** Anything else; tests may have a document in a server’s surroundings. */
export const isServer = typeof document === 'undefined';
