/** Texts of plans. */
const en = {
  yourPlan: 'Your plan',
  thisIsWhatYouHaveNow: 'This is your current plan',
  upgradeTo: 'Upgrade to {title}',
  change: 'Change to {title}',
  plans: 'Plans',
  isOnPlanNow: '{name} is now on {title}',
  plansText: 'See what {name} can do now, and what other plans offer.',
  nothingIsChargedYet: 'Plans are free for now',
  thereNoBillingPlansSo:
    'There’s no billing for plans yet. Changes take effect immediately and cost nothing.',
  changeQuestion: 'Change to {plan}?',
  changeTo: 'Change to {plan}',
  allOf: 'Everything in {title}',
  allOfAnd: 'Everything in {title}, plus',
  storeWouldLose: '{name} would lose:',
  madeStays: 'Everything you’ve created stays as it is. You can switch back at any time.',
} as const;

export default en;
