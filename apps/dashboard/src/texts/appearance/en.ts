/** Texts of appearance. */
const en = {
  loadingTheAppearance: 'Loading the appearance',
  appearance: 'Appearance',
  appearanceText: 'How {name} looks to its shoppers.',
  logoOf: 'Logo of {name}',
  pictureHelp: 'PNG, JPEG, WebP, AVIF or GIF, at least 64 pixels wide, up to {pictureLimit}',
  logoSavedShoppersSeeTheir: 'Logo saved. Shoppers will see it on the next page they open.',
  logoCard: 'Logo',
  logoCardDescription:
    'Shown at the top of your store, in emails and on the pages visitors see before it opens. Uploading a new logo for light backgrounds replaces both.',
  yourStoreWearsFromNowOn: 'Your store now uses {title}',
  theme: 'Theme',
  themeDescription: 'Colours, fonts and shapes of your store. Your pages and products stay as they are.',
  goBackToTheThemesOwnValues: 'Reset to the theme’s own values',
  coloursFontsShapesCounted: {
    one: '{count} colour, font or shape',
    other: '{count} colours, fonts and shapes',
  },
  ownValuesStay:
    'You’ve changed {values} for your store. They stay in place whichever theme you choose, unless you reset them.',
  yoursNow: 'Current theme',
  editTheme: 'Edit theme',
  seeWithThisTheme: 'See your store with this theme',
  themeChoseNotSaved: 'The theme you chose isn’t saved yet.',
  printedOnTheDayYouOrder: 'Printed on the day you order.',
  addToBasket: 'Add to basket',
  onLightGrounds: 'On light backgrounds',
  nameStandsHere: 'Your store’s name is shown here.',
  nameStandsInItsPlace: 'Your store’s name is shown instead, on light and dark backgrounds.',
  onDarkGrounds: 'On dark backgrounds',
  lightLogoStandsHere: 'The logo for light backgrounds is shown here too.',
  lightLogoStandsInItsPlace: 'The logo for light backgrounds is shown instead.',
} as const;

export default en;
