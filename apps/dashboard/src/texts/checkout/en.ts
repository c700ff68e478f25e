/** Texts of checkout. */
const en = {
  checkoutSaved: 'Checkout saved',
  fieldsOfTheCheckout: 'Checkout fields',
  fieldsOfTheCheckoutDescription:
    'Changes apply from the next order. Email, name and address are always required.',
  phoneNumber: 'Phone number',
  phoneNumberHelp: 'Only asked for if something is delivered.',
  company: 'Company',
  secondLineOfTheAddress: 'Address line 2',
  shoppersCanWriteNoteParcel: 'Shoppers can add a note for the parcel',
  seeOrderPackingSlip: 'You’ll see it on the order and the packing slip.',
  shoppersAgreeTermsBeforeThey: 'Shoppers agree to your terms before they pay',
  eachOrderKeepsWhichTerms: 'Each order records which terms were agreed to, and when.',
  pageWithYourTerms: 'Page with your terms',
  pageWithYourTermsHelp: 'The address in your shop, such as /page/terms/',
  showPromises: 'Show returns and ways to pay beside “Add to basket”',
  showPromisesHelp: 'Shoppers see how they can return a product and which cards and wallets you accept.',
  returnsPromise: 'Returns promise',
  returnsPromiseHelp:
    'In your words, such as “Free returns within 60 days”. Leave empty for “Return or exchange within 30 days”.',
  checkout: 'Checkout',
  loadingCheckoutSettings: 'Loading checkout settings',
  checkoutText:
    'The details shoppers fill in, and what you promise them before they buy. The less you ask for, the more shoppers finish their order.',
  required: 'Required',
  optional: 'Optional',
  notShown: 'Not shown',
} as const;

export default en;
