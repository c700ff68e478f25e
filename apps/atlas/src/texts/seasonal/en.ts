/** Texts of the page of the seasonal banner. */
const en = {
  title: 'Christmas banner',
  intro:
    'Shown from 15 November on by the stores that switch it on. Dates and words are the same for all of them.',
  loading: 'Loading the banner',
  dates: 'Last days to order',
  datesHelp:
    'Standard delivery comes first. Once its day is over, the day for express delivery is shown where there is one.',
  country: 'Country',
  elsewhere: 'Everywhere else',
  delivery: 'Delivery',
  standard: 'Standard',
  express: 'Express',
  day: 'Last day',
  remove: 'Remove {country}',
  addDate: 'Add date',
  wordsHelp: 'Keep the word date in double curly braces where the day belongs.',
  english: 'English',
  german: 'German',
  french: 'French',
  text: 'Until the last day',
  lastDay: 'On the last day',
  expressText: 'For express delivery',
  saved: 'Banner saved. Stores show it now.',
  isDefault: 'Nobody has changed the dates and words that the platform comes with.',
  save: 'Save banner',
} as const;

export default en;
