/** Texts of what a shopper makes of a product before it is bought, and of bundles. The other languages are translated from these. */
const en = {
  makeItYours: 'Make it yours',
  choose: 'Choose',
  none: 'None',
  upTo: { one: 'Up to {count} character.', other: 'Up to {count} characters.' },
  whatIsIn: 'What is in it',
  colourOf: 'Colour of {name}',
  sizeOf: 'Size of {name}',
  chooseSize: 'Choose a size',
  soldOutOf: '{name}, sold out',
  boughtSingly: '{price} bought one by one',
  together: 'Together',
  insteadOf: 'instead of {price} one by one',
  chooseSizesColours: 'Choose sizes and colours',
  chooseSizesColoursOf: 'Choose sizes and colours of {name}',
  soldOut: 'Sold out',
  saveChoice: 'Save',
  savingChoice: 'Saving',
  cancelChoice: 'Cancel',
  loadingChoice: 'Loading colours and sizes',
} as const;
export default en;
