import type { PolicyWords } from '../../policy.types.ts';

/** Terms for using the shop, in English. */
export const termsOfUse: PolicyWords<'terms-of-use'> = {
  title: 'Terms of use',
  text: 'What you may expect of this site, and what we ask of you while you are on it.',
  parts: {
    who: {
      title: 'Who we are',
      html: '<p>This shop is run by {{ store.name }}. Its pages, its checkout and its payments are provided by {{ platform.name }}. By using the site you agree to these terms; if you do not, please do not use it. What holds for buying is in the <a href="/terms-of-sale/">terms of sale</a>.</p>',
    },
    using: {
      title: 'Using the site',
      html: '<p>You are welcome to look around, to share links, and to order things for yourself or as presents. Please do not:</p><ul><li>try to get into parts of the site, or into accounts, that are not yours;</li><li>collect its contents with programs in a way that slows it down for others;</li><li>upload or write anything that is against the law, hurts people, or belongs to somebody else;</li><li>pretend to be another person.</li></ul><p>We may close accounts and refuse orders of those who do.</p>',
    },
    account: {
      title: 'Your account',
      html: '<p>You do not need one to order. If you make one, keep its password to yourself, and tell us if you think that somebody else knows it. What is done through your account counts as done by you until you have told us.</p>',
    },
    rights: {
      title: 'What belongs to whom',
      html: '<p>The drawings, photographs, texts and names on this site belong to {{ store.name }} or to those who let us use them. You may print or save a page for yourself. For anything else, ask us first.</p><p>What you write or upload, such as a review or an artwork, stays yours. You allow us to show and print it as far as is needed for the purpose that you gave it for, and you promise that you may do so.</p>',
    },
    faults: {
      title: 'If something does not work',
      html: '<p>We do our best to keep the site right and running, but we cannot promise that it is never down or free of mistakes. We are not answerable for what other sites do that we link to. Nothing here limits our liability where the law does not allow that, such as for injury or fraud, nor the rights that you have as a consumer.</p>',
    },
    law: {
      title: 'Changes, and which law holds',
      html: '<p>When these terms change, the new ones stand here with their date. The law of {{ store.country }} holds; if you live elsewhere, you keep the protection of your own country’s consumer law.</p>',
    },
    contact: {
      title: 'How to reach us',
      html: '<p>Write to <a href="mailto:{{ store.email }}">{{ store.email }}</a>, or use the form on our <a href="/help/">help pages</a>.</p>',
    },
  },
};
