import type { GroupWords } from '../../help.types.ts';

/** Sending things back, in French. */
export const returns: GroupWords<'returns'> = {
  title: 'Retours et échanges',
  text: 'Trente jours pour changer d’avis, et que faire si quelque chose ne va pas.',
  questions: {
    'how-do-i-return-something': {
      title: 'Comment retourner un article ?',
      answer:
        '<p>Vous avez 30 jours à compter du jour de son arrivée. L’article ne doit avoir été ni porté ni lavé, et doit pouvoir être remis en vente.</p><ol><li><a href="/returns/">Dites-nous ce que vous renvoyez</a>, et pourquoi.</li><li>Imprimez l’étiquette que vous recevez et collez-la sur le colis.</li><li>Expédiez le colis et conservez la preuve de dépôt.</li></ol>',
      words: 'renvoyer renvoi rendre retour rétractation remboursement argent',
    },
    'can-i-exchange-a-size': {
      title: 'Puis-je l’échanger contre une autre taille ?',
      answer:
        '<p>Oui. <a href="/returns/">Choisissez la taille que vous souhaitez à la place</a> et renvoyez l’ancienne. Dès que celle-ci est arrivée, nous fabriquons la nouvelle, sans frais pour vous.</p>',
      words: 'échange changer trop grand trop petit coupe',
    },
    'something-is-wrong-or-faulty': {
      title: 'Quelque chose ne va pas ou est défectueux',
      answer:
        '<p>Nous en sommes désolés. Envoyez-nous une photo et votre numéro de commande : nous remplaçons l’article ou vous remboursons, selon votre préférence. Vous ne payez pas les frais de port, et vous n’avez pas à attendre que l’article nous soit revenu.</p>',
      words: 'abîmé cassé endommagé trou erreur défaut mauvais article réclamation garantie',
    },
    'when-do-i-get-my-refund': {
      title: 'Quand serai-je remboursé ?',
      answer:
        '<p>Dans les cinq jours ouvrés suivant l’arrivée de votre retour chez nous, sur la carte avec laquelle vous avez payé. Les banques peuvent mettre quelques jours de plus à l’afficher. Vous recevez un e-mail quand nous effectuons le remboursement.</p>',
      words: 'remboursement rembourser argent banque carte délai',
    },
    'can-i-return-something-personalised': {
      title: 'Puis-je retourner un article fabriqué pour moi ?',
      answer:
        '<p>Un article qui porte votre nom, votre texte ou votre image n’a été fabriqué pour personne d’autre. Nous ne pouvons donc le reprendre que s’il est défectueux ou ne correspond pas à votre commande. Dans ce cas, tout ce qui précède s’applique.</p>',
      words: 'personnalisé sur mesure création texte nom rétractation',
    },
    'can-i-cancel-my-order': {
      title: 'Puis-je annuler ma commande ?',
      answer:
        '<p>Oui, jusqu’à ce que nous commencions à la fabriquer : <a href="/edit-order/">modifiez-la ou annulez-la ici</a>, et l’argent est reversé sur la carte avec laquelle vous avez payé. Vous pouvez aussi retirer certains articles ou choisir une autre taille. Une fois imprimée, elle ne peut plus être arrêtée, mais vous pouvez la renvoyer à son arrivée.</p>',
      words: 'annulation arrêter erreur changer modifier',
    },
  },
};
