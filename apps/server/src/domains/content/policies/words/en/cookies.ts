import type { PolicyWords } from '../../policy.types.ts';

/** Cookies and other data that the shop keeps in a browser, in English. */
export const cookies: PolicyWords<'use-of-cookies-and-disclaimer'> = {
  title: 'Use of cookies and disclaimer',
  text: 'What this site keeps in your browser and why, and how far you can rely on what it says.',
  parts: {
    what: {
      title: 'What a cookie is',
      html: '<p>A cookie is a short note that a site leaves in your browser and reads again later. Some are needed for a shop to work at all. Others tell us how it is used; those are only set when you have agreed to them.</p>',
    },
    needed: {
      title: 'Those that the shop needs',
      html: '<table><thead><tr><th>What for</th><th>How long</th></tr></thead><tbody><tr><td>To keep your basket and keep you signed in</td><td>One year</td></tr><tr><td>To make sure that an order comes from you and not from another site</td><td>One year</td></tr><tr><td>To remember the currency and the language that you chose</td><td>One year</td></tr><tr><td>To remember what you answered when we asked about cookies</td><td>Half a year</td></tr><tr><td>To remember that you answered our offer of news</td><td>30 days, or one year if you subscribed</td></tr><tr><td>To show you the same version of a page again, where the shop compares two</td><td>90 days</td></tr><tr><td>To remember that you let this browser in without a second code</td><td>30 days, if you asked for it</td></tr></tbody></table><p>Your browser also keeps what you chose about light and dark. None of these follow you to other sites.</p>',
    },
    stripe: {
      title: 'Those of payments by card',
      html: '<p>Cards are taken by Stripe. When you come to the checkout, its script sets two cookies in your browser, by which it tells people who pay from programs that try out stolen cards:</p><table><thead><tr><th>Cookie</th><th>How long</th></tr></thead><tbody><tr><td><code>__stripe_mid</code></td><td>One year</td></tr><tr><td><code>__stripe_sid</code></td><td>30 minutes</td></tr></tbody></table><p>The fields for your card come from Stripe’s own site, which may keep notes of its own: <a href="https://stripe.com/legal/cookies-policy">Stripe’s cookie policy</a> tells of them.</p>',
    },
    refusable: {
      title: 'Those that you may refuse',
      html: '<p>If this shop measures visits or the success of its advertisements, it asks you first. Until you agree, nothing of the kind is set; if you refuse, everything still works.</p>',
    },
    deleting: {
      title: 'How to get rid of them',
      html: '<p>You can delete cookies in the settings of your browser at any time, or have it refuse them. Without those that the shop needs, the basket stays empty.</p>',
    },
    disclaimer: {
      title: 'Disclaimer',
      html: '<p>{{ store.name }} takes care that what stands here is right: descriptions, sizes, pictures and prices. Mistakes still happen. Colours look different on each screen, and measures may vary by a centimetre or two. If something is not as described, the <a href="/terms-of-sale/">terms of sale</a> say what you can ask for.</p><p>Links to other sites are there to help you. We do not run those sites and do not answer for them.</p>',
    },
    contact: {
      title: 'Questions',
      html: '<p>What we do with data about you is in the <a href="/privacy-policy/">privacy policy</a>. For anything else, write to <a href="mailto:{{ store.email }}">{{ store.email }}</a>.</p>',
    },
  },
};
