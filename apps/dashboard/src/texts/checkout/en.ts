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
  checkout: 'Checkout',
  loadingCheckoutSettings: 'Loading checkout settings',
  checkoutText: 'The details shoppers fill in. The less you ask for, the more shoppers finish their order.',
  required: 'Required',
  optional: 'Optional',
  notShown: 'Not shown',
} as const;

export default en;
