/** Texts of visit. */
const en = {
  openingTheStore: 'Opening the store',
  toTheDashboard: 'Go to the dashboard',
  youHaveNoStoreToVisit: 'You have no store to visit',
} as const;

export default en;
