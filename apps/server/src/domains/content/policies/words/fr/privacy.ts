import type { PolicyWords } from '../../policy.types.ts';

/** Privacy policy, in French. */
export const privacy: PolicyWords<'privacy-policy'> = {
  title: 'Politique de confidentialité',
  text: 'Ce que nous savons de vous, à quoi cela nous sert, qui d’autre le voit et ce que vous pouvez nous demander.',
  parts: {
    who: {
      title: 'Qui est responsable',
      html: '<p>{{ store.name }} décide de ce qu’il advient de vos données dans cette boutique. {{ platform.name }} exploite la boutique pour nous, encaisse les paiements et fait fabriquer et expédier votre commande.</p>',
    },
    what: {
      title: 'Ce que nous savons, et pourquoi',
      html: '<table><thead><tr><th>Quoi</th><th>À quelle fin</th><th>Sur quel fondement</th></tr></thead><tbody><tr><td>Nom, adresses, e-mail, ce que vous avez commandé</td><td>Fabriquer, expédier et, si besoin, reprendre votre commande</td><td>Notre contrat avec vous</td></tr><tr><td>Le fait qu’un paiement a eu lieu, et les derniers chiffres de la carte</td><td>L’enregistrer et le rembourser</td><td>Notre contrat et le droit fiscal</td></tr><tr><td>Votre compte et votre façon de vous connecter</td><td>Vous montrer vos commandes et tenir les autres à l’écart</td><td>Notre contrat</td></tr><tr><td>Votre adresse sur une liste de diffusion</td><td>Vous envoyer nos actualités, une fois votre inscription confirmée</td><td>Votre consentement</td></tr><tr><td>Votre adresse, si vous attendez un article épuisé</td><td>Vous prévenir, une fois, de son retour</td><td>Votre consentement</td></tr><tr><td>Vos messages</td><td>Y répondre</td><td>Notre intérêt à vous aider</td></tr><tr><td>Adresse réseau et navigateur, pour peu de temps</td><td>Faire fonctionner la boutique et écarter les abus</td><td>Notre intérêt à la sécurité</td></tr></tbody></table><p>Nous ne voyons ni ne conservons jamais le numéro complet de votre carte.</p>',
    },
    others: {
      title: 'Qui d’autre le voit',
      html: '<p>Uniquement ceux qui en ont besoin pour votre commande : qui l’imprime, qui la livre, qui traite le paiement et qui gère les serveurs. Chacun ne peut s’en servir que pour cela. Nous ne vendons vos données à personne. Les autorités ne les obtiennent que là où la loi le prévoit.</p>',
    },
    duration: {
      title: 'Combien de temps nous le conservons',
      html: '<p>Les commandes et leurs factures aussi longtemps que le droit fiscal l’exige, puis elles sont supprimées. Votre compte jusqu’à ce que vous le supprimiez. Votre place sur une liste de diffusion jusqu’à ce que vous la quittiez. Votre demande d’être prévenu d’un retour en stock jusqu’à notre e-mail, un an au plus. Ce qui est conservé contre les abus, des semaines et non des années.</p>',
    },
    rights: {
      title: 'Ce que vous pouvez nous demander',
      html: '<p>Vous pouvez obtenir une copie de ce que nous savons de vous, le faire rectifier ou effacer, nous demander d’en utiliser moins, l’emporter ailleurs, vous y opposer et retirer un consentement pour l’avenir. Avec un compte, vous faites l’essentiel vous-même : <a href="/account/security/">la copie de vos données et la suppression de votre compte se trouvent sur sa page de sécurité</a>. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.</p>',
    },
    cookies: {
      title: 'Cookies',
      html: '<p>Ce que ce site conserve dans votre navigateur est expliqué dans <a href="/use-of-cookies-and-disclaimer/">utilisation des cookies et limites de responsabilité</a>.</p>',
    },
    contact: {
      title: 'Comment nous joindre',
      html: '<p>Écrivez à <a href="mailto:{{ store.email }}">{{ store.email }}</a>. Nous répondons sous un mois, en général sous quelques jours.</p>',
    },
  },
};
