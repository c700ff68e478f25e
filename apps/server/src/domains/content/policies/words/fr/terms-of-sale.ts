import type { PolicyWords } from '../../policy.types.ts';

/** Terms of sale, in French. */
export const termsOfSale: PolicyWords<'terms-of-sale'> = {
  title: 'Conditions générales de vente',
  text: 'Ce dont vous et nous convenons quand vous commandez : prix, livraison, retours, et ce qui se passe en cas de problème.',
  parts: {
    who: {
      title: 'Votre vendeur',
      html: '<p>Les articles de cette boutique sont proposés par {{ store.name }}. {{ platform.name }} encaisse le paiement et fait fabriquer et expédier les articles. Ces conditions s’appliquent à chaque commande, avec le prix et la livraison indiqués au moment de la passer.</p>',
    },
    contract: {
      title: 'Comment se forme le contrat',
      html: '<p>Ce que nous présentons est une invitation à commander. Votre commande est une offre qui nous est faite ; elle est acceptée quand nous la confirmons par e-mail. Nous pouvons en refuser une, par exemple si un article est épuisé ou si un prix était manifestement erroné. Dans ce cas, votre carte n’est pas débitée, ou le montant y est reversé.</p>',
    },
    prices: {
      title: 'Prix et paiement',
      html: '<p>Les prix comprennent la TVA là où elle est due. La livraison est indiquée sur une ligne à part avant le paiement. La carte est débitée quand la commande est confirmée. Les commandes vers d’autres pays peuvent y donner lieu à des taxes à l’importation, à la charge du destinataire.</p>',
    },
    currencies: {
      title: 'Devises',
      html: '<p>Vous pouvez payer dans ces devises : {{ currency.list }}. Le prix que vous avez vu en payant est celui qui vaut, quelle que soit ensuite l’évolution des taux de change.</p>',
    },
    delivery: {
      title: 'Fabrication et livraison',
      html: '<p>Les articles sont fabriqués après votre commande. Les jours ci-dessous se comptent à partir du départ de votre commande de chez nous ; ce sont des estimations. Si cela prend plus de 30 jours, vous pouvez annuler et être intégralement remboursé.</p>{{ delivery.table }}<p>Le risque vous est transféré quand le colis vous parvient, ou parvient à la personne à qui vous nous avez demandé de l’envoyer.</p>',
    },
    withdrawal: {
      title: 'Droit de rétractation',
      html: '<p>La loi vous donne 14 jours à compter du jour de la livraison pour nous dire, sans motif, que vous ne souhaitez pas garder un article. Nous vous en donnons 30. Vous avez ensuite 14 jours pour le renvoyer, ni porté ni lavé. Nous remboursons le prix et notre livraison la moins chère dans les 14 jours suivant la réception de l’article, ou de la preuve de son envoi, sur la carte avec laquelle vous avez payé. Les frais de retour sont à votre charge, sauf indication contraire de notre part.</p><p>Le droit de rétractation ne s’applique pas aux articles fabriqués d’après votre propre création ou avec votre nom, votre texte ou votre image, ni aux articles scellés qui ne peuvent être revendus pour des raisons d’hygiène une fois ouverts.</p>',
    },
    faults: {
      title: 'Si un article est défectueux',
      html: '<p>Les articles doivent être conformes à leur description, propres à leur usage et de qualité satisfaisante. En cas de défaut de conformité, vous pouvez demander le remplacement ou la réparation ; si cela n’aboutit pas, ou pas dans un délai raisonnable, vous êtes remboursé. Les frais de port ne sont pas à votre charge. De petites différences de teinte ou de position sont inhérentes à une impression pièce par pièce.</p>',
    },
    artworks: {
      title: 'Vos propres visuels',
      html: '<p>Si vous faites imprimer un visuel que vous avez déposé, vous garantissez en avoir le droit. Nous n’imprimons pas ce qui est contraire à la loi ou haineux, et nous annulons ces commandes.</p>',
    },
    liability: {
      title: 'Responsabilité',
      html: '<p>Nous répondons des dommages que nous causons et qui étaient prévisibles, dans la limite du prix de votre commande. Nous ne limitons pas ce que la loi ne nous permet pas de limiter : le décès ou les blessures dus à notre négligence, la fraude et vos droits de consommateur. Nous ne répondons pas des retards que personne n’aurait pu empêcher, mais nous vous en informons.</p>',
    },
    complaints: {
      title: 'Réclamations',
      html: '<p>Écrivez d’abord à <a href="mailto:{{ store.email }}">{{ store.email }}</a> : la plupart des problèmes sont réglés dans la journée. Le droit applicable est celui {{ store.country }} ; en tant que consommateur, vous pouvez aussi saisir les tribunaux du pays où vous vivez.</p>',
    },
  },
};
