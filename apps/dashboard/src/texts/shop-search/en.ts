/** Texts of the page of the shop's search. */
const en = {
  search: 'Search',
  searchText: 'Mend searches that find nothing, and lead shoppers to the right page.',
  loading: 'Loading search settings',
  nothingFound: 'Nothing found',
  redirects: 'Redirects',
  synonyms: 'Synonyms',
  nothingFoundText:
    'Searches of the last 90 days that find nothing today. Only visitors who accepted cookies are counted, and only searches made in at least two visits.',
  noTerms: 'Every search finds something',
  noTermsText: 'Searches that find nothing show up here, so that you can lead them somewhere.',
  searchedTimes: { one: 'Searched {count} time', other: 'Searched {count} times' },
  makeRedirect: 'Add redirect',
  makeRedirectFor: 'Add redirect for “{term}”',
  makeSynonym: 'Add synonym',
  makeSynonymFor: 'Add synonym for “{term}”',
  redirectsText:
    'A shopper who searches for exactly this term goes straight to the address. Capitals make no difference.',
  noRedirects: 'No redirects yet',
  noRedirectsText: 'Send a search such as “returns” to your page about returns.',
  searchTerm: 'Search term',
  destination: 'Goes to',
  destinationHelp: 'A path of your shop, such as /delivery/, or an address that starts with https://',
  addRedirect: 'Add redirect',
  removeRedirect: 'Remove redirect for “{term}”',
  redirectsSaved: 'Redirects saved',
  synonymsText:
    'Words of one group find the same products. Common ones, such as hoodie and sweatshirt, are built in.',
  noSynonyms: 'No synonyms of your own yet',
  noSynonymsText: 'If shoppers say “jersey” and your products say “jumper”, put both into a group.',
  words: 'Words of the group',
  wordsHelp: 'Separate words with commas, one word each.',
  addSynonyms: 'Add group',
  removeSynonyms: 'Remove group “{words}”',
  synonymsSaved: 'Synonyms saved',
} as const;

export default en;
