/** Texts of split tests. */
const en = {
  loadingTheSplitTests: 'Loading the split tests',
  splitTests: 'Split tests',
  splitTestsText:
    'Show different variations of part of a page and see which sells more. Only visitors who accept cookies are counted.',
  newSplitTest: 'New split test',
  noSplitTestsYet: 'No split tests yet',
  noSplitTestsYetText:
    'Create one, add the “Split test” block to a page with content for each variation, then start the test here.',
  deleteQuestion: 'Delete {name}?',
  deleteText: 'Its results are deleted too. Blocks that use it will show their first variation.',
  goToYourPages: 'Go to your pages',
  noPublishedPageShowsTest:
    'No published page shows this test. Open a page, add the “Split test” block and enter “{name}” as its name. {link}',
  onPages: 'On {pages}',
  isRunning: '{name} is running',
  wasStopped: '{name} was stopped',
  stop: 'Stop',
  start: 'Start',
  startAgain: 'Start again',
  change: 'Change',
  delete: 'Delete',
  whatHasBrought: 'Results of {name}',
  ordersForEachHundredVisitors: 'Orders per 100 visitors',
  variationNumber: 'Variation {number}',
  weight: 'Weight',
  removeVariation: 'Remove variation {number}',
  everybodySeesFirstOneWhile: 'Everyone sees the first variation while the test isn’t running.',
  addAVariation: 'Add a variation',
  testThereStartWhenPage: 'Split test created. Start it when its page is ready',
  saved: 'Saved',
  name: 'Name',
  hero: 'hero',
  nameHelp:
    'Enter this name in the block on your page. To preview a variation, add both names to the page’s address: ?hero=New',
  changeName: 'Change {name}',
  visitorsDealtVariationsTheirWeights:
    'Visitors are split between the variations by weight, and each visitor always sees the same one.',
  makeTheTest: 'Create test',
  save: 'Save',
  variation: 'Variation',
  visitors: 'Visitors',
  orders: 'Orders',
  conversion: 'Conversion',
  revenue: 'Revenue',
  old: 'Old',
  new: 'New',
  notStarted: 'Not started',
  runningNow: 'Running',
  stopped: 'Stopped',
  shareOfVisitors: '{percent}% of visitors',
  untilYouStart: 'Everyone sees the first variation until you start the test.',
  since: 'Since {date}',
  ranBetween: 'From {from} to {to}. Everyone sees the first variation again.',
  moreVisitors: {
    one: '{count} more visitor to the variation with the fewest',
    other: '{count} more visitors to the variation with the fewest',
  },
  moreOrders: { one: '{count} more order in total', other: '{count} more orders in total' },
  tooEarly: 'It’s too early to tell. We need {needs} before the results are meaningful.',
  noDifference:
    'There’s no meaningful difference. Chance alone would produce results like these more than once in twenty tests.',
  difference:
    '“{better}” performs better than “{than}”. Chance alone would produce this difference less than once in twenty tests. If you check often and stop at a good moment, a chance result can look real.',
  home: 'Home',
} as const;

export default en;
