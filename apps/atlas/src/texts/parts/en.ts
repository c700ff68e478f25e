/** Texts of parts. */
const en = {
  clearFilters: 'Clear filters',
} as const;

export default en;
