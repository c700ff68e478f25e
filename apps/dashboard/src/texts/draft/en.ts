/** Texts of draft. */
const en = {
  loadingTheCustomer: 'Loading the customer',
} as const;

export default en;
