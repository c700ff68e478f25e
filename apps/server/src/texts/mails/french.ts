import type { germanMails } from './german.ts';

/** Texts of the emails to shoppers, by their English, in French. */
export const frenchMails: Readonly<Record<keyof typeof germanMails, string>> = {
  'Hello {firstName}': 'Bonjour {firstName}',
  '{label}:': '{label} :',
  Hello: 'Bonjour',
  'Dear {firstName},': 'Bonjour {firstName},',
  'Hello {firstName}! {text}': 'Bonjour {firstName} ! {text}',
  'Confirm your email address for {store}': 'Confirmez votre adresse e-mail pour {store}',
  'One tap and your account is ready.': 'Un clic, et votre compte est prêt.',
  'Welcome, {firstName}': 'Bienvenue, {firstName}',
  Welcome: 'Bienvenue',
  'Confirm that this is your email address, and your account at {store} is ready.':
    'Confirmez que cette adresse e-mail est la vôtre, et votre compte chez {store} est prêt.',
  'Confirm my address': 'Confirmer mon adresse',
  'The link works for 24 hours. If you did not sign up, you can ignore this email.':
    'Le lien est valable 24 heures. Si vous ne vous êtes pas inscrit, vous pouvez ignorer cet e-mail.',
  'Set a new password for {store}': 'Choisissez un nouveau mot de passe pour {store}',
  'The link works for one hour.': 'Le lien est valable une heure.',
  'Someone, hopefully you, asked to reset the password of your account at {store}.':
    'Quelqu’un, vous sans doute, souhaite choisir un nouveau mot de passe pour votre compte chez {store}.',
  'Set a new password': 'Choisir un nouveau mot de passe',
  'The link works once and for one hour. If this was not you, ignore this email: your password stays as it is.':
    'Le lien est valable une seule fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.',
  'Your password at {store} was changed': 'Votre mot de passe chez {store} a été modifié',
  'If this was you, you don’t need to do anything.': 'Si c’était vous, tout va bien.',
  'The password of your account at {store} was changed just now, and every device was signed out.':
    'Le mot de passe de votre compte chez {store} vient d’être modifié, et tous les appareils ont été déconnectés.',
  'If this was not you, set a new password at once with “Forgot your password?” on the sign-in page.':
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
  'You already have an account at {store}': 'Vous avez déjà un compte chez {store}',
  'Sign in, or set a new password.': 'Connectez-vous, ou choisissez un nouveau mot de passe.',
  'Someone, perhaps you, tried to sign up at {store} with this address. It already has an account, so nothing has changed.':
    'Quelqu’un, vous peut-être, a voulu s’inscrire chez {store} avec cette adresse. Elle a déjà un compte, et rien n’a été modifié.',
  'Sign in': 'Se connecter',
  'If you forgot your password, set a new one: {reset}':
    'Si vous avez oublié votre mot de passe, choisissez-en un nouveau : {reset}',
  '{subject} at {store}': '{subject} chez {store}',
  'Two-factor sign-in is on': 'La double authentification est activée',
  'You now need a code from your authenticator app to sign in to your account. Keep your recovery codes where you can find them without your phone.':
    'La connexion à votre compte demande désormais un code de votre application d’authentification. Conservez vos codes de récupération là où vous les trouverez sans votre téléphone.',
  'Two-factor sign-in is off': 'La double authentification est désactivée',
  'You now sign in to your account with your password only.':
    'Le mot de passe suffit désormais pour vous connecter à votre compte.',
  'You have new recovery codes': 'Vous avez de nouveaux codes de récupération',
  'Your account has ten new recovery codes. The old ones no longer work.':
    'Dix nouveaux codes de récupération ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
  'Codes by text message are on': 'Les codes par SMS sont activés',
  'You can now sign in to your account with a code that we text to your mobile number.':
    'La connexion à votre compte peut désormais être confirmée par un code que nous envoyons par SMS sur votre portable.',
  'Codes by text message are off': 'Les codes par SMS sont désactivés',
  'We no longer text you codes to sign in.': 'Nous n’envoyons plus de codes par SMS pour votre compte.',
  'A passkey was added': 'Une clé d’accès a été ajoutée',
  'You can now sign in to your account with a passkey, without a password or code. Your passkeys are on the security page of your account.':
    'Votre compte peut désormais être ouvert avec une clé d’accès, sans mot de passe ni code. Vous trouverez vos clés d’accès sur la page de sécurité de votre compte.',
  'A passkey was removed': 'Une clé d’accès a été supprimée',
  'You can no longer sign in to your account with one of your passkeys.':
    'Vous ne pouvez plus vous connecter à votre compte avec l’une de vos clés d’accès.',
  'A recovery code was used': 'Un code de récupération a été utilisé',
  'Someone, hopefully you, signed in to your account with a recovery code. The code no longer works.':
    'Quelqu’un, vous sans doute, s’est connecté à votre compte avec un code de récupération. Ce code ne fonctionne plus.',
  'Confirm your subscription to {store}': 'Confirmez votre inscription à la newsletter de {store}',
  'Please confirm that you want our newsletter.':
    'Veuillez confirmer que vous souhaitez recevoir notre newsletter.',
  'Nearly there, {firstName}': 'Plus qu’une étape, {firstName}',
  'Nearly there': 'Plus qu’une étape',
  'Confirm that you want news and offers from {store}.':
    'Confirmez que vous souhaitez recevoir les nouvelles et les offres de {store}.',
  'Yes, subscribe me': 'Oui, m’inscrire',
  'If this was not you, ignore this email and you will hear nothing more.':
    'Si ce n’était pas vous, ignorez cet e-mail et vous n’entendrez plus parler de nous.',
  'Your favourites at {store}': 'Vos favoris chez {store}',
  'Open them on any device.': 'Ouvrez-les sur n’importe quel appareil.',
  'Your favourites, saved for later': 'Vos favoris, gardés pour plus tard',
  'Open this link on any device to have your favourites there.':
    'Ouvrez ce lien sur n’importe quel appareil pour y retrouver vos favoris.',
  'Open my favourites': 'Ouvrir mes favoris',
  'The link works for 30 days. You can pass it on: it shows these products and nothing about you.':
    'Le lien est valable 30 jours. Vous pouvez le partager : il montre ces produits et rien sur vous.',
  'See all your orders': 'Voir toutes vos commandes',
  Subtotal: 'Sous-total',
  Discount: 'Remise',
  'Discount ({coupon})': 'Remise ({coupon})',
  Delivery: 'Livraison',
  Free: 'Offerte',
  Total: 'Total',
  'Tax included': 'Dont TVA',
  'Collect from': 'À retirer chez',
  'Your order is ready to be collected': 'Votre commande vous attend',
  'Order {number} is ready for you here: {place}': 'La commande {number} vous attend ici : {place}',
  'Delivered to': 'Adresse de livraison',
  'Billed to': 'Adresse de facturation',
  Payment: 'Paiement',
  'Nothing to pay': 'Rien à payer',
  'Thank you, {firstName}.': 'Merci, {firstName}.',
  'Thank you.': 'Merci.',
  'We have received your order. Your bank has not confirmed the payment yet. We will email you as soon as it has. You don’t need to do anything, and you will not be charged twice.':
    'Nous avons bien reçu votre commande. Votre banque n’a pas encore confirmé le paiement ; nous vous écrirons dès que ce sera fait. Vous n’avez rien à faire, et vous ne serez pas débité deux fois.',
  'We have received your order and are getting it ready. We will email you when it is on its way.':
    'Nous avons bien reçu votre commande et nous la préparons. Nous vous écrirons de nouveau quand elle sera en route.',
  'Your {store} order {number}': 'Votre commande {number} chez {store}',
  'We are waiting for your bank to confirm {amount}.': 'Nous attendons que votre banque confirme {amount}.',
  '{amount}, {method}. Here is your receipt.': '{amount}, {method}. Voici votre reçu.',
  'Order {number}': 'Commande {number}',
  'View your order': 'Voir votre commande',
  'We have received {amount} for order {number} and are getting it ready.':
    'Nous avons reçu {amount} pour la commande {number} et nous la préparons.',
  'Payment received for order {number}': 'Paiement reçu pour la commande {number}',
  'Your bank has confirmed {amount}.': 'Votre banque a confirmé {amount}.',
  'Payment received': 'Paiement reçu',
  'Order {number} was not paid': 'La commande {number} n’a pas été payée',
  'Your bank did not confirm the payment, and nothing was charged.':
    'Votre banque n’a pas confirmé le paiement, et rien n’a été débité.',
  'Your payment did not go through': 'Votre paiement n’a pas abouti',
  'Your bank did not confirm the payment for order {number}. Nothing was charged, and we have not started making it. If you still want it, you can pay now at the same price.':
    'Votre banque n’a pas confirmé le paiement de la commande {number}. Rien n’a été débité, et nous ne fabriquons pas encore ces articles. Si vous les souhaitez toujours, vous pouvez payer maintenant ; le prix est le même.',
  'Pay now': 'Payer maintenant',
  'In this parcel:': 'Dans ce colis :',
  'Your parcel is on its way': 'Votre colis est en route',
  'A parcel of order {number} has been given to the carrier.':
    'Un colis de la commande {number} a été remis au transporteur.',
  'Part of your order is on its way': 'Une partie de votre commande est en route',
  'A parcel of order {number} has been given to the carrier. The rest follows.':
    'Un colis de la commande {number} a été remis au transporteur. Le reste suit.',
  'The rest of your order is on its way': 'Le reste de votre commande est en route',
  'The rest of order {number} has been packed and given to the carrier.':
    'Le reste de la commande {number} a été emballé et remis au transporteur.',
  'Your order is on its way': 'Votre commande est en route',
  'Order {number} has been packed and given to the carrier.':
    'La commande {number} a été emballée et remise au transporteur.',
  'Your exchange is arranged': 'Votre échange est organisé',
  'We exchange goods of order {number} for you.':
    'Nous échangeons pour vous des articles de la commande {number}.',
  'Your refund is on its way': 'Votre remboursement est en route',
  'We refund {amount} for order {number} to the card that you paid with. Banks take up to ten days to show it.':
    'Nous remboursons {amount} pour la commande {number} sur la carte utilisée pour le paiement. Il peut s’écouler jusqu’à dix jours avant que votre banque l’affiche.',
  'Order {number}: {status}': 'Commande {number} : {status}',
  'The status of order {number} has changed: {status}. See the order page for details.':
    'Il y a du nouveau pour la commande {number} : {status}. Consultez la page de la commande pour en savoir plus.',
  Quote: 'Devis',
  'Terms authorised': 'Autorisée à crédit',
  'Mock-up': 'Maquette',
  'Purchase order confirmed': 'Bon de commande confirmé',
  '{carrier} is delivering parcel {code}.': '{carrier} livre le colis {code}.',
  'Parcel number: {code}': 'Numéro de colis : {code}',
  'Track parcel {code}': 'Suivre le colis {code}',
  '{heading} (order {number})': '{heading} (commande {number})',
  'We refund {money} to the card that you paid with. Banks take up to ten days to show it.':
    'Nous remboursons {money} sur la carte utilisée pour le paiement. Il peut s’écouler jusqu’à dix jours avant que votre banque l’affiche.',
  'we have changed order {number} as you asked.':
    'votre commande {number} est modifiée comme vous l’avez demandé.',
  'Order {number} is changed': 'La commande {number} est modifiée',
  'We are refunding {money} to your original payment method.':
    'Nous remboursons {money} par le moyen que vous avez utilisé pour payer.',
  'we have refunded {money} of order {number}.': 'nous avons remboursé {money} de la commande {number}.',
  'Refund for order {number}': 'Remboursement de la commande {number}',
  'we have received {amount} for order {number}. Nothing is left to pay.':
    'nous avons reçu {amount} pour la commande {number}. Il ne reste rien à payer.',
  'We have received {amount}.': 'Nous avons reçu {amount}.',
  'order {number} is confirmed by your purchase order {poNumber}. We are making it now. {amount} is still to be paid.':
    'la commande {number} est confirmée par votre bon de commande {poNumber}. Nous la fabriquons maintenant\u00a0; il reste {amount} à payer.',
  '{amount} is still to be paid. We’ll make it as soon as it is paid.':
    'Il reste {amount} à payer. Nous la fabriquons dès qu’elle est payée.',
  'we have changed your order {number}.': 'nous avons modifié votre commande {number}.',
  'Pay {amount}': 'Payer {amount}',
  'Pay for your order {number}: {amount}': 'Payez votre commande {number} : {amount}',
  'Your order is ready. Pay for it and we’ll make it.':
    'Votre commande est prête. Payez-la pour que nous la fabriquions.',
  'Your order is ready for payment': 'Votre commande peut être payée',
  'here is order {number}. We’ll make it as soon as it is paid.':
    'voici la commande {number}. Nous la fabriquons dès qu’elle est payée.',
  '{amount} is still to be paid.': 'Il reste {amount} à payer.',
  'We refund {money}.': 'Nous remboursons {money}.',
  'This is what we will send you.': 'Voici ce que nous vous envoyons désormais.',
  'Your order is changed': 'Votre commande est modifiée',
  'Order {number} goes to another address': 'La commande {number} part à une autre adresse',
  'The delivery address was changed.': 'L’adresse de livraison a été modifiée.',
  'Your delivery address is changed': 'Votre adresse de livraison est modifiée',
  'order {number} will now be delivered to this address. If you did not change it, reply to this email.':
    'votre commande {number} part désormais à cette adresse. Si ce n’était pas vous, répondez à cet e-mail.',
  'order {number} is cancelled. We won’t make any of it.':
    'votre commande {number} est annulée, et rien n’en sera fabriqué.',
  'Order {number} is cancelled': 'La commande {number} est annulée',
  'Nothing was charged.': 'Rien n’a été débité.',
  'Your order is cancelled': 'Votre commande est annulée',
  'Here is the link to your order, where you can change or cancel it.':
    'Voici le lien vers votre commande, où vous pouvez la modifier ou l’annuler.',
  'Here is the link to your order, where you can change its delivery address.':
    'Voici le lien vers votre commande, où vous pouvez modifier son adresse de livraison.',
  'Here is the link to your order, where you can send something back.':
    'Voici le lien vers votre commande, où vous pouvez demander un retour.',
  'Anyone with the link can see the order, so don’t share it. If you did not ask for it, you can ignore this email.':
    'Quiconque l’a peut voir la commande : gardez-le pour vous. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
  'Open your order': 'Ouvrir votre commande',
  What: 'Quoi',
  'By {day}': 'D’ici le {day}',
  Printed: 'Impression',
  'T-shirts': 'T-shirts',
  Sweatshirts: 'Sweats',
  Hoodies: 'Sweats à capuche',
  'Kids’ t-shirts': 'T-shirts enfant',
  'Tote bags': 'Tote bags',
  Mugs: 'Mugs',
  'Art prints': 'Affiches',
  'Something else': 'Autre chose',
  Front: 'Devant',
  Back: 'Dos',
  'Left sleeve': 'Manche gauche',
  'Right sleeve': 'Manche droite',
  '1 colour': '1 couleur',
  '2 colours': '2 couleurs',
  '3 colours': '3 couleurs',
  '4 colours': '4 couleurs',
  'Full colour': 'Quadrichromie',
  '{place}: {colours}': '{place} : {colours}',
  'To be agreed': 'À convenir',
  'As agreed': 'Comme convenu',
  'One size': 'Taille unique',
  '{product}, printed to order': '{product}, impression à la commande',
  'Your quote {number}': 'Votre devis {number}',
  'We have your request and are working out a price.': 'Nous avons votre demande et nous calculons un prix.',
  'Thank you, {firstName}': 'Merci, {firstName}',
  'We have your request. We’ll work out a price and email you. Nothing is made or charged before you agree.':
    'Nous avons votre demande. Nous l’étudions, calculons un prix et vous écrivons. Rien n’est fabriqué ni débité avant votre accord.',
  'See your quote': 'Voir votre devis',
  'This link is for you only. Anyone with it can see and answer the quote. If this was not you, ignore this email.':
    'Ce lien est pour vous seul : quiconque l’a peut voir le devis et y répondre. Si ce n’était pas vous, ignorez cet e-mail.',
  'Your price for quote {number}: {amount}': 'Votre prix pour le devis {number} : {amount}',
  '{amount} with delivery and tax.': '{amount}, livraison et TVA comprises.',
  'Your price is here': 'Votre prix est arrivé',
  '{store} writes': '{store} vous écrit',
  Goods: 'Articles',
  'of which tax': 'dont TVA',
  'quote {number} comes to {amount} with delivery and tax. Nothing is made before you agree.':
    'le devis {number} s’élève à {amount}, livraison et TVA comprises. Rien n’est fabriqué avant votre accord.',
  'Your quote {number} is open again': 'Votre devis {number} est de nouveau ouvert',
  'Your quote is open again': 'Votre devis est de nouveau ouvert',
  'quote {number} is open again. See its page for details.':
    'votre devis {number} est de nouveau ouvert. Vous voyez où il en est sur sa page.',
  'Your credit terms for quote {number}': 'Vos conditions de paiement pour le devis {number}',
  'Your credit terms are agreed': 'Vos conditions de paiement sont acceptées',
  'your credit terms for {amount} are agreed. We’ll draw the mock-up next and email you as soon as it is ready. Nothing is made before you approve it.':
    'vos conditions de paiement pour {amount} sont acceptées. Nous préparons maintenant la maquette et vous écrivons dès qu’elle est prête. Rien n’est fabriqué avant que vous ne l’ayez validée.',
  'Quote {number}: your mock-up is next': 'Devis {number}\u00a0: nous préparons votre maquette',
  'You have accepted the price of {amount}. We’ll draw the mock-up next and email you as soon as it is ready. Nothing is made before you approve it.':
    'Vous avez accepté le prix de {amount}. Nous préparons maintenant la maquette et vous écrivons dès qu’elle est prête. Rien n’est fabriqué avant que vous ne l’ayez validée.',
  'Quote {number}: we are changing your mock-up': 'Devis {number}\u00a0: nous modifions votre maquette',
  'We are changing your mock-up': 'Nous modifions votre maquette',
  'we are changing the mock-up for quote {number} and will email you as soon as the new one is ready. Nothing is made before you approve it.':
    'nous modifions la maquette du devis {number} et vous écrivons dès que la nouvelle est prête. Rien n’est fabriqué avant que vous ne l’ayez validée.',
  'Your order {number} is confirmed: {amount}': 'Votre commande {number} est confirmée\u00a0: {amount}',
  'Your order is confirmed': 'Votre commande est confirmée',
  'your order {number} for {amount} is confirmed. We are making it now and will email you as soon as it is on its way.':
    'votre commande {number} de {amount} est confirmée. Nous la fabriquons maintenant et vous écrivons dès qu’elle est en route.',
  'we have your purchase order {poNumber} for {amount}. We are making it now and will email you as soon as it is on its way.':
    'nous avons votre bon de commande {poNumber} de {amount}. Nous fabriquons maintenant et vous écrivons dès que votre commande est en route.',
  'Your purchase order': 'Votre bon de commande',
  'Accept or ask for changes': 'Accepter ou demander des modifications',
  'The price is valid until {validUntil}.': 'Le prix est valable jusqu’au {validUntil}.',
  'Your mock-up for quote {number}': 'Votre maquette pour le devis {number}',
  'Look at it closely: this is what will be printed.': 'Regardez-la bien : c’est ce qui sera imprimé.',
  'Your mock-up is here': 'Votre maquette est arrivée',
  'Dear {firstName}, look at it closely: this is what will be printed. Approve it, or say what should change.':
    'Bonjour {firstName}, regardez-la bien : c’est ce qui sera imprimé. Validez-la, ou dites-nous ce qui doit changer.',
  'See the mock-up': 'Voir la maquette',
  '{what}, in exchange for {other}': '{what}, en échange de {other}',
  'Return {number}': 'Retour {number}',
  'Print the label, put it on the parcel, and send it.':
    'Imprimez l’étiquette, collez-la sur le colis et expédiez-le.',
  'print the label, put it on the parcel and keep the proof of posting. We will email you when it has arrived.':
    'imprimez l’étiquette, collez-la sur le colis et conservez la preuve de dépôt. Nous vous écrirons quand il sera arrivé.',
  'You send back': 'Vous renvoyez',
  'Print the label': 'Imprimer l’étiquette',
  'We are making order {number} to replace it, at no cost to you.':
    'Nous fabriquons la commande {number} à la place, et vous ne payez rien.',
  'Reply to this email if you have a question about it.': 'Répondez à cet e-mail si vous avez une question.',
  'Your return {number} has arrived': 'Votre retour {number} est arrivé',
  'Your return has arrived': 'Votre retour est arrivé',
  'Announced: {announced}; found in the parcel: {received}.':
    'Articles annoncés : {announced} ; trouvés dans le colis : {received}.',
  'Your return {number} did not reach us': 'Votre retour {number} ne nous est pas parvenu',
  'Your return did not reach us': 'Votre retour ne nous est pas parvenu',
  'we did not receive the items that you wanted to return from order {number}.':
    'rien de ce que vous vouliez renvoyer de la commande {number} ne nous est parvenu.',
  'Reply to this email if you have sent it.': 'Répondez à cet e-mail si vous l’avez envoyé.',
  'Your return {number} is cancelled': 'Votre retour {number} est annulé',
  'Your return is cancelled': 'Votre retour est annulé',
  'this return of order {number} is cancelled. Its label can no longer be used.':
    'ce retour de la commande {number} est annulé, et son étiquette n’est plus valable.',
  'Reply to this email if the parcel is on its way already.':
    'Répondez à cet e-mail si le colis est déjà parti.',
  'Return {number} has arrived. See the order page for what happens next.':
    'Le retour {number} est arrivé. La page de votre commande indique la suite.',
  'Order {number} is refunded. See the order page for details.':
    'La commande {number} est remboursée. Sa page indique comment.',
  'we have received the items that you returned from order {number}.':
    'votre retour de la commande {number} nous est bien parvenu.',
  'View the exchange': 'Voir l’échange',
  'Your code for {store}': 'Votre code pour {store}',
  '{coupon}: enter it in your basket.': '{coupon} : saisissez-le dans votre panier.',
  'Thank you': 'Merci',
  'You are subscribed to the newsletter of {store}. As promised: enter this code in your basket.':
    'Vous êtes inscrit à la newsletter de {store}. Comme promis : saisissez ce code dans votre panier.',
  'You are subscribed to the newsletter of {store}. As promised, {title}: enter this code in your basket.':
    'Vous êtes inscrit à la newsletter de {store}. Comme promis, {title} : saisissez ce code dans votre panier.',
  'Your code': 'Votre code',
  'Go to the shop': 'Aller à la boutique',
  'Unsubscribe from the newsletter': 'Se désabonner de la newsletter',
  'You get this email because you have confirmed your subscription.':
    'Vous recevez cet e-mail parce que vous avez confirmé votre inscription.',
  'How to send back your worn-out cotton': 'Comment renvoyer vos cotons usés',
  'It is free, the postage in the UK is paid, and you get a coupon.':
    'C’est gratuit, l’affranchissement au Royaume-Uni est payé, et vous recevez un code promo.',
  'Thank you for sending it back': 'Merci pour votre renvoi',
  'We turn clothes made of 100% cotton into new ones, whatever their brand or condition. It is free, and we pay the postage in the UK.':
    'Les vêtements 100 % coton peuvent redevenir neufs, quelle que soit leur marque et leur usure. C’est gratuit, et nous payons l’affranchissement au Royaume-Uni.',
  'What to do': 'Comment faire',
  '1. Check the labels: 100% cotton, washed and dry.':
    '1. Vérifiez les étiquettes : 100 % coton, lavé et sec.',
  '2. Reply to this email with your postal address and how many pieces you have.':
    '2. Répondez à cet e-mail avec votre adresse postale et le nombre de pièces.',
  '3. {store} sends you a label with the postage paid.':
    '3. {store} vous envoie une étiquette préaffranchie.',
  '4. Put everything into one parcel, with the label on it.':
    '4. Mettez le tout dans un seul colis et collez-y l’étiquette.',
  'When your parcel has arrived, we send your coupon to this address.':
    'Quand votre colis sera arrivé, nous enverrons votre code promo à cette adresse.',
  'Quantity {quantity}': 'Quantité {quantity}',
  'The copy of your data at {store} is ready': 'La copie de vos données chez {store} est prête',
  'Download it within {days} days.': 'Téléchargez-la dans les {days} jours.',
  'You asked for a copy of the data that {store} stores about your account. It is ready.':
    'Vous avez demandé une copie de tout ce que {store} conserve de votre compte. Elle est prête.',
  'Download my data': 'Télécharger mes données',
  'Sign in to download it. We delete it after {days} days; you can ask for a new copy at any time.':
    'Vous devez être connecté pour la télécharger. Elle est supprimée après {days} jours ; vous pouvez en demander une autre à tout moment.',
  'Your account at {store} will be deleted on {day}': 'Votre compte chez {store} sera supprimé le {day}',
  'You can change your mind until then.': 'D’ici là, vous pouvez encore le conserver.',
  'You asked us to delete your account at {store}. We will delete it on {day}. Until then nothing changes, and you can cancel the deletion.':
    'Vous nous avez demandé de supprimer votre compte chez {store}. Nous le ferons le {day}. D’ici là, rien ne change, et vous pouvez changer d’avis.',
  'Keep my account': 'Conserver mon compte',
  'If this was not you, sign in, cancel it, and change your password: someone else knows it.':
    'Si ce n’était pas vous, connectez-vous, annulez la demande et changez de mot de passe : quelqu’un connaît le vôtre.',
  'Your account at {store} stays': 'Votre compte chez {store} est conservé',
  'Nothing is deleted.': 'Rien n’est supprimé.',
  'You cancelled the deletion of your account. Nothing has changed.':
    'Vous avez annulé la suppression de votre compte. Tout est comme avant.',
  'If this was not you, change your password at once.':
    'Si ce n’était pas vous, changez tout de suite de mot de passe.',
  'A {store} gift card for you': 'Une carte cadeau {store} pour vous',
  '{value} to spend at {store}, from {from}.': '{value} à dépenser chez {store}, de la part de {from}.',
  'Your {store} gift card': 'Votre carte cadeau {store}',
  '{value} to spend at {store}.': '{value} à dépenser chez {store}.',
  'You have bought this gift card of {store} worth {value}.':
    'Vous avez acheté cette carte cadeau {store} d’une valeur de {value}.',
  '{value} for you': '{value} pour vous',
  '{from} gives you a gift card of {store} worth {value}.':
    '{from} vous offre une carte cadeau {store} d’une valeur de {value}.',
  'Dear {name}, {from} gives you a gift card of {store} worth {value}.':
    'Bonjour {name}, {from} vous offre une carte cadeau {store} d’une valeur de {value}.',
  'Choose something': 'Choisir quelque chose',
  'Enter this code at checkout. Anything you don’t spend stays on the card.':
    'Saisissez ce code au moment du paiement. Ce que vous ne dépensez pas reste sur la carte.',
  'Check the balance': 'Voir le solde',
  'It does not expire.': 'Elle n’expire pas.',
  'It can be used until {until}.': 'Elle est valable jusqu’au {until}.',
  'Anyone with the code can spend it, so don’t forward this email.':
    'Toute personne qui a le code peut le dépenser\u00a0; gardez donc cet e-mail pour vous.',
  'Paid by gift card': 'Payé par carte cadeau',
  'Paid otherwise': 'Payé autrement',
  'Your gift card ending in {ending} has {left} left.':
    'Il reste {left} sur votre carte cadeau se terminant par {ending}.',
  '{amount} is back on the gift card that you wanted to pay with.':
    '{amount} sont de nouveau sur la carte cadeau avec laquelle vous vouliez payer.',
  'Order {number} is refunded: {refund}': 'La commande {number} est remboursée\u00a0: {refund}',
  '{cards} is back on the gift card that you paid with.':
    '{cards} sont de nouveau sur la carte cadeau avec laquelle vous avez payé.',
  '{cards} is back on the gift card that you paid with, and we refund {rest} to your other card. Banks take up to ten days to show it.':
    '{cards} sont de nouveau sur la carte cadeau avec laquelle vous avez payé, et nous remboursons {rest} sur votre autre carte. Les banques mettent jusqu’à dix jours à l’afficher.',
  'We have received your order. We will email the gift cards as soon as the payment is confirmed.':
    'Votre commande nous est parvenue. Les cartes cadeaux sont envoyées par e-mail dès que le paiement est passé.',
  '{name} is back': '{name} est de retour',
  'You can buy it at {store} again.': 'Vous pouvez de nouveau l’acheter chez {store}.',
  'You asked us to tell you: {what} is available at {store} again.':
    'Vous vouliez être prévenu : {what} est de nouveau disponible chez {store}.',
  'Look at it': 'Voir l’article',
  'This is the only email about it. We have deleted your request. We do not reserve any for you.':
    'Ceci est le seul e-mail à ce sujet. Votre demande est effacée, et aucun article n’est mis de côté.',
  'Stop these emails': 'Plus d’e-mails de ce type',
  'Your basket at {store} is still there': 'Votre panier chez {store} vous attend',
  'You did not finish your order. You can continue where you left off:':
    'Vous n’avez pas terminé votre commande. Reprenez là où vous en étiez :',
  'In your basket': 'Dans votre panier',
  'Back to your basket': 'Retour au panier',
  'This is the only email about it. Prices and stock are those of today.':
    'C’est le seul e-mail à ce sujet. Les prix et le stock sont ceux d’aujourd’hui.',
};
