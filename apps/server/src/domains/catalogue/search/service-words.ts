import { wordsOf } from '../../../texts/search-words.ts';

/**
 * Words that shoppers search for that are no product: pages of the shop answer them. They are no slips of products'
 * words, as “returns” of “retro” and “shipping” of “shopping” would be.
 */
const words = {
  en: 'return returns refund refunds exchange exchanges delivery shipping postage order orders tracking track payment payments pay invoice invoices account login contact help support faq privacy terms cookies policy about careers wholesale sustainability warranty complaint cancel cancellation',
  de: 'rückgabe rücksendung retoure retouren umtausch erstattung widerruf versand lieferung lieferzeit bestellung bestellungen sendung zahlung bezahlen rechnung konto anmelden kontakt hilfe datenschutz agb impressum nachhaltigkeit garantie stornieren',
  fr: 'retour retours remboursement échange livraison expédition commande commandes suivi paiement payer facture compte connexion contact aide confidentialité conditions durabilité garantie annuler annulation',
} as const;

const stems = new Set(Object.values(words).flatMap((text) => wordsOf(text).map(({ stem }) => stem)));

/** Tells whether the stem of a word is one of them. */
export function isServiceWord(stem: string): boolean {
  return stems.has(stem);
}
