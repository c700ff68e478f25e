import type { GroupWords } from '../../help.types.ts';

/** Sending things back, in English. */
export const returns: GroupWords<'returns'> = {
  title: 'Returns and exchanges',
  text: 'Thirty days to change your mind, and what to do when something is wrong.',
  questions: {
    'how-do-i-return-something': {
      title: 'How do I return something?',
      answer:
        '<p>You have 30 days from the day it arrived. It should be unworn, unwashed and in a state that we can sell.</p><ol><li><a href="/returns/">Tell us what you send back</a>, and why.</li><li>Print the label that you get, and put it on the parcel.</li><li>Post it, and keep the proof of posting.</li></ol>',
      words: 'refund send back money 30 days',
    },
    'can-i-exchange-a-size': {
      title: 'Can I exchange it for another size?',
      answer:
        '<p>Yes. <a href="/returns/">Choose the size that you would like instead</a> and send the old one back. We make the new one, free of charge, as soon as the old one has arrived.</p>',
      words: 'swap exchange too big too small fit',
    },
    'something-is-wrong-or-faulty': {
      title: 'Something is wrong or faulty',
      answer:
        '<p>We are sorry. Send us a photograph and your order number, and we replace it or give your money back, whichever you prefer. You do not pay for the postage, and you need not wait for us to have it back.</p>',
      words: 'damaged broken hole misprint wrong item defect',
    },
    'when-do-i-get-my-refund': {
      title: 'When do I get my money back?',
      answer:
        '<p>Within five working days of your return reaching us, to the card that you paid with. Banks can take some days longer to show it. You get a mail when we send it.</p>',
      words: 'refund money bank card long',
    },
    'can-i-return-something-personalised': {
      title: 'Can I return something that was made for me?',
      answer:
        '<p>A thing with your own name, text or picture on it was made for nobody else, so we can only take it back when it is faulty or not what you ordered. Then all of the above holds.</p>',
      words: 'custom personalised own design text name',
    },
    'can-i-cancel-my-order': {
      title: 'Can I cancel my order?',
      answer:
        '<p>Until we begin to make it, yes: <a href="/edit-order/">change or cancel it here</a>, and the money goes back to the card that you paid with. You can also take single things out, or choose another size. Once it is printed it cannot be stopped, but you can send it back when it arrives.</p>',
      words: 'cancel stop mistake change',
    },
  },
};
