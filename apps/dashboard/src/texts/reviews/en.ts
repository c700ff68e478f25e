/** Texts of reviews. */
const en = {
  out5Stars: '{rating} out of 5 stars',
  pictureOf: 'By {author}, {number} of {pictures}',
  authorAndProduct: '{author} on {name}, {ago}',
  shownOnTheProductsPage: 'Shown on the product page',
  notShown: 'Not shown',
  theReviewOfBy: 'the review of {name} by {author}',
  reject: 'Reject',
  unpublish: 'Unpublish',
  publishOf: 'Publish {of}',
  publishButton: 'Publish',
  reviews: 'Reviews',
  reviewsText: 'Buyers write reviews from their order page. Shoppers see the ones you publish.',
  whichReviews: 'Which reviews',
  nothingWaitsForYou: 'No reviews waiting',
  noReviewsHere: 'No reviews here',
  whenSomebodyReviewsWhatThey: 'When someone reviews a product they bought, you’ll see it here first.',
  waiting: 'Waiting',
  published: 'Published',
  waitingCounted: 'Waiting ({waiting})',
  all: 'All',
  reviewColumn: 'Review',
  state: 'Status',
  decision: 'Decision',
} as const;

export default en;
