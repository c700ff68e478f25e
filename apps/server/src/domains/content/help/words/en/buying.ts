import type { GroupWords } from '../../help.types.ts';

/** Paying, in English. */
export const payment: GroupWords<'payment'> = {
  title: 'Payment',
  text: 'Cards, codes and currencies.',
  questions: {
    'how-can-i-pay': {
      title: 'How can I pay?',
      answer:
        '<p>With any common credit or debit card. Your bank may ask you to confirm the payment in its app. We never see or keep the number of your card.</p>',
      words: 'card visa mastercard amex debit credit pay',
    },
    'which-currencies-can-i-pay-in': {
      title: 'Which currencies can I pay in?',
      answer:
        '<p>You can see prices and pay in {{ currency.list }}. Choose at the top of the page or, on a phone, at its foot.</p>',
      words: 'dollar euro yen pound exchange rate',
    },
    'my-discount-code-does-not-work': {
      title: 'My discount code does not work',
      answer:
        '<p>Look whether it is spelt as in the mail, and whether its last day has passed. Some codes need a basket of a certain value. Your basket says which it is; one code can be used on each order.</p>',
      words: 'coupon voucher promo',
    },
    'my-payment-was-refused': {
      title: 'My payment was refused',
      answer:
        '<p>Nothing has been taken from your card. Check the number, the date and the three digits on the back, then try again or take another card. If your bank keeps refusing, only they can say why.</p>',
      words: 'declined failed card error',
    },
    'can-i-have-an-invoice': {
      title: 'Can I have an invoice?',
      answer:
        '<p>The receipt that we mail you shows what you paid and the VAT in it. If you need your company’s name on it, add it to your address at the checkout.</p>',
      words: 'receipt vat company business tax',
    },
  },
};

/** Having an account, in English. */
export const account: GroupWords<'account'> = {
  title: 'Your account',
  text: 'Signing in, your data, and our mails.',
  questions: {
    'do-i-need-an-account': {
      title: 'Do I need an account to order?',
      answer:
        '<p>No. With one you find your orders in one place and need not type your address again. <a href="/login/">You can make one here</a>.</p>',
      words: 'guest register sign up',
    },
    'i-forgot-my-password': {
      title: 'I forgot my password',
      answer:
        '<p><a href="/login/forgot/">Ask for a link to choose a new one</a>. It comes to the address that you signed up with. If nothing arrives within a few minutes, look among the junk mail.</p>',
      words: 'reset login sign in locked',
    },
    'how-do-i-delete-my-account': {
      title: 'How do I get a copy of my data, or delete my account?',
      answer:
        '<p>Both are on the <a href="/account/security/">security page of your account</a>, without having to ask us.</p>',
      words: 'privacy gdpr personal data remove close',
    },
    'how-do-i-stop-your-newsletter': {
      title: 'How do I stop the newsletter?',
      answer:
        '<p>At the end of each newsletter is a link that takes you off the list at once, without signing in. You can also write to us from the address that gets it. Mails about an order that you placed still reach you.</p>',
      words: 'unsubscribe mail email spam',
    },
  },
};
