/** Texts of the pages of those who make or design products. The other languages are translated from these. */
const en = {
  productsBy: 'Products by {name}',
  elsewhere: '{name} elsewhere',
  nothingYet: 'Nothing here yet',
  nothingYetText: 'There are no products by {name} at the moment. Check back soon.',
  shopEverything: 'Shop everything',
} as const;
export default en;
