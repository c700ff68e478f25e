/** Tags that one block shows; further ones are left out. */
export const tagletsLimits = { items: 40 } as const;
