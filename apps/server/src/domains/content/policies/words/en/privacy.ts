import type { PolicyWords } from '../../policy.types.ts';

/** Privacy policy, in English. */
export const privacy: PolicyWords<'privacy-policy'> = {
  title: 'Privacy policy',
  text: 'What we know about you, what we use it for, who else sees it, and what you can ask of us.',
  parts: {
    who: {
      title: 'Who is responsible',
      html: '<p>{{ store.name }} decides what happens with data about you in this shop. {{ platform.name }} runs the shop for us, takes the payments, and has your order made and sent.</p>',
    },
    what: {
      title: 'What we know, and why',
      html: '<table><thead><tr><th>What</th><th>What for</th><th>On what ground</th></tr></thead><tbody><tr><td>Name, addresses, email, what you ordered</td><td>To make, send and, if need be, take back your order</td><td>Our contract with you</td></tr><tr><td>That a payment was made, and the last digits of the card</td><td>To book it and to pay it back</td><td>Our contract, and tax law</td></tr><tr><td>Your account and how you sign in</td><td>To show you your orders and keep others out</td><td>Our contract</td></tr><tr><td>Your address on a mailing list</td><td>To send you news, once you have confirmed it</td><td>Your consent</td></tr><tr><td>Your address, where you wait for something that is sold out</td><td>To tell you, once, that it is back</td><td>Your consent</td></tr><tr><td>Messages to us</td><td>To answer them</td><td>Our interest in helping you</td></tr><tr><td>Network address and browser, for a short time</td><td>To keep the shop running and fend off misuse</td><td>Our interest in security</td></tr></tbody></table><p>We never see or keep the whole number of your card.</p>',
    },
    others: {
      title: 'Who else sees it',
      html: '<p>Only those who need it for your order: who prints it, who delivers it, who carries the payment, and who runs the computers. Each may use it for that and for nothing else. We do not sell data about you to anybody. Authorities get it only where the law says so.</p>',
    },
    duration: {
      title: 'How long we keep it',
      html: '<p>Orders and their invoices for as long as tax law asks, then they are deleted. Your account until you delete it. Your place on a mailing list until you leave it. Your wish to be told that something is back until we have told you, a year at most. What is kept against misuse for weeks, not years.</p>',
    },
    rights: {
      title: 'What you can ask of us',
      html: '<p>You may have a copy of what we know about you, have it put right or deleted, ask us to use less of it, take it elsewhere, object, and take back a consent for the future. With an account you do most of this yourself: <a href="/account/security/">a copy of your data and the deletion of your account are on its security page</a>. You may also complain to the data protection authority of your country.</p>',
    },
    cookies: {
      title: 'Cookies',
      html: '<p>What this site keeps in your browser is told in <a href="/use-of-cookies-and-disclaimer/">use of cookies and disclaimer</a>.</p>',
    },
    contact: {
      title: 'How to reach us',
      html: '<p>Write to <a href="mailto:{{ store.email }}">{{ store.email }}</a>. We answer within a month, usually within days.</p>',
    },
  },
};
