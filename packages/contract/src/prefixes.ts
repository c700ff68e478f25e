/** Address under which the platform's calls live. */
export const v3 = '/omnis/v3';

/** Calls of a person's own security, on any host. */
export const secure = `${v3}/dashboard/secure` as const;

/** Calls of a store's team; `:division` is the store's number. */
export const dashboard = `${v3}/dashboard/divisions/:division` as const;
