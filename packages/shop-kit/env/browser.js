/** A browser’s bundle: code for servers falls away. */
export const isServer = false;
