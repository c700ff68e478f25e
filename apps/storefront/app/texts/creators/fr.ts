import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of the pages of those who make or design products, in French. */
const fr: Translation<typeof en> = {
  productsBy: 'Produits de {name}',
  elsewhere: '{name} ailleurs',
  nothingYet: 'Rien ici pour le moment',
  nothingYetText: 'Il n’y a pas de produits de {name} en ce moment. Revenez bientôt.',
  shopEverything: 'Voir tous les produits',
};
export default fr;
