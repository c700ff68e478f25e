/** Texts of app. */
const en = {
  notFound: 'Not found',
  toOrders: 'Go to orders',
} as const;

export default en;
