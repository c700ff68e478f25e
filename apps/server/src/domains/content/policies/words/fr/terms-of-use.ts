import type { PolicyWords } from '../../policy.types.ts';

/** Terms for using the shop, in French. */
export const termsOfUse: PolicyWords<'terms-of-use'> = {
  title: 'Conditions d’utilisation',
  text: 'Ce que vous pouvez attendre de ce site, et ce que nous vous demandons pendant que vous y êtes.',
  parts: {
    who: {
      title: 'Qui nous sommes',
      html: '<p>Cette boutique est exploitée par {{ store.name }}. Ses pages, la prise de commande et les paiements sont fournis par {{ platform.name }}. En utilisant le site, vous acceptez ces conditions ; si vous ne les acceptez pas, merci de ne pas l’utiliser. Ce qui s’applique aux achats figure dans les <a href="/terms-of-sale/">conditions générales de vente</a>.</p>',
    },
    using: {
      title: 'Utilisation du site',
      html: '<p>Vous êtes libre de parcourir le site, de partager des liens et de commander pour vous ou pour offrir. Merci de ne pas :</p><ul><li>tenter d’accéder à des parties du site, ou à des comptes, qui ne sont pas les vôtres ;</li><li>collecter ses contenus à l’aide de programmes d’une façon qui le ralentit pour les autres ;</li><li>déposer ou écrire quoi que ce soit qui enfreigne la loi, blesse quelqu’un ou appartienne à autrui ;</li><li>vous faire passer pour une autre personne.</li></ul><p>Nous pouvons fermer les comptes et refuser les commandes des personnes qui le font.</p>',
    },
    account: {
      title: 'Votre compte',
      html: '<p>Il n’est pas nécessaire pour commander. Si vous en créez un, gardez son mot de passe pour vous, et prévenez-nous si vous pensez que quelqu’un d’autre le connaît. Ce qui est fait avec votre compte est réputé fait par vous jusqu’à ce que vous nous ayez prévenus.</p>',
    },
    rights: {
      title: 'Ce qui appartient à qui',
      html: '<p>Les dessins, photographies, textes et noms de ce site appartiennent à {{ store.name }} ou à ceux qui nous permettent de les utiliser. Vous pouvez imprimer ou enregistrer une page pour vous. Pour tout autre usage, demandez-nous d’abord.</p><p>Ce que vous écrivez ou déposez, comme un avis ou un visuel, reste à vous. Vous nous autorisez à le montrer et à l’imprimer dans la mesure nécessaire à l’usage pour lequel vous nous l’avez confié, et vous garantissez en avoir le droit.</p>',
    },
    faults: {
      title: 'Si quelque chose ne fonctionne pas',
      html: '<p>Nous faisons de notre mieux pour que le site soit exact et disponible, mais nous ne pouvons pas promettre qu’il ne soit jamais interrompu ni sans erreur. Nous ne répondons pas de ce que font d’autres sites vers lesquels nous renvoyons. Rien ici ne limite notre responsabilité là où la loi ne le permet pas, par exemple en cas de blessure ou de fraude, ni vos droits de consommateur.</p>',
    },
    law: {
      title: 'Modifications et droit applicable',
      html: '<p>Quand ces conditions changent, les nouvelles figurent ici avec leur date. Le droit applicable est celui {{ store.country }} ; si vous vivez ailleurs, vous conservez la protection du droit de la consommation de votre pays.</p>',
    },
    contact: {
      title: 'Comment nous joindre',
      html: '<p>Écrivez à <a href="mailto:{{ store.email }}">{{ store.email }}</a>, ou utilisez le formulaire de nos <a href="/help/">pages d’aide</a>.</p>',
    },
  },
};
