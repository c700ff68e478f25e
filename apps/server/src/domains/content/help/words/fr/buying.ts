import type { GroupWords } from '../../help.types.ts';

/** Paying, in French. */
export const payment: GroupWords<'payment'> = {
  title: 'Paiement',
  text: 'Cartes, codes et devises.',
  questions: {
    'how-can-i-pay': {
      title: 'Comment puis-je payer ?',
      answer:
        '<p>Avec toute carte de crédit ou de débit courante. Votre banque peut vous demander de confirmer le paiement dans son application. Nous ne voyons ni ne conservons jamais le numéro de votre carte.</p>',
      words: 'moyen de paiement carte bancaire cb visa mastercard amex débit crédit régler',
    },
    'which-currencies-can-i-pay-in': {
      title: 'Dans quelles devises puis-je payer ?',
      answer:
        '<p>Vous pouvez voir les prix et payer dans ces devises : {{ currency.list }}. Choisissez en haut de la page ou, sur téléphone, en bas.</p>',
      words: 'dollar euro yen livre franc taux de change monnaie',
    },
    'my-discount-code-does-not-work': {
      title: 'Mon code promo ne fonctionne pas',
      answer:
        '<p>Vérifiez qu’il est écrit comme dans l’e-mail et que son dernier jour n’est pas passé. Certains codes exigent un panier d’un certain montant. Votre panier vous dit ce qu’il en est ; un seul code peut être utilisé par commande.</p>',
      words: 'code de réduction remise bon coupon promotion marche',
    },
    'my-payment-was-refused': {
      title: 'Mon paiement a été refusé',
      answer:
        '<p>Votre carte n’a pas été débitée. Vérifiez le numéro, la date et les trois chiffres au dos, puis réessayez ou prenez une autre carte. Si votre banque refuse encore, elle seule peut dire pourquoi.</p>',
      words: 'refus rejeté échoué échec carte erreur',
    },
    'can-i-have-an-invoice': {
      title: 'Puis-je avoir une facture ?',
      answer:
        '<p>Le reçu que nous vous envoyons par e-mail indique ce que vous avez payé et la TVA incluse. S’il vous faut le nom de votre société, ajoutez-le à votre adresse au moment de passer commande.</p>',
      words: 'reçu ticket tva entreprise société taxe',
    },
  },
};

/** Having an account, in French. */
export const account: GroupWords<'account'> = {
  title: 'Votre compte',
  text: 'La connexion, vos données et nos e-mails.',
  questions: {
    'do-i-need-an-account': {
      title: 'Faut-il un compte pour commander ?',
      answer:
        '<p>Non. Avec un compte, vous retrouvez vos commandes au même endroit et n’avez pas à ressaisir votre adresse. <a href="/login/">Vous pouvez en créer un ici</a>.</p>',
      words: 'invité inscription inscrire créer commande',
    },
    'i-forgot-my-password': {
      title: 'J’ai oublié mon mot de passe',
      answer:
        '<p><a href="/login/forgot/">Demandez un lien pour en choisir un nouveau</a>. Il arrive à l’adresse avec laquelle vous vous êtes inscrit. Si vous ne recevez rien en quelques minutes, regardez dans les courriers indésirables.</p>',
      words: 'réinitialiser perdu connexion connecter identifiant bloqué',
    },
    'how-do-i-delete-my-account': {
      title: 'Comment obtenir une copie de mes données ou supprimer mon compte ?',
      answer:
        '<p>Les deux se font sur la <a href="/account/security/">page de sécurité de votre compte</a>, sans avoir à nous le demander.</p>',
      words: 'confidentialité rgpd données personnelles effacer fermer',
    },
    'how-do-i-stop-your-newsletter': {
      title: 'Comment me désabonner de la newsletter ?',
      answer:
        '<p>À la fin de chaque newsletter, un lien vous retire de la liste aussitôt, sans vous connecter. Vous pouvez aussi nous écrire depuis l’adresse qui la reçoit. Vous recevrez toujours les e-mails concernant une commande que vous avez passée.</p>',
      words: 'désabonnement désinscrire désinscription e-mail mail spam publicité infolettre',
    },
  },
};
