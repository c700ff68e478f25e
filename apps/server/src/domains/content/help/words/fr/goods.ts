import type { GroupWords } from '../../help.types.ts';

/** Finding a size, in French. */
export const sizes: GroupWords<'sizes'> = {
  title: 'Tailles',
  text: 'Comment les articles taillent, et comment prendre vos mesures.',
  questions: {
    'how-do-i-find-my-size': {
      title: 'Comment trouver ma taille ?',
      answer:
        '<p>Prenez un vêtement qui vous va bien, posez-le à plat et mesurez-le au niveau de la poitrine, d’une aisselle à l’autre. Comparez avec les tailles indiquées sur la page du produit.</p><p>Entre deux tailles, prenez la plus grande si vous aimez être à l’aise, la plus petite si vous aimez les coupes ajustées.</p>',
      words: 'coupe guide tableau mesure mesurer petit moyen grand',
    },
    'will-it-shrink': {
      title: 'L’article va-t-il rétrécir ?',
      answer:
        '<p>Le coton peut perdre jusqu’à trois pour cent au premier lavage à chaud. À 30 degrés et séché à l’air libre, cela ne se remarque pas.</p>',
      words: 'rétrécit rétrécissement lavage plus petit serré',
    },
    'are-your-sizes-unisex': {
      title: 'Vos tailles sont-elles pour hommes ou pour femmes ?',
      answer:
        '<p>La page de chaque produit l’indique. Ce qui est coupé pour tous suit les tailles homme ; beaucoup de femmes prennent donc une taille de moins que d’habitude.</p>',
      words: 'unisexe homme femme enfant',
    },
  },
};

/** How things are made, in French. */
export const printing: GroupWords<'printing'> = {
  title: 'Impression',
  text: 'Comment vos articles sont fabriqués, et de quoi ils sont faits.',
  questions: {
    'how-are-your-products-printed': {
      title: 'Comment vos produits sont-ils imprimés ?',
      answer:
        '<p>Un par un, après votre commande. Les vêtements sont imprimés directement sur le coton avec des encres à base d’eau, qui pénètrent dans les fibres et restent souples. Rien n’est fabriqué sans que quelqu’un l’ait demandé.</p>',
      words: 'fabriqué fabrication encre à la demande dtg impression directe',
    },
    'will-the-colours-match-my-screen': {
      title: 'Les couleurs seront-elles comme sur mon écran ?',
      answer:
        '<p>Presque exactement. Un écran est lumineux, le coton ne l’est pas : les couleurs vives paraissent un peu plus douces sur le tissu, et les impressions sur tissu foncé un peu plus profondes que sur tissu clair.</p>',
      words: 'couleur teinte nuance différent',
    },
    'will-the-print-wash-off': {
      title: 'L’impression va-t-elle craqueler ou partir au lavage ?',
      answer:
        '<p>Non, si vous lavez à froid et à l’envers. Elle s’assouplit aux premiers lavages, puis reste telle quelle. Si elle se détache malgré tout, c’est un défaut : dites-le-nous, et nous remplaçons l’article.</p>',
      words: 'laver délaver passer fissurer décoller tenir durer',
    },
  },
};

/** Looking after things, in French. */
export const care: GroupWords<'care'> = {
  title: 'Entretien',
  text: 'Ce qui garde le coton doux et les impressions nettes.',
  questions: {
    'how-should-i-wash-it': {
      title: 'Comment le laver ?',
      answer:
        '<ul><li>À 30 degrés, à l’envers, avec des couleurs semblables.</li><li>Sans javel ni adoucissant.</li><li>Faites-le sécher à l’air libre, à l’abri du plein soleil.</li><li>Repassez-le à l’envers, jamais sur l’impression.</li></ul><p>L’étiquette intérieure a le dernier mot.</p>',
      words: 'lavage machine lessive nettoyer repasser repassage sécher séchage sèche-linge',
    },
    'how-do-i-clean-mugs-and-prints': {
      title: 'Comment entretenir les mugs et les affiches encadrées ?',
      answer:
        '<p>Les mugs passent au lave-vaisselle et au micro-ondes. Dépoussiérez les cadres avec un chiffon sec et accrochez-les à l’abri du soleil de midi.</p>',
      words: 'lave-vaisselle micro-ondes tasse poster cadre nettoyer',
    },
  },
};
