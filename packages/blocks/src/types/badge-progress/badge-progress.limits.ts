/** Badges that one block shows; further ones are left out. */
export const badgeProgressLimits = { badges: 24 } as const;
