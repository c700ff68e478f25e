import type { HelpWords } from '../../help.types.ts';

/** Why people write, in French. */
export const reasons: HelpWords['reasons'] = {
  order: {
    title: 'Une commande que j’ai passée',
    text: 'Où elle se trouve, et ce qui peut encore être modifié.',
  },
  return: {
    title: 'Un retour ou un échange',
    text: 'Renvoyer un article, une autre taille, ou un article défectueux.',
  },
  product: { title: 'Un produit', text: 'Tailles, impression et entretien.' },
  other: {
    title: 'Autre chose',
    text: 'Une idée, un compliment, une question que personne n’a encore posée.',
  },
};

/** Links that settle a matter without writing, in French. */
export const actions: HelpWords['actions'] = {
  '/edit-order/': 'Modifier ou annuler une commande',
  '/update-address/': 'Modifier l’adresse de livraison',
  '/account/': 'Voir vos commandes',
  '/returns/': 'Retourner ou échanger un article',
  '/collection/all/': 'Tout parcourir',
};
