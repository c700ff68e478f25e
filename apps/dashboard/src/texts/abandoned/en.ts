/** Texts of abandoned. */
const en = {
  abandonedCheckouts: 'Abandoned checkouts',
  reminderEmail: 'Reminder email',
  whichCheckouts: 'Which checkouts',
  abandonedCheckoutsLatestFirst: 'Abandoned checkouts, latest first',
  noAbandonedCheckouts: 'No abandoned checkouts',
  noneOfThisKind: 'None of this kind',
  shoppersWhoTypeTheirEmail:
    'Shoppers who enter their email address at the checkout but don’t order within an hour are listed here for 90 days.',
  thisFieldIsRequired: 'This field is required',
  remindersAreOn: 'Reminders are on',
  remindersAreOff: 'Reminders are off',
  emailShoppersWhoDidNot: 'Email shoppers who did not finish their order',
  onceLinkBringsTheirBasket:
    'Sent once, with a link that restores their basket on any device and a link to stop these emails. It only goes to addresses entered at the checkout from now on. In some countries, your privacy policy needs to say so.',
  hoursAfterTheyLeft: 'Hours after they left',
  loadingTheSettings: 'Loading the settings',
  saveReminderEmail: 'Save reminder email',
  shopper: 'Shopper',
  left: 'Left',
  state: 'Status',
  recovered: 'Recovered',
  notRecovered: 'Not recovered',
  reminded: 'Reminded',
  value: 'Value',
  all: 'All',
  otherItemsCounted: { one: '{count} other item', other: '{count} other items' },
  checkoutsCounted: { one: '{count} checkout', other: '{count} checkouts' },
  noneRecovered: '{checkouts} in 90 days, none recovered by a reminder.',
  someRecovered: '{checkouts} in 90 days, {recovered} ({revenue}) recovered by a reminder.',
} as const;

export default en;
