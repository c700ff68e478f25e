/** What a shopper asks a quote for, in tests: 50 printed T-shirts for a company. */
export const testQuoteWish = {
  product: 't-shirts',
  colour: 'Navy',
  sizes: [
    { size: 'M', quantity: 30 },
    { size: 'L', quantity: 20 },
  ],
  prints: [{ position: 'front', colours: 'full' }],
  details: 'For our <b>summer</b> party',
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada@example.com',
  company: 'Archers Ltd',
  country: 'GB',
};
