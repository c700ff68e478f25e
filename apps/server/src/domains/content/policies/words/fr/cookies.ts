import type { PolicyWords } from '../../policy.types.ts';

/** Cookies and other data that the shop keeps in a browser, in French. */
export const cookies: PolicyWords<'use-of-cookies-and-disclaimer'> = {
  title: 'Utilisation des cookies et limites de responsabilité',
  text: 'Ce que ce site conserve dans votre navigateur et pourquoi, et dans quelle mesure vous pouvez vous fier à ce qu’il dit.',
  parts: {
    what: {
      title: 'Ce qu’est un cookie',
      html: '<p>Un cookie est une courte note qu’un site laisse dans votre navigateur et relit plus tard. Certains sont nécessaires au fonctionnement même d’une boutique. D’autres nous disent comment elle est utilisée ; ils ne sont déposés qu’avec votre accord.</p>',
    },
    needed: {
      title: 'Ceux dont la boutique a besoin',
      html: '<table><thead><tr><th>À quoi il sert</th><th>Durée</th></tr></thead><tbody><tr><td>Conserver votre panier et vous garder connecté</td><td>Un an</td></tr><tr><td>S’assurer qu’une commande vient de vous et non d’un autre site</td><td>Un an</td></tr><tr><td>Se souvenir de la devise et de la langue que vous avez choisies</td><td>Un an</td></tr><tr><td>Se souvenir de votre réponse à notre question sur les cookies</td><td>Six mois</td></tr><tr><td>Se souvenir que vous avez répondu à notre proposition de newsletter</td><td>30 jours, ou un an si vous vous êtes inscrit</td></tr><tr><td>Vous montrer la même version d’une page, quand la boutique en compare deux</td><td>90 jours</td></tr><tr><td>Se souvenir que vous avez autorisé ce navigateur sans second code</td><td>30 jours, si vous l’avez demandé</td></tr></tbody></table><p>Votre navigateur conserve aussi votre choix entre clair et sombre. Rien de tout cela ne vous suit sur d’autres sites.</p>',
    },
    stripe: {
      title: 'Ceux du paiement par carte',
      html: '<p>Les paiements par carte sont encaissés par Stripe. Quand vous arrivez à la caisse, son script dépose deux cookies dans votre navigateur, grâce auxquels il distingue les personnes qui paient des programmes qui essaient des cartes volées :</p><table><thead><tr><th>Cookie</th><th>Durée</th></tr></thead><tbody><tr><td><code>__stripe_mid</code></td><td>Un an</td></tr><tr><td><code>__stripe_sid</code></td><td>30 minutes</td></tr></tbody></table><p>Les champs de votre carte viennent du site de Stripe, qui peut déposer les siens : la <a href="https://stripe.com/legal/cookies-policy">politique de Stripe en matière de cookies</a> en parle.</p>',
    },
    refusable: {
      title: 'Ceux que vous pouvez refuser',
      html: '<p>Si cette boutique mesure les visites ou l’efficacité de ses publicités, elle vous le demande d’abord. Tant que vous n’avez pas donné votre accord, rien de tel n’est déposé ; si vous refusez, tout fonctionne quand même.</p>',
    },
    deleting: {
      title: 'Comment les supprimer',
      html: '<p>Vous pouvez à tout moment supprimer les cookies dans les réglages de votre navigateur, ou lui faire refuser les cookies. Sans ceux dont la boutique a besoin, le panier reste vide.</p>',
    },
    disclaimer: {
      title: 'Limites de responsabilité',
      html: '<p>{{ store.name }} veille à l’exactitude de ce qui figure ici : descriptions, tailles, images et prix. Des erreurs restent possibles. Les couleurs varient d’un écran à l’autre, et les mesures peuvent varier d’un ou deux centimètres. Si un article n’est pas conforme à sa description, les <a href="/terms-of-sale/">conditions générales de vente</a> disent ce que vous pouvez demander.</p><p>Les liens vers d’autres sites sont là pour vous aider. Nous n’exploitons pas ces sites et n’en répondons pas.</p>',
    },
    contact: {
      title: 'Questions',
      html: '<p>Ce que nous faisons de vos données figure dans la <a href="/privacy-policy/">politique de confidentialité</a>. Pour toute autre question, écrivez à <a href="mailto:{{ store.email }}">{{ store.email }}</a>.</p>',
    },
  },
};
