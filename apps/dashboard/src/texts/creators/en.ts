/** Texts of creators. */
const en = {
  creators: 'Creators',
  creatorsText:
    'People and studios who design or make your products. Each has a page in your store with their products.',
  newCreator: 'New creator',
  searchByName: 'Search by name',
  creatorsByName: 'Creators by name',
  noCreatorsYet: 'No creators yet',
  noCreatorsYetText: 'Add the people who design your products, so shoppers can see all their work.',
  addTheFirst: 'Add your first creator',
  name: 'Name',
  nameHelp: 'Image, text and links come next.',
  newCreatorDescription: 'A person or studio that designs or makes your products.',
  addTheCreator: 'Add creator',
  creator: 'Creator',
  products: 'Products',
  productsCounted: { one: '{count} product', other: '{count} products' },
} as const;

export default en;
