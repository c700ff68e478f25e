/** The end-user licence agreement in force. A new text gets the next version, and every owner is asked to sign again. */
export const eula = {
  version: 1,
  publishedAt: '2026-09-01T00:00:00.000Z',
  title: 'End-user licence agreement',
  html: [
    '<h2>1. What this is</h2>',
    '<p>This agreement is between you, who open a store, and the provider of this platform. It says what each of us may expect of the other. By signing it you say that you may act for the business that the store belongs to.</p>',
    '<h2>2. Your store</h2>',
    '<p>You choose what your store sells, what it costs and what its pages say. You may use the platform for this store and those that you add to your account, for as long as the account is open. You may not resell the platform itself.</p>',
    '<h2>3. What you upload</h2>',
    '<p>Pictures, texts and designs stay yours. You allow the provider to store, change in size and format, print and show them as far as running your store takes it. You say that you have the rights to what you upload, and that it breaks no law and nobody’s rights. What does may be taken down.</p>',
    '<h2>4. Orders and printing</h2>',
    '<p>Goods that are printed on demand are made once their order is paid. The provider makes and ships them with care and replaces what is faulty. Your shoppers’ statutory rights stay as they are.</p>',
    '<h2>5. Money</h2>',
    '<p>Fees and base costs are those of your plan, shown before you choose it. A change of prices is announced thirty days ahead, and you may leave before it holds.</p>',
    '<h2>6. Personal data</h2>',
    '<p>Your shoppers’ data is yours to look after. The provider processes it for you alone, keeps it safe, and gives or deletes it when you or a shopper ask, but for what the law makes a shop keep.</p>',
    '<h2>7. Keeping it running</h2>',
    '<p>The provider may limit or close an account that harms others or breaks this agreement, and says why. You may close yours at any time and take your data with you. Neither of us is liable beyond what was paid in the last twelve months, but for intent, gross negligence and what the law does not let us limit.</p>',
    '<h2>8. Changes</h2>',
    '<p>A new version of this agreement holds for you once you have signed it. You will be asked the next time you open your dashboard.</p>',
  ].join(''),
} as const;
