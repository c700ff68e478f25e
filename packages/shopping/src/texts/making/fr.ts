import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of what a shopper makes of a product before it is bought, and of bundles, in French. */
const fr = {
  makeItYours: 'Personnaliser',
  choose: 'Choisir',
  none: 'Sans',
  upTo: { one: '{count} caractère maximum.', other: '{count} caractères maximum.' },
  left: { one: 'Encore {count} caractère.', other: 'Encore {count} caractères.' },
  tooMany: { one: '{count} caractère de trop', other: '{count} caractères de trop' },
  whatIsIn: 'Contenu du lot',
  colourOf: 'Couleur : {name}',
  sizeOf: 'Taille : {name}',
  chooseSize: 'Choisir une taille',
  chooseSizeFor: 'Choisir une taille\u00a0: {names}',
  soldOutOf: '{name}, épuisé',
  boughtSingly: '{price} en achat séparé',
  together: 'Ensemble',
  insteadOf: 'au lieu de {price} séparément',
  chooseSizesColours: 'Choisir les tailles et les couleurs',
  chooseSizesColoursOf: 'Choisir les tailles et les couleurs : {name}',
  soldOut: 'Épuisé',
  saveChoice: 'Enregistrer',
  savingChoice: 'Enregistrement',
  cancelChoice: 'Annuler',
  loadingChoice: 'Chargement des couleurs et des tailles',
} as const satisfies Translation<typeof en>;
export default fr;
