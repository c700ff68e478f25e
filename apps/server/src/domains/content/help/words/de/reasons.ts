import type { HelpWords } from '../../help.types.ts';

/** Why people write, in German. */
export const reasons: HelpWords['reasons'] = {
  order: { title: 'Eine Bestellung von mir', text: 'Wo sie ist und was sich noch ändern lässt.' },
  return: {
    title: 'Rückgabe oder Umtausch',
    text: 'Etwas zurücksenden, eine andere Größe oder etwas Fehlerhaftes.',
  },
  product: { title: 'Ein Produkt', text: 'Größen, Druck und Pflege.' },
  other: { title: 'Etwas anderes', text: 'Eine Idee, ein Lob, eine Frage, die noch niemand gestellt hat.' },
};

/** Links that settle a matter without writing, in German. */
export const actions: HelpWords['actions'] = {
  '/edit-order/': 'Bestellung ändern oder stornieren',
  '/update-address/': 'Lieferadresse ändern',
  '/account/': 'Ihre Bestellungen ansehen',
  '/returns/': 'Etwas zurückgeben oder umtauschen',
  '/collection/all/': 'Alles ansehen',
};
