import type { GroupWords } from '../../help.types.ts';

/** How orders travel, in French. */
export const delivery: GroupWords<'delivery'> = {
  title: 'Livraison',
  text: 'Les délais, les frais, et où se trouve votre colis.',
  questions: {
    'how-long-does-delivery-take': {
      title: 'Combien de temps prend la livraison ?',
      answer:
        '<p>Pour une livraison à destination {{ store.country }}, comptez en général {{ delivery.home }} une fois votre commande fabriquée. La plupart des commandes sont imprimées et emballées en deux jours ouvrés.</p>{{ delivery.table }}<p>Avant le paiement, vous voyez les délais qui s’appliquent à votre adresse.</p>',
      words: 'délai durée expédition envoi jours arriver arrivée poste quand longtemps',
    },
    'what-does-delivery-cost': {
      title: 'Combien coûte la livraison ?',
      answer:
        '<p>Cela dépend de la destination de votre commande et de la rapidité souhaitée.</p>{{ delivery.table }}<p>Vous voyez le prix exact au moment de passer commande, avant de payer.</p>',
      words: 'frais de port expédition envoi prix tarif coût',
    },
    'is-delivery-free': {
      title: 'Quand la livraison est-elle gratuite ?',
      answer:
        '<p>La livraison standard à destination {{ store.country }} est gratuite dès que votre panier atteint {{ delivery.free }}, remises déduites. Votre panier vous indique combien il vous manque.</p>',
      words: 'offerte frais de port gratuits franco minimum seuil',
    },
    'where-is-my-order': {
      title: 'Où est ma commande ?',
      answer:
        '<p>Le reçu que nous vous avons envoyé par e-mail contient un lien vers votre commande. Vous y voyez si vos articles sont en cours d’impression, d’emballage ou en route, ainsi que le numéro de suivi une fois le colis parti.</p><p>Si vous avez un compte, <a href="/account/">vos commandes y sont listées</a>.</p><p>Si le dernier jour prévu est passé, écrivez-nous avec votre numéro de commande : nous la recherchons aussitôt.</p>',
      words: 'suivi suivre colis perdu retard statut manquant numéro',
    },
    'do-you-deliver-abroad': {
      title: 'Livrez-vous dans d’autres pays ?',
      answer:
        '<p>Voici où nous livrons :</p>{{ delivery.table }}<p>En dehors {{ store.country }}, la douane peut demander des taxes à l’importation ou des frais de dossier à l’arrivée du colis. Ils sont fixés par le pays de destination et ne font pas partie de notre prix.</p>',
      words: 'étranger international douane droits taxe outre-mer europe monde expédition livrer',
    },
    'can-i-change-my-delivery-address': {
      title: 'Puis-je modifier l’adresse de livraison ?',
      answer:
        '<p>Oui, jusqu’à ce que nous commencions la fabrication de votre commande : <a href="/update-address/">modifiez-la ici</a>. Ensuite, écrivez-nous dès que possible, avec votre numéro de commande et la nouvelle adresse ; tant que le colis n’est pas parti, il y a peut-être une solution.</p>',
      words: 'changer mauvaise adresse erreur déménagement déménagé faute',
    },
  },
};
