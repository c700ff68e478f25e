/** Texts of the page of the theme editor. */
const en = {
  theme: 'Theme',
  home: 'Home page',
  collectionPage: 'Collection: {name}',
  productPage: 'Product: {name}',
  search: 'Search results',
  basket: 'Basket',
  leaveText: 'Your changes aren’t saved as a draft yet.',
} as const;

export default en;
