import type { germanPapers } from './german.ts';

/** What invoices and labels say, by their English, in French. */
export const frenchPapers: Readonly<Record<keyof typeof germanPapers, string>> = {
  Invoice: 'Facture',
  'Pro forma invoice': 'Facture pro forma',
  'Waiting for the bank': 'En attente de la banque',
  Paid: 'Payé',
  Refunded: 'Remboursé',
  'Not paid': 'Non payé',
  'VAT number {number}': 'N° de TVA {number}',
  'Company number {number}': 'N° d’immatriculation {number}',
  'Number {number}': 'Numéro {number}',
  'Date {day}': 'Date : {day}',
  'Ordered on {day}': 'Commande du {day}',
  'Billed to': 'Adresse de facturation',
  'Delivered to': 'Adresse de livraison',
  Payment: 'Paiement',
  Description: 'Désignation',
  Qty: 'Qté',
  Net: 'Total HT',
  VAT: 'TVA',
  'VAT amount': 'Montant TVA',
  Total: 'Total TTC',
  '{amount} each, VAT included': '{amount} TTC l’unité',
  'less {amount} discount': 'remise de {amount} déduite',
  'Delivery: {method}': 'Livraison : {method}',
  'VAT at 0 % (export) on {net}': 'TVA à 0 % (exportation) sur {net}',
  'VAT at {rate} % on {net}': 'TVA à {rate} % sur {net}',
  'This order is not paid yet. A pro forma invoice cannot be used to reclaim VAT.':
    'Cette commande n’est pas encore payée. Une facture pro forma ne permet pas de récupérer la TVA.',
  '{seller}, {paper} {number}, page {page} of {count}': '{seller}, {paper} {number}, page {page} sur {count}',
  'Return {number}': 'Retour {number}',
  'RETURN TO': 'RETOUR À',
  'Put this label on the parcel, and keep the proof of posting.':
    'Collez cette étiquette sur le colis et conservez la preuve de dépôt.',
  'Paid by gift card': 'Payé par carte cadeau',
  'Paid otherwise': 'Payé autrement',
};
