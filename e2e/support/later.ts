/**
 * Journeys that `pnpm test:long` runs and `pnpm test` leaves out, as their project, file, title and tags match:
 * those tagged `@long`, and on phones all but those tagged `@phone`.
 */
export const LATER = /@long\b|^ ?phone (?!.*@phone\b)/;
