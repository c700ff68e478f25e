import type { ShopperText } from './shopper-text.ts';

/** Texts of the server for shoppers, in French. */
export const french: Readonly<Record<ShopperText, string>> = {
  'Take out the control characters': 'Retirez les caractères de contrôle',
  'This chat has ended': 'Ce chat est terminé',
  'Nobody is there to chat right now': 'Personne n’est disponible pour le moment',
  'This took too long. Try again.': 'Cela a pris trop de temps. Réessayez.',
  'Choose a group of the chat': 'Choisissez un groupe du chat',
  'This field is required': 'Ce champ est obligatoire',
  'Look at the fields that are marked': 'Vérifiez les champs signalés',
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide',
  'Please enter a valid postcode': 'Veuillez saisir un code postal valide',
  'Please choose a valid state or province': 'Veuillez choisir un État ou une province valide',
  'Please enter a valid UK phone number': 'Veuillez saisir un numéro de téléphone britannique valide',
  'Please enter a valid EORI number': 'Veuillez saisir un numéro EORI valide',
  'Must contain at least {count} characters': 'Au moins {count} caractères',
  'Must contain no more than {count} characters': '{count} caractères au maximum',
  'Password cannot start or end with spaces': 'Le mot de passe ne peut ni commencer ni finir par un espace',
  'The email address or the password is not right': 'L’adresse e-mail ou le mot de passe est incorrect',
  'Invalid authentication code': 'Code d’authentification non valide',
  'Invalid recovery code': 'Code de récupération non valide',
  'This passkey does not open an account here': 'Cette clé d’accès n’ouvre aucun compte ici',
  'Confirm your password to go on': 'Confirmez votre mot de passe pour continuer',
  'Verify your email address first': 'Vérifiez d’abord votre adresse e-mail',
  'You took goods out of your order': 'Vous avez retiré des articles de votre commande',
  'You cancelled your order': 'Vous avez annulé votre commande',
  'Your order was refunded': 'Votre commande a été remboursée',
  'Your order was cancelled': 'Votre commande a été annulée',
  'Return {number}': 'Retour {number}',
  'Sign in to go on': 'Connectez-vous pour continuer',
  'Permission denied': 'Accès refusé',
  'Nothing was added: your browser did not say that you came from this shop. Open the product here and try again.':
    'Rien n’a été ajouté\u00a0: votre navigateur n’a pas indiqué que vous veniez de cette boutique. Ouvrez le produit ici et réessayez.',
  'This request came from another site': 'Cette demande vient d’un autre site',
  'Your page is out of date. Reload it and try again.':
    'Votre page n’est plus à jour. Rechargez-la et réessayez.',
  'We cannot answer this just now. Try again in a moment.':
    'Nous ne pouvons pas répondre pour le moment. Réessayez dans un instant.',
  'The server has no room left for this. Nothing was saved. Try again later.':
    'Il n’y a plus de place sur le serveur. Rien n’a été enregistré. Réessayez plus tard.',
  'Many people are signing in just now. Try again in a moment.':
    'Beaucoup de personnes se connectent en ce moment. Réessayez dans un instant.',
  'Too many emails. Try again later.': 'Trop d’e-mails. Réessayez plus tard.',
  'Too much is being uploaded at present. Try again later.':
    'Trop d’envois en ce moment. Réessayez plus tard.',
  'This is larger than we can take': 'C’est plus volumineux que ce que nous pouvons accepter',
  'Quantity must be a whole number from 1 to 999': 'La quantité est un nombre entier de 1 à 999',
  'No items were added to basket': 'Aucun article n’a été ajouté au panier',
  'Oops... Looks like this product is no longer available': 'Oups… Ce produit n’est plus disponible',
  'Only 1 of these is left': 'Il n’en reste qu’un',
  'Only {stock} of these are left': 'Il n’en reste que {stock}',
  'You can order up to {most} of these': '{most} au maximum',
  'Only 1 of {name} is left': 'Il ne reste qu’un exemplaire de {name}',
  'Only {stock} of {name} are left': 'Il ne reste que {stock} exemplaires de {name}',
  'A design in your basket is gone. Make it again.': 'Une création de votre panier a disparu. Refaites-la.',
  'One size': 'Taille unique',
  'your design': 'votre création',
  'This design is gone. Make it again.': 'Cette création a disparu. Refaites-la.',
  'A basket can hold up to {most} different items': 'Un panier contient au plus {most} articles différents',
  'You can save up to {most} favourites': 'Vous pouvez garder au plus {most} favoris',
  'You have no favourites yet': 'Vous n’avez pas encore de favoris',
  'This shop is closed': 'Cette boutique est fermée',
  'This shop takes no orders at the moment': 'Cette boutique ne prend pas de commandes pour le moment',
  'Your basket is empty': 'Votre panier est vide',
  'This coupon has expired': 'Ce code promo a expiré',
  'Spend {amount} more to use this coupon': 'Ajoutez {amount} d’achats pour utiliser ce code promo',
  'The total is now {total}. Check your order again.':
    'Le total est maintenant de {total}. Vérifiez votre commande.',
  'This delivery method does not go to this country': 'Ce mode de livraison ne dessert pas ce pays',
  'Agree to the terms to place your order': 'Acceptez les conditions pour passer votre commande',
  'This shop does not offer this way to pay': 'Cette boutique ne propose pas ce moyen de paiement',
  'We do not deliver to this country': 'Nous ne livrons pas dans ce pays',
  'There is no such VAT number. Correct it or leave it empty.':
    'Ce numéro de TVA n’existe pas. Corrigez-le ou laissez le champ vide.',
  'This shop no longer sells in {currency}. Your basket is now in {own}.':
    'Cette boutique ne vend plus en {currency}. Votre panier continue en {own}.',
  'This shop does not sell in {currency}': 'Cette boutique ne vend pas en {currency}',
  'Your card number is not right. Check it for typing errors.':
    'Le numéro de votre carte est incorrect. Vérifiez la saisie.',
  'Check the expiry date': 'Vérifiez la date d’expiration',
  'The security code has {digits} digits': 'Le code de sécurité comporte {digits} chiffres',
  'This card is not known. Enter it again.': 'Cette carte est inconnue. Saisissez-la de nouveau.',
  'This order cannot be paid any more.': 'Cette commande ne peut plus être payée.',
  'This order is paid already. Nothing was charged now.':
    'Cette commande est déjà payée. Rien n’a été débité.',
  'This basket was ordered in another window. Nothing was charged now.':
    'Ce panier a été commandé dans une autre fenêtre. Rien n’a été débité maintenant.',
  'Your bank has not answered about the last payment yet. Wait a moment.':
    'Votre banque n’a pas encore répondu pour le dernier paiement. Patientez un instant.',
  'This order is being placed. Wait a moment and try again.':
    'Cette commande est en cours d’enregistrement. Patientez un instant et réessayez.',
  'There is no such order': 'Cette commande n’existe pas',
  'A line can be changed once at a time': 'Un article ne peut pas être modifié deux fois en même temps',
  'Choose a colour and size': 'Choisissez une couleur et une taille',
  'Choose a day to come': 'Choisissez un jour à venir',
  'Say why': 'Indiquez un motif',
  'To leave everything out, cancel the order': 'Pour tout retirer, annulez la commande',
  'This is not in your order': 'Cela ne figure pas dans votre commande',
  'Something can be sent back once the order has left us':
    'Un retour est possible une fois la commande expédiée',
  'The time in which this order can be sent back is over. Write to us.':
    'Le délai de retour de cette commande est dépassé. Écrivez-nous.',
  'We will deliver your order to the new address.': 'Votre commande part à la nouvelle adresse.',
  'Your order is already as you asked.': 'Votre commande est déjà comme vous le souhaitez.',
  'Your order is cancelled.': 'Votre commande est annulée.',
  'Your order is changed.': 'Votre commande est modifiée.',
  'If there is an order with this number and address, we have emailed you its link.':
    'S’il existe une commande avec ce numéro et cette adresse, son lien vous arrive par e-mail.',
  'If there is an account with this address, a link is on its way to it.':
    'S’il existe un compte avec cette adresse, un lien est en route.',
  'This link is not valid any more. Ask for a new one.': 'Ce lien n’est plus valable. Demandez-en un autre.',
  'This link is not valid any more. Subscribe again to get a new one.':
    'Ce lien n’est plus valable. Inscrivez-vous à nouveau pour en recevoir un autre.',
  'This link no longer works. Ask for a new one.': 'Ce lien ne fonctionne plus. Demandez-en un autre.',
  'We have sent you an email with a link to your favourites':
    'Nous vous avons envoyé un e-mail avec un lien vers vos favoris',
  "We've sent you an email to verify your subscription":
    'Nous vous avons envoyé un e-mail pour confirmer votre inscription',
  'Oops... Something went wrong, please try again later':
    'Oups… Une erreur s’est produite, veuillez réessayer plus tard',
  'Thank you, your message is on its way. We will write back soon.':
    'Merci, votre message est en route. Nous vous répondrons bientôt.',
  'Thank you, we sent you an email with instructions.':
    'Merci, nous vous avons envoyé un e-mail avec la marche à suivre.',
  "We're sorry, something went wrong. Please try again later.":
    'Désolé, une erreur s’est produite. Veuillez réessayer plus tard.',
  'We were unable to find this page': 'Nous n’avons pas trouvé cette page',
  'Your address is verified already': 'Votre adresse est déjà vérifiée',
  'Your address is verified': 'Votre adresse est vérifiée',
  'Your password is changed. Sign in with the new one.':
    'Votre mot de passe est modifié. Connectez-vous avec le nouveau.',
  'This is not your password': 'Ce n’est pas votre mot de passe',
  'We have sent a new link to {email}': 'Nous avons envoyé un nouveau lien à {email}',
  'You are signed out': 'Vous êtes déconnecté',
  'There is no price yet. We will email you when there is.':
    'Il n’y a pas encore de prix. Nous vous écrirons dès qu’il sera prêt.',
  'There is no mock-up yet. We will email you when there is.':
    'Il n’y a pas encore de maquette. Nous vous écrirons dès qu’elle sera prête.',
  'This price is no longer valid. Ask for changes to get a new one.':
    'Ce prix n’est plus valable. Demandez des modifications pour en obtenir un autre.',
  'This quote has moved on. Look at it again before you answer.':
    'Ce devis a évolué. Relisez-le avant de répondre.',
  'The file is gone. Choose it again.': 'Le fichier a disparu. Choisissez-le de nouveau.',
  'Please enter a valid colour': 'Veuillez saisir une couleur valide',
  'At most {count} characters': '{count} caractères maximum',
  'Must contain letters only': 'Utilisez uniquement des lettres',
  'Must contain letters and spaces only': 'Utilisez uniquement des lettres et des espaces',
  'Must contain letters, numbers, dashes and underscores only':
    'Utilisez uniquement des lettres, des chiffres, des tirets et des tirets bas',
  'Must contain numbers only': 'Utilisez uniquement des chiffres',
  'Must be lowercase': 'Utilisez uniquement des minuscules',
  'Must contain at least one number': 'Utilisez au moins un chiffre',
  'Invalid format': 'Ce format n’est pas accepté',
  'Use letters, numbers and signs only':
    'Utilisez uniquement des lettres, des chiffres et des signes de ponctuation',
  'Choose one of the list': 'Choisissez dans la liste',
  'This product has no such field': 'Ce produit n’a pas ce champ',
  'Choose one': 'Faites un choix',
  'Choose a colour': 'Choisissez une couleur',
  'Choose a size': 'Choisissez une taille',
  'Choose a colour and a size': 'Choisissez une couleur et une taille',
  'This product does not come in that colour and size':
    'Ce produit n’existe pas dans cette couleur et cette taille',
  'This is sold out. Choose another.': 'C’est épuisé. Choisissez autre chose.',
  'That is not part of this bundle': 'Ce produit ne contient pas cet article',
  'This product has no colour “{wanted}”': 'Ce produit n’existe pas en couleur « {wanted} »',
  'This product has no size “{wanted}”': 'Ce produit n’existe pas en taille « {wanted} »',
  'This product does not come in size “{size}” in the colour “{colour}”':
    'Ce produit n’existe pas en taille « {size} » dans la couleur « {colour} »',
  '1 item was added to your basket': '1 article a été ajouté à votre panier',
  '{count} items were added to your basket': '{count} articles ont été ajoutés à votre panier',
  'This product is no longer available': 'Ce produit n’est plus disponible',
  '{name} in {bundle} is no longer available': '{name}, dans {bundle}, n’est plus disponible',
  '{name} is no longer available': '{name} n’est plus disponible',
  'The contents of {name} have just changed. Remove it and add it again.':
    'Le contenu de {name} vient de changer. Retirez cet article et ajoutez-le de nouveau.',
  'The options of {name} have just changed. Remove it and add it again.':
    'La personnalisation de {name} vient de changer. Retirez cet article et ajoutez-le de nouveau.',
  'The price of {name} has just changed. Check your order again.':
    'Le prix de {name} vient de changer. Vérifiez de nouveau votre commande.',
  'This coupon code is not valid': 'Ce code promo n’est pas valable',
  'This coupon cannot be used yet': 'Ce code promo n’est pas encore utilisable',
  'This coupon has been used up': 'Ce code promo est épuisé',
  'Sign in to use this coupon': 'Connectez-vous pour utiliser ce code promo',
  'This coupon is for other customers': 'Ce code promo est réservé à d’autres clients',
  'You have already used this coupon': 'Vous avez déjà utilisé ce code promo',
  'This coupon is for other products': 'Ce code promo concerne d’autres produits',
  'Add {count} more to use this coupon': 'Ajoutez-en encore {count} pour utiliser ce code promo',
  'Add {count} more to get your offer': 'Ajoutez-en encore {count} pour profiter de l’offre',
  'You are already getting a better offer: {name}': 'Vous profitez déjà d’une meilleure offre\u00a0: {name}',
  'An offer has just ended. Check your order again.':
    'Une offre vient de se terminer. Vérifiez votre commande.',
  'We do not know this gift card code. Check it and try again.':
    'Nous ne connaissons pas ce code de carte cadeau. Vérifiez-le et réessayez.',
  'This gift card is blocked. Contact us and we’ll sort it out.':
    'Cette carte cadeau est bloquée. Écrivez-nous, nous nous en occupons.',
  'This gift card has expired': 'Cette carte cadeau a expiré',
  'This gift card has been used up': 'Cette carte cadeau est épuisée',
  'This gift card is in {currency}. Choose {currency} as your currency to pay with it.':
    'Cette carte cadeau est en {currency}. Choisissez {currency} comme devise pour payer avec elle.',
  'Your gift card now has {left} left. Check your order again.':
    'Il reste maintenant {left} sur votre carte cadeau. Revoyez votre commande.',
  'There is now {left} to pay in addition to your gift cards. Check your order again.':
    'Il y a maintenant {left} à payer en plus de vos cartes cadeaux. Revoyez votre commande.',
  'You can pay with up to {most} gift cards': 'Vous pouvez payer avec {most} cartes cadeaux au maximum',
  'Your gift card is used for this order': 'Votre carte cadeau est utilisée pour cette commande',
  'The gift card is not used for this order': 'La carte cadeau n’est pas utilisée pour cette commande',
  '{name} has just changed. Remove it and add it again.':
    '{name} vient de changer. Retirez l’article et ajoutez-le à nouveau.',
  'A gift card that was sent cannot be removed. Contact us and we’ll sort it out.':
    'Une carte cadeau envoyée ne peut pas être retirée. Écrivez-nous, nous nous en occupons.',
  'A gift card of this order has been used, so the order cannot be refunded.':
    'Une carte cadeau de cette commande a été utilisée : la commande ne peut pas être remboursée.',
  'Enter your card details': 'Saisissez les données de votre carte',
  'Choose a delivery method': 'Choisissez un mode de livraison',
  'Your card was declined. Try another card, or ask your bank.':
    'Votre carte a été refusée. Essayez une autre carte ou contactez votre banque.',
  'Your card has expired. Use another card.': 'Votre carte a expiré. Utilisez une autre carte.',
  "Your card's security code is not right. Check it and try again.":
    'Le code de sécurité de votre carte n’est pas correct. Vérifiez-le et réessayez.',
  'Your card has insufficient funds. Try another card.':
    'Le solde de votre compte est insuffisant. Essayez une autre carte.',
  'Your bank could not confirm that it is you. Try again, or use another card.':
    'Votre banque n’a pas pu confirmer votre identité. Réessayez ou utilisez une autre carte.',
  'Payments cannot be taken at the moment. Nothing was charged. Try again in a minute.':
    'Les paiements sont momentanément impossibles. Rien n’a été débité. Réessayez dans une minute.',
  'The payment was not finished. Place your order again.':
    'Le paiement n’a pas été finalisé. Passez de nouveau votre commande.',
  'Your order was interrupted before it was placed, and nothing was charged. Place it again.':
    'Votre commande a été interrompue avant d’être passée et rien n’a été débité. Passez-la de nouveau.',
  'You did not approve the payment with your bank in time. Place your order again.':
    'Votre banque n’a pas reçu de réponse à temps. Passez de nouveau votre commande.',
  'This order cannot be changed here. Contact us and we’ll sort it out.':
    'Cette commande ne peut pas être modifiée ici. Écrivez-nous, nous nous en occupons.',
  'This order is not paid yet. We make it once it is paid.':
    'Cette commande n’est pas encore payée. Nous ne la fabriquons qu’après le paiement.',
  'Your bank has not confirmed the payment yet. Wait a moment and try again.':
    'Votre banque n’a pas encore confirmé le paiement. Patientez un instant, puis réessayez.',
  'We are already making your order, so it can no longer be changed.':
    'Votre commande est déjà en fabrication et ne peut plus être modifiée.',
  'We have already sent your order, so it can no longer be changed.':
    'Votre commande est déjà partie et ne peut plus être modifiée.',
  'This order cannot be changed any more.': 'Cette commande ne peut plus être modifiée.',
  'Your order has {count}. To have more, place another order.':
    'Votre commande en contient {count}. Pour en avoir plus, passez une autre commande.',
  '{name} has another price in this colour and size, so we cannot change it here':
    '{name} a un autre prix dans cette couleur et cette taille, nous ne pouvons donc pas le modifier ici',
  'A smaller quantity costs more per item, and more in total than now. Keep the quantity, or cancel the order and place it again.':
    'En plus petite quantité, chaque pièce coûte plus cher, et le total dépasse celui de maintenant. Gardez la quantité, ou annulez la commande et commandez à nouveau.',
  'This colour and size is sold out. Choose another.':
    'Cette couleur et cette taille sont épuisées. Choisissez-en d’autres.',
  'Only 1 of this colour and size is left': 'Plus qu’un seul dans cette couleur et cette taille',
  'Only {stock} of this colour and size are left': 'Plus que {stock} dans cette couleur et cette taille',
  'Delivery to this country has another price, so we cannot change it here. Cancel the order and place it again, or write to us.':
    'La livraison dans ce pays a un autre prix, nous ne pouvons donc pas la modifier ici. Annulez la commande et passez-la de nouveau, ou écrivez-nous.',
  'This was made just for you, so you can only return it if it is faulty or not what you ordered':
    'Cet article a été fabriqué pour vous seul : il ne peut être renvoyé que s’il est défectueux ou ne correspond pas à votre commande',
  'This was sent back already': 'Cet article a déjà été renvoyé',
  'Only {count} of this can be sent back': 'Vous ne pouvez en renvoyer que {count}',
  'Your return is noted. Print the label, and send the parcel.':
    'Votre retour est enregistré. Imprimez l’étiquette et envoyez le colis.',
  'Your return is cancelled.': 'Votre retour est annulé.',
  'This return has arrived already, so it cannot be cancelled.':
    'Ce retour est déjà arrivé chez nous et ne peut donc plus être annulé.',
  'This product cannot be printed with your own artwork':
    'Ce produit ne peut pas être imprimé avec votre propre motif',
  'The picture must not be larger than {size} MB': 'L’image ne doit pas dépasser {size} Mo',
  'The picture is broken or incomplete': 'L’image est endommagée ou incomplète',
  'The picture must not have more than {count} megapixels': 'L’image ne doit pas dépasser {count} mégapixels',
  'The file is not a PNG, JPEG, WebP, AVIF or GIF picture':
    'Le fichier n’est pas une image PNG, JPEG, WebP, AVIF ou GIF',
  'The file is not a PNG, JPEG, WebP or SVG picture': 'Le fichier n’est pas une image PNG, JPEG, WebP ou SVG',
  'The drawing must not be larger than {size} MB': 'Le dessin ne doit pas dépasser {size} Mo',
  'The drawing contains more than shapes, such as scripts or links. Save it as plain SVG, or as PNG':
    'Le dessin contient autre chose que des formes, comme des scripts ou des liens. Enregistrez-le en SVG simple ou en PNG',
  'The drawing is broken or takes too long to draw': 'Le dessin est endommagé ou trop long à tracer',
  'The file contains more than an image. Save the image again and upload that':
    'Le fichier contient autre chose qu’une image. Enregistrez de nouveau l’image et envoyez-la',
  'Too many tries. Wait 1 minute and try again.': 'Trop de tentatives. Patientez 1 minute, puis réessayez.',
  'Too many tries. Wait {count} minutes and try again.':
    'Trop de tentatives. Patientez {count} minutes, puis réessayez.',
  'Too many tries. Wait a while and try again.': 'Trop de tentatives. Patientez un peu, puis réessayez.',
  'Too many messages. Wait a while and try again.': 'Trop de messages. Patientez un peu, puis réessayez.',
  'There is an account with this email address already. Sign in instead.':
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous.',
  'Confirm that you are not a robot': 'Montrez que vous n’êtes pas un robot',
  'The proof that you are not a robot has expired or was used. Try again.':
    'La preuve que vous n’êtes pas un robot a expiré ou a déjà servi. Réessayez.',
  'We could not check that you are not a robot. Try again in a moment.':
    'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Réessayez dans un instant.',
  'Sign in to see this page': 'Connectez-vous pour voir cette page',
  'This password is not right': 'Ce mot de passe n’est pas le bon',
  'You do not have access to this yet': 'Vous n’y avez pas encore accès',
  'Check your input': 'Vérifiez votre saisie',
  'Use month and year, such as 12/29': 'Indiquez le mois et l’année, par exemple 12/29',
  'The security code has 3 or 4 digits': 'Le code de sécurité comporte 3 ou 4 chiffres',
  'Some fields need another look': 'Certains champs sont à revoir',
  'Your bank needs JavaScript to confirm this payment. Use another card, or turn on JavaScript for this shop.':
    'Votre banque a besoin de JavaScript pour confirmer ce paiement. Utilisez une autre carte ou activez JavaScript pour cette boutique.',
  'Paying by card needs JavaScript. Turn it on for this shop.':
    'Le paiement par carte a besoin de JavaScript. Activez-le pour cette boutique.',
  'There is a newer version of the agreement. Read it before you sign.':
    'Il existe une version plus récente de l’accord. Lisez-la avant de signer.',
  'An account has {count} passkeys at most. Remove one first.':
    'Un compte a au plus {count} clés d’accès. Supprimez-en d’abord une.',
  'This passkey could not be checked. Begin again.':
    'Cette clé d’accès n’a pas pu être vérifiée. Recommencez.',
  'This passkey was added before': 'Cette clé d’accès a déjà été ajoutée',
  'You can sign in with this passkey now': 'Vous pouvez désormais vous connecter avec cette clé d’accès',
  'This passkey was removed already': 'Cette clé d’accès a déjà été supprimée',
  'You can no longer sign in with this passkey': 'Vous ne pouvez plus vous connecter avec cette clé d’accès',
  'We are putting your data together. We will email you when it is ready.':
    'Nous rassemblons vos données. Dès que votre copie sera prête, vous recevrez un e-mail.',
  'This copy is no longer available. Ask for a new one.': 'Cette copie n’existe plus. Demandez-en une autre.',
  'Your account is deleted. Thank you for having been here.':
    'Votre compte est supprimé. Merci d’avoir été parmi nous.',
  'Your account will be deleted. You can change your mind until then.':
    'Votre compte sera supprimé. D’ici là, vous pouvez le conserver.',
  'No deletion is scheduled': 'Aucune suppression n’est en attente',
  'Your account stays. Nothing is deleted.': 'Votre compte est conservé. Rien n’est supprimé.',
  'Thank you. You can continue.': 'Merci. Vous pouvez continuer.',
  'Signed out there': 'Déconnexion effectuée sur cet appareil',
  'This session has ended already': 'Cette session est déjà terminée',
  'Signed out everywhere else': 'Déconnecté partout ailleurs',
  'This device will be asked for a code again': 'Un code sera de nouveau demandé sur cet appareil',
  'This device is no longer trusted': 'Cet appareil n’est plus de confiance',
  'Text-message codes are not available here': 'Les codes par SMS ne sont pas proposés ici',
  'This account gets no codes by text message': 'Ce compte ne reçoit pas de codes par SMS',
  'We have texted a code to the number that ends in {digits}':
    'Nous avons envoyé un code par SMS au numéro se terminant par {digits}',
  'We have texted a code to {number}': 'Nous avons envoyé un code par SMS au {number}',
  '{code} is your code for {name}. It works for 10 minutes. We will never ask you for this code.':
    '{code} est votre code pour {name}. Il est valable 10 minutes. Personne chez nous ne vous le demandera jamais.',
  'Two-factor sign-in is off. Turn it on first.':
    'La double authentification est désactivée. Activez-la d’abord.',
  'Begin with a new QR code': 'Recommencez avec un nouveau code QR',
  'This payment is not known': 'Ce paiement est inconnu',
  'You cannot answer this now': 'Vous ne pouvez pas répondre pour le moment',
  'You are subscribed to the newsletter of {name}': 'Vous êtes inscrit à la newsletter de {name}',
  'Your order is not on its way yet. Review it once it has arrived.':
    'Votre commande n’est pas encore en route. Donnez-nous votre avis quand vous l’aurez reçue.',
  'Choose from one to five stars': 'Choisissez d’une à cinq étoiles',
  'Choose a product': 'Choisissez un produit',
  'Write at least 10 characters': 'Dites-en un peu plus : 10 caractères au moins',
  'Choose what you send back': 'Choisissez ce que vous renvoyez',
  'This is back already: you can buy it now.': 'Cet article est déjà de retour : vous pouvez l’acheter.',
  'We will email you as soon as it is back.': 'Nous vous prévenons par e-mail dès son retour.',
  'You have reviewed this product already': 'Vous avez déjà donné votre avis sur ce produit',
  'This product is not in your order': 'Ce produit ne figure pas dans votre commande',
  'This picture is not here any more. Choose it again.':
    'Cette image n’est plus là. Choisissez-la de nouveau.',
  'You have this address already.': 'Vous avez déjà cette adresse.',
  'The bank did not answer, and nothing was charged': 'La banque n’a pas répondu et rien n’a été débité',
  'The bank asked for a confirmation that was not given':
    'La banque a demandé une confirmation qui n’a pas été donnée',
  'The payment was cancelled': 'Le paiement a été annulé',
  'The bank has withdrawn its authorisation': 'La banque a retiré son autorisation',
  'This contains a character that we cannot store. Type it again.':
    'Ce texte contient un caractère qui ne peut pas être enregistré. Saisissez-le de nouveau.',
};
