import type { ShopperText } from './shopper-text.ts';

/** Texts of the server for shoppers, in German. */
export const german: Readonly<Record<ShopperText, string>> = {
  'Take out the control characters': 'Nehmen Sie die Steuerzeichen heraus',
  'This chat has ended': 'Dieser Chat ist beendet',
  'Nobody is there to chat right now': 'Gerade ist niemand im Chat',
  'This took too long. Try again.': 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'Choose a group of the chat': 'Wählen Sie eine Gruppe des Chats',
  'This field is required': 'Dieses Feld ist erforderlich',
  'Look at the fields that are marked': 'Sehen Sie sich die markierten Felder an',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter a valid postcode': 'Bitte geben Sie eine gültige Postleitzahl ein',
  'Please choose a valid state or province':
    'Bitte wählen Sie einen gültigen Bundesstaat oder eine gültige Provinz',
  'Please enter a valid UK phone number': 'Bitte geben Sie eine gültige britische Telefonnummer ein',
  'Please enter a valid EORI number': 'Bitte geben Sie eine gültige EORI-Nummer ein',
  'Must contain at least {count} characters': 'Mindestens {count} Zeichen',
  'Must contain no more than {count} characters': 'Höchstens {count} Zeichen',
  'Password cannot start or end with spaces': 'Das Passwort darf nicht mit Leerzeichen beginnen oder enden',
  'The email address or the password is not right': 'E-Mail-Adresse oder Passwort stimmt nicht',
  'Invalid authentication code': 'Ungültiger Bestätigungscode',
  'Invalid recovery code': 'Ungültiger Wiederherstellungscode',
  'This passkey does not open an account here': 'Dieser Passkey öffnet hier kein Konto',
  'Confirm your password to go on': 'Bestätigen Sie Ihr Passwort, um fortzufahren',
  'Verify your email address first': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
  'You took goods out of your order': 'Sie haben Artikel aus Ihrer Bestellung genommen',
  'You cancelled your order': 'Sie haben Ihre Bestellung storniert',
  'Your order was refunded': 'Ihre Bestellung wurde erstattet',
  'Your order was cancelled': 'Ihre Bestellung wurde storniert',
  'Return {number}': 'Rücksendung {number}',
  'Sign in to go on': 'Melden Sie sich an, um fortzufahren',
  'Permission denied': 'Zugriff verweigert',
  'Nothing was added: your browser did not say that you came from this shop. Open the product here and try again.':
    'Es wurde nichts hinzugefügt: Ihr Browser hat nicht gesagt, dass Sie aus diesem Shop kommen. Öffnen Sie das Produkt hier und versuchen Sie es noch einmal.',
  'This request came from another site': 'Diese Anfrage kam von einer anderen Website',
  'Your page is out of date. Reload it and try again.':
    'Ihre Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.',
  'We cannot answer this just now. Try again in a moment.':
    'Wir können das gerade nicht beantworten. Versuchen Sie es gleich noch einmal.',
  'The server has no room left for this. Nothing was saved. Try again later.':
    'Dafür ist auf dem Server kein Platz mehr. Es wurde nichts gespeichert. Versuchen Sie es später noch einmal.',
  'Many people are signing in just now. Try again in a moment.':
    'Gerade melden sich viele an. Versuchen Sie es gleich noch einmal.',
  'Too many emails. Try again later.': 'Zu viele E-Mails. Versuchen Sie es später noch einmal.',
  'Too much is being uploaded at present. Try again later.':
    'Zurzeit wird zu viel hochgeladen. Versuchen Sie es später noch einmal.',
  'This is larger than we can take': 'Das ist größer, als wir annehmen können',
  'Quantity must be a whole number from 1 to 999': 'Die Menge ist eine ganze Zahl von 1 bis 999',
  'No items were added to basket': 'Es wurde nichts in den Warenkorb gelegt',
  'Oops... Looks like this product is no longer available':
    'Hoppla … Dieses Produkt ist leider nicht mehr verfügbar',
  'Only 1 of these is left': 'Davon ist nur noch eines da',
  'Only {stock} of these are left': 'Davon sind nur noch {stock} da',
  'You can order up to {most} of these': 'Höchstens {most} Stück sind möglich',
  'Only 1 of {name} is left': 'Von {name} ist nur noch eines da',
  'Only {stock} of {name} are left': 'Von {name} sind nur noch {stock} da',
  'A design in your basket is gone. Make it again.':
    'Ein Entwurf in Ihrem Warenkorb ist nicht mehr da. Erstellen Sie ihn neu.',
  'One size': 'Einheitsgröße',
  'your design': 'Ihr Entwurf',
  'This design is gone. Make it again.': 'Dieser Entwurf ist nicht mehr da. Erstellen Sie ihn neu.',
  'A basket can hold up to {most} different items':
    'Ein Warenkorb fasst höchstens {most} verschiedene Artikel',
  'You can save up to {most} favourites': 'Sie können höchstens {most} Favoriten merken',
  'You have no favourites yet': 'Sie haben noch keine Favoriten',
  'This shop is closed': 'Dieser Shop ist geschlossen',
  'This shop takes no orders at the moment': 'Dieser Shop nimmt derzeit keine Bestellungen an',
  'Your basket is empty': 'Ihr Warenkorb ist leer',
  'This coupon has expired': 'Dieser Gutschein ist abgelaufen',
  'Spend {amount} more to use this coupon': 'Kaufen Sie noch für {amount} ein, um diesen Gutschein zu nutzen',
  'The total is now {total}. Check your order again.':
    'Die Summe beträgt jetzt {total}. Sehen Sie Ihre Bestellung noch einmal an.',
  'This delivery method does not go to this country': 'Diese Versandart gibt es für dieses Land nicht',
  'Agree to the terms to place your order': 'Stimmen Sie den Bedingungen zu, um zu bestellen',
  'This shop does not offer this way to pay': 'Diese Zahlungsart bietet dieser Shop nicht an',
  'We do not deliver to this country': 'In dieses Land liefern wir nicht',
  'There is no such VAT number. Correct it or leave it empty.':
    'Diese USt-IdNr. gibt es nicht. Korrigieren Sie sie oder lassen Sie das Feld leer.',
  'This shop no longer sells in {currency}. Your basket is now in {own}.':
    'Dieser Shop verkauft nicht mehr in {currency}. Ihr Warenkorb geht in {own} weiter.',
  'This shop does not sell in {currency}': 'Dieser Shop verkauft nicht in {currency}',
  'Your card number is not right. Check it for typing errors.':
    'Ihre Kartennummer stimmt nicht. Prüfen Sie sie auf Tippfehler.',
  'Check the expiry date': 'Prüfen Sie das Ablaufdatum',
  'The security code has {digits} digits': 'Die Prüfnummer hat {digits} Ziffern',
  'This card is not known. Enter it again.': 'Diese Karte ist nicht bekannt. Geben Sie sie noch einmal ein.',
  'This order cannot be paid any more.': 'Diese Bestellung kann nicht mehr bezahlt werden.',
  'This order is paid already. Nothing was charged now.':
    'Diese Bestellung ist bereits bezahlt. Jetzt wurde nichts abgebucht.',
  'This basket was ordered in another window. Nothing was charged now.':
    'Dieser Warenkorb wurde in einem anderen Fenster bestellt. Jetzt wurde nichts abgebucht.',
  'Your bank has not answered about the last payment yet. Wait a moment.':
    'Ihre Bank hat zur letzten Zahlung noch nicht geantwortet. Warten Sie einen Moment.',
  'This order is being placed. Wait a moment and try again.':
    'Diese Bestellung wird gerade aufgegeben. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  'There is no such order': 'Diese Bestellung gibt es nicht',
  'A line can be changed once at a time': 'Ein Artikel lässt sich nicht zweimal zugleich ändern',
  'Choose a colour and size': 'Farbe und Größe wählen',
  'Choose a day to come': 'Wählen Sie einen Tag in der Zukunft',
  'Say why': 'Geben Sie einen Grund an',
  'To leave everything out, cancel the order': 'Um alles zu entfernen, stornieren Sie die Bestellung',
  'This is not in your order': 'Das ist nicht in Ihrer Bestellung',
  'Something can be sent back once the order has left us':
    'Sie können etwas zurücksenden, sobald die Bestellung unser Haus verlassen hat',
  'The time in which this order can be sent back is over. Write to us.':
    'Die Rückgabefrist dieser Bestellung ist abgelaufen. Schreiben Sie uns.',
  'We will deliver your order to the new address.': 'Ihre Bestellung geht an die neue Adresse.',
  'Your order is already as you asked.': 'Ihre Bestellung ist schon so, wie Sie sie möchten.',
  'Your order is cancelled.': 'Ihre Bestellung ist storniert.',
  'Your order is changed.': 'Ihre Bestellung ist geändert.',
  'If there is an order with this number and address, we have emailed you its link.':
    'Gibt es eine Bestellung mit dieser Nummer und Adresse, ist ihr Link per E-Mail unterwegs zu Ihnen.',
  'If there is an account with this address, a link is on its way to it.':
    'Gibt es ein Konto mit dieser Adresse, ist ein Link dorthin unterwegs.',
  'This link is not valid any more. Ask for a new one.':
    'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'This link is not valid any more. Subscribe again to get a new one.':
    'Dieser Link ist nicht mehr gültig. Melden Sie sich noch einmal an, um einen neuen zu erhalten.',
  'This link no longer works. Ask for a new one.':
    'Dieser Link funktioniert nicht mehr. Fordern Sie einen neuen an.',
  'We have sent you an email with a link to your favourites':
    'Wir haben Ihnen eine E-Mail mit einem Link zu Ihren Favoriten geschickt',
  "We've sent you an email to verify your subscription":
    'Wir haben Ihnen eine E-Mail geschickt, mit der Sie Ihre Anmeldung bestätigen',
  'Oops... Something went wrong, please try again later':
    'Hoppla … Da ist etwas schiefgelaufen. Bitte versuchen Sie es später noch einmal',
  'Thank you, your message is on its way. We will write back soon.':
    'Vielen Dank, Ihre Nachricht ist unterwegs. Wir schreiben bald zurück.',
  'Thank you, we sent you an email with instructions.':
    'Vielen Dank. Wir haben Ihnen eine E-Mail mit einer Anleitung geschickt.',
  "We're sorry, something went wrong. Please try again later.":
    'Es tut uns leid, da ist etwas schiefgelaufen. Bitte versuchen Sie es später noch einmal.',
  'We were unable to find this page': 'Wir konnten diese Seite nicht finden',
  'Your address is verified already': 'Ihre Adresse ist bereits bestätigt',
  'Your address is verified': 'Ihre Adresse ist bestätigt',
  'Your password is changed. Sign in with the new one.':
    'Ihr Passwort ist geändert. Melden Sie sich mit dem neuen an.',
  'This is not your password': 'Das ist nicht Ihr Passwort',
  'We have sent a new link to {email}': 'Wir haben einen neuen Link an {email} gesendet',
  'You are signed out': 'Sie sind abgemeldet',
  'There is no price yet. We will email you when there is.':
    'Es gibt noch keinen Preis. Wir schreiben Ihnen, sobald er da ist.',
  'There is no mock-up yet. We will email you when there is.':
    'Es gibt noch keinen Entwurf. Wir schreiben Ihnen, sobald er da ist.',
  'This price is no longer valid. Ask for changes to get a new one.':
    'Dieser Preis gilt nicht mehr. Wünschen Sie Änderungen, um einen neuen zu erhalten.',
  'This quote has moved on. Look at it again before you answer.':
    'Dieses Angebot hat sich geändert. Sehen Sie es noch einmal an, bevor Sie antworten.',
  'The file is gone. Choose it again.': 'Die Datei ist nicht mehr da. Wählen Sie sie noch einmal.',
  'Please enter a valid colour': 'Bitte geben Sie eine gültige Farbe ein',
  'At most {count} characters': 'Höchstens {count} Zeichen',
  'Must contain letters only': 'Verwenden Sie nur Buchstaben',
  'Must contain letters and spaces only': 'Verwenden Sie nur Buchstaben und Leerzeichen',
  'Must contain letters, numbers, dashes and underscores only':
    'Verwenden Sie nur Buchstaben, Ziffern, Binde- und Unterstriche',
  'Must contain numbers only': 'Verwenden Sie nur Ziffern',
  'Must be lowercase': 'Verwenden Sie nur Kleinbuchstaben',
  'Must contain at least one number': 'Verwenden Sie mindestens eine Ziffer',
  'Invalid format': 'Dieses Format ist nicht möglich',
  'Use letters, numbers and signs only': 'Verwenden Sie nur Buchstaben, Ziffern und Satzzeichen',
  'Choose one of the list': 'Wählen Sie etwas aus der Liste',
  'This product has no such field': 'Dieses Feld gibt es bei diesem Produkt nicht',
  'Choose one': 'Bitte wählen',
  'Choose a colour': 'Farbe wählen',
  'Choose a size': 'Größe wählen',
  'Choose a colour and a size': 'Farbe und Größe wählen',
  'This product does not come in that colour and size':
    'Diese Farbe und Größe gibt es bei diesem Produkt nicht',
  'This is sold out. Choose another.': 'Das ist ausverkauft. Wählen Sie etwas anderes.',
  'That is not part of this bundle': 'Das ist in diesem Produkt nicht enthalten',
  'This product has no colour “{wanted}”': 'Dieses Produkt gibt es nicht in der Farbe „{wanted}“',
  'This product has no size “{wanted}”': 'Dieses Produkt gibt es nicht in der Größe „{wanted}“',
  'This product does not come in size “{size}” in the colour “{colour}”':
    'Dieses Produkt gibt es nicht in Größe „{size}“ in der Farbe „{colour}“',
  '1 item was added to your basket': '1 Artikel wurde in Ihren Warenkorb gelegt',
  '{count} items were added to your basket': '{count} Artikel wurden in Ihren Warenkorb gelegt',
  'This product is no longer available': 'Dieses Produkt ist nicht mehr verfügbar',
  '{name} in {bundle} is no longer available': '{name} in {bundle} ist nicht mehr verfügbar',
  '{name} is no longer available': '{name} ist nicht mehr verfügbar',
  'The contents of {name} have just changed. Remove it and add it again.':
    'Der Inhalt von {name} hat sich gerade geändert. Entfernen Sie es und legen Sie es noch einmal in den Warenkorb.',
  'The options of {name} have just changed. Remove it and add it again.':
    'Die Personalisierung von {name} hat sich gerade geändert. Entfernen Sie es und legen Sie es noch einmal in den Warenkorb.',
  'The price of {name} has just changed. Check your order again.':
    'Der Preis von {name} hat sich gerade geändert. Sehen Sie Ihre Bestellung noch einmal an.',
  'This coupon code is not valid': 'Dieser Gutscheincode ist nicht gültig',
  'This coupon cannot be used yet': 'Dieser Gutschein gilt noch nicht',
  'This coupon has been used up': 'Dieser Gutschein ist aufgebraucht',
  'Sign in to use this coupon': 'Melden Sie sich an, um diesen Gutschein zu nutzen',
  'This coupon is for other customers': 'Dieser Gutschein ist für andere Kunden',
  'You have already used this coupon': 'Sie haben diesen Gutschein schon verwendet',
  'This coupon is for other products': 'Dieser Gutschein gilt für andere Produkte',
  'Add {count} more to use this coupon': 'Legen Sie noch {count} dazu, um diesen Gutschein zu nutzen',
  'Add {count} more to get your offer': 'Legen Sie noch {count} dazu, um Ihr Angebot zu bekommen',
  'You are already getting a better offer: {name}': 'Sie bekommen schon ein besseres Angebot: {name}',
  'An offer has just ended. Check your order again.':
    'Ein Angebot ist gerade abgelaufen. Sehen Sie sich Ihre Bestellung noch einmal an.',
  'We do not know this gift card code. Check it and try again.':
    'Diesen Geschenkkartencode kennen wir nicht. Prüfen Sie ihn und versuchen Sie es noch einmal.',
  'This gift card is blocked. Contact us and we’ll sort it out.':
    'Diese Geschenkkarte ist gesperrt. Schreiben Sie uns, wir kümmern uns darum.',
  'This gift card has expired': 'Diese Geschenkkarte ist abgelaufen',
  'This gift card has been used up': 'Diese Geschenkkarte ist aufgebraucht',
  'This gift card is in {currency}. Choose {currency} as your currency to pay with it.':
    'Diese Geschenkkarte lautet auf {currency}. Wählen Sie {currency} als Währung, um damit zu bezahlen.',
  'Your gift card now has {left} left. Check your order again.':
    'Auf Ihrer Geschenkkarte sind jetzt noch {left}. Sehen Sie Ihre Bestellung noch einmal an.',
  'There is now {left} to pay in addition to your gift cards. Check your order again.':
    'Neben Ihren Geschenkkarten sind jetzt {left} zu zahlen. Sehen Sie Ihre Bestellung noch einmal an.',
  'You can pay with up to {most} gift cards': 'Sie können mit höchstens {most} Geschenkkarten bezahlen',
  'Your gift card is used for this order': 'Ihre Geschenkkarte wird für diese Bestellung verwendet',
  'The gift card is not used for this order': 'Die Geschenkkarte wird für diese Bestellung nicht verwendet',
  '{name} has just changed. Remove it and add it again.':
    '{name} hat sich gerade geändert. Nehmen Sie es heraus und legen Sie es noch einmal hinein.',
  'A gift card that was sent cannot be removed. Contact us and we’ll sort it out.':
    'Eine verschickte Geschenkkarte lässt sich nicht herausnehmen. Schreiben Sie uns, wir kümmern uns darum.',
  'A gift card of this order has been used, so the order cannot be refunded.':
    'Eine Geschenkkarte dieser Bestellung wurde schon benutzt, deshalb lässt sich die Bestellung nicht erstatten.',
  'Enter your card details': 'Geben Sie Ihre Kartendaten ein',
  'Choose a delivery method': 'Wählen Sie eine Versandart',
  'Your card was declined. Try another card, or ask your bank.':
    'Ihre Karte wurde abgelehnt. Versuchen Sie es mit einer anderen Karte oder fragen Sie Ihre Bank.',
  'Your card has expired. Use another card.': 'Ihre Karte ist abgelaufen. Verwenden Sie eine andere Karte.',
  "Your card's security code is not right. Check it and try again.":
    'Die Prüfnummer Ihrer Karte stimmt nicht. Prüfen Sie sie und versuchen Sie es noch einmal.',
  'Your card has insufficient funds. Try another card.':
    'Ihr Konto ist nicht ausreichend gedeckt. Versuchen Sie es mit einer anderen Karte.',
  'Your bank could not confirm that it is you. Try again, or use another card.':
    'Ihre Bank konnte nicht bestätigen, dass Sie es sind. Versuchen Sie es noch einmal oder nehmen Sie eine andere Karte.',
  'Payments cannot be taken at the moment. Nothing was charged. Try again in a minute.':
    'Im Moment können keine Zahlungen angenommen werden. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute noch einmal.',
  'The payment was not finished. Place your order again.':
    'Die Zahlung wurde nicht abgeschlossen. Bestellen Sie noch einmal.',
  'Your order was interrupted before it was placed, and nothing was charged. Place it again.':
    'Ihre Bestellung wurde vor dem Abschluss abgebrochen, und es wurde nichts abgebucht. Bestellen Sie noch einmal.',
  'You did not approve the payment with your bank in time. Place your order again.':
    'Ihre Bank hat nicht rechtzeitig eine Antwort erhalten. Bestellen Sie noch einmal.',
  'This order cannot be changed here. Contact us and we’ll sort it out.':
    'Diese Bestellung kann hier nicht geändert werden. Schreiben Sie uns, wir kümmern uns darum.',
  'This order is not paid yet. We make it once it is paid.':
    'Diese Bestellung ist noch nicht bezahlt. Wir beginnen erst nach der Zahlung.',
  'Your bank has not confirmed the payment yet. Wait a moment and try again.':
    'Ihre Bank hat die Zahlung noch nicht bestätigt. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  'We are already making your order, so it can no longer be changed.':
    'Ihre Bestellung wird bereits gefertigt und kann nicht mehr geändert werden.',
  'We have already sent your order, so it can no longer be changed.':
    'Ihre Bestellung hat unser Haus bereits verlassen und kann nicht mehr geändert werden.',
  'This order cannot be changed any more.': 'Diese Bestellung kann nicht mehr geändert werden.',
  'Your order has {count}. To have more, place another order.':
    'Ihre Bestellung enthält {count}. Für mehr bestellen Sie bitte noch einmal.',
  '{name} has another price in this colour and size, so we cannot change it here':
    '{name} hat in dieser Farbe und Größe einen anderen Preis, deshalb können wir es hier nicht ändern',
  'A smaller quantity costs more per item, and more in total than now. Keep the quantity, or cancel the order and place it again.':
    'Bei einer kleineren Menge kostet jedes Stück mehr, und die Bestellung insgesamt mehr als jetzt. Behalten Sie die Menge, oder stornieren Sie die Bestellung und bestellen Sie noch einmal.',
  'This colour and size is sold out. Choose another.':
    'Diese Farbe und Größe ist ausverkauft. Wählen Sie eine andere.',
  'Only 1 of this colour and size is left': 'In dieser Farbe und Größe ist nur noch eines da',
  'Only {stock} of this colour and size are left': 'In dieser Farbe und Größe sind nur noch {stock} da',
  'Delivery to this country has another price, so we cannot change it here. Cancel the order and place it again, or write to us.':
    'Der Versand in dieses Land hat einen anderen Preis, deshalb können wir es hier nicht ändern. Stornieren Sie die Bestellung und bestellen Sie noch einmal, oder schreiben Sie uns.',
  'This was made just for you, so you can only return it if it is faulty or not what you ordered':
    'Das wurde nur für Sie gemacht: Es kann nur zurückgesendet werden, wenn es mangelhaft oder nicht das Bestellte ist',
  'This was sent back already': 'Das wurde bereits zurückgesendet',
  'Only {count} of this can be sent back': 'Davon können nur {count} zurückgesendet werden',
  'Your return is noted. Print the label, and send the parcel.':
    'Ihre Rücksendung ist angemeldet. Drucken Sie das Etikett aus und senden Sie das Paket ab.',
  'Your return is cancelled.': 'Ihre Rücksendung ist storniert.',
  'This return has arrived already, so it cannot be cancelled.':
    'Diese Rücksendung ist schon bei uns und lässt sich deshalb nicht mehr stornieren.',
  'This product cannot be printed with your own artwork':
    'Dieses Produkt kann nicht mit eigenen Motiven bedruckt werden',
  'The picture must not be larger than {size} MB': 'Das Bild darf nicht größer als {size} MB sein',
  'The picture is broken or incomplete': 'Das Bild ist beschädigt oder unvollständig',
  'The picture must not have more than {count} megapixels':
    'Das Bild darf nicht mehr als {count} Megapixel haben',
  'The file is not a PNG, JPEG, WebP, AVIF or GIF picture':
    'Die Datei ist kein Bild im Format PNG, JPEG, WebP, AVIF oder GIF',
  'The file is not a PNG, JPEG, WebP or SVG picture':
    'Die Datei ist kein Bild im Format PNG, JPEG, WebP oder SVG',
  'The drawing must not be larger than {size} MB': 'Die Zeichnung darf nicht größer als {size} MB sein',
  'The drawing contains more than shapes, such as scripts or links. Save it as plain SVG, or as PNG':
    'Die Zeichnung enthält nicht nur Formen, sondern etwa Skripte oder Links. Speichern Sie sie als einfaches SVG oder als PNG',
  'The drawing is broken or takes too long to draw':
    'Die Zeichnung ist beschädigt oder lässt sich nicht schnell genug zeichnen',
  'The file contains more than an image. Save the image again and upload that':
    'Die Datei enthält nicht nur ein Bild. Speichern Sie das Bild neu und senden Sie dieses',
  'Too many tries. Wait 1 minute and try again.':
    'Zu viele Versuche. Warten Sie 1 Minute und versuchen Sie es noch einmal.',
  'Too many tries. Wait {count} minutes and try again.':
    'Zu viele Versuche. Warten Sie {count} Minuten und versuchen Sie es noch einmal.',
  'Too many tries. Wait a while and try again.':
    'Zu viele Versuche. Warten Sie etwas und versuchen Sie es noch einmal.',
  'Too many messages. Wait a while and try again.':
    'Zu viele Nachrichten. Warten Sie etwas und versuchen Sie es noch einmal.',
  'There is an account with this email address already. Sign in instead.':
    'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an.',
  'Confirm that you are not a robot': 'Bestätigen Sie, dass Sie kein Roboter sind',
  'The proof that you are not a robot has expired or was used. Try again.':
    'Die Bestätigung, dass Sie kein Roboter sind, ist abgelaufen oder wurde schon benutzt. Versuchen Sie es noch einmal.',
  'We could not check that you are not a robot. Try again in a moment.':
    'Wir konnten nicht prüfen, ob Sie ein Roboter sind. Versuchen Sie es gleich noch einmal.',
  'Sign in to see this page': 'Melden Sie sich an, um diese Seite zu sehen',
  'This password is not right': 'Dieses Passwort stimmt nicht',
  'You do not have access to this yet': 'Darauf haben Sie noch keinen Zugriff',
  'Check your input': 'Prüfen Sie Ihre Eingaben',
  'Use month and year, such as 12/29': 'Geben Sie Monat und Jahr an, zum Beispiel 12/29',
  'The security code has 3 or 4 digits': 'Die Prüfnummer hat 3 oder 4 Ziffern',
  'Some fields need another look': 'Sehen Sie sich einige Felder noch einmal an',
  'Your bank needs JavaScript to confirm this payment. Use another card, or turn on JavaScript for this shop.':
    'Ihre Bank braucht JavaScript, um diese Zahlung zu bestätigen. Verwenden Sie eine andere Karte oder schalten Sie JavaScript für diesen Shop ein.',
  'Paying by card needs JavaScript. Turn it on for this shop.':
    'Die Zahlung mit Karte braucht JavaScript. Schalten Sie es für diesen Shop ein.',
  'There is a newer version of the agreement. Read it before you sign.':
    'Es gibt eine neuere Fassung der Vereinbarung. Lesen Sie sie, bevor Sie zustimmen.',
  'An account has {count} passkeys at most. Remove one first.':
    'Ein Konto hat höchstens {count} Passkeys. Entfernen Sie zuerst einen.',
  'This passkey could not be checked. Begin again.':
    'Dieser Passkey konnte nicht geprüft werden. Beginnen Sie von vorn.',
  'This passkey was added before': 'Dieser Passkey wurde schon hinzugefügt',
  'You can sign in with this passkey now': 'Sie können sich jetzt mit diesem Passkey anmelden',
  'This passkey was removed already': 'Dieser Passkey wurde schon entfernt',
  'You can no longer sign in with this passkey': 'Mit diesem Passkey können Sie sich nicht mehr anmelden',
  'We are putting your data together. We will email you when it is ready.':
    'Wir stellen Ihre Daten zusammen. Sobald Ihre Kopie bereit ist, erhalten Sie eine E-Mail.',
  'This copy is no longer available. Ask for a new one.':
    'Diese Kopie gibt es nicht mehr. Fordern Sie eine neue an.',
  'Your account is deleted. Thank you for having been here.':
    'Ihr Konto ist gelöscht. Vielen Dank, dass Sie hier waren.',
  'Your account will be deleted. You can change your mind until then.':
    'Ihr Konto wird gelöscht. Bis dahin können Sie es sich anders überlegen.',
  'No deletion is scheduled': 'Es steht keine Löschung an',
  'Your account stays. Nothing is deleted.': 'Ihr Konto bleibt. Nichts wird gelöscht.',
  'Thank you. You can continue.': 'Vielen Dank. Sie können fortfahren.',
  'Signed out there': 'Dort abgemeldet',
  'This session has ended already': 'Diese Sitzung ist schon beendet',
  'Signed out everywhere else': 'Überall sonst abgemeldet',
  'This device will be asked for a code again': 'Dieses Gerät wird wieder nach einem Code gefragt',
  'This device is no longer trusted': 'Diesem Gerät wird nicht mehr vertraut',
  'Text-message codes are not available here': 'Codes per SMS gibt es hier nicht',
  'This account gets no codes by text message': 'Dieses Konto erhält keine Codes per SMS',
  'We have texted a code to the number that ends in {digits}':
    'Wir haben einen Code per SMS an die Nummer mit den Endziffern {digits} gesendet',
  'We have texted a code to {number}': 'Wir haben einen Code per SMS an {number} gesendet',
  '{code} is your code for {name}. It works for 10 minutes. We will never ask you for this code.':
    '{code} ist Ihr Code für {name}. Er gilt 10 Minuten. Wir fragen Sie nie danach.',
  'Two-factor sign-in is off. Turn it on first.':
    'Die Zwei-Faktor-Anmeldung ist ausgeschaltet. Schalten Sie sie zuerst ein.',
  'Begin with a new QR code': 'Beginnen Sie mit einem neuen QR-Code',
  'This payment is not known': 'Diese Zahlung ist nicht bekannt',
  'You cannot answer this now': 'Darauf können Sie jetzt nicht antworten',
  'You are subscribed to the newsletter of {name}': 'Sie sind für Neuigkeiten von {name} angemeldet',
  'Your order is not on its way yet. Review it once it has arrived.':
    'Ihre Bestellung ist noch nicht unterwegs. Bewerten Sie sie, sobald sie angekommen ist.',
  'Choose from one to five stars': 'Wählen Sie einen bis fünf Sterne',
  'Choose a product': 'Wählen Sie ein Produkt',
  'Write at least 10 characters': 'Schreiben Sie etwas mehr: mindestens 10 Zeichen',
  'Choose what you send back': 'Wählen Sie, was Sie zurücksenden',
  'This is back already: you can buy it now.': 'Das ist schon wieder da: Sie können es jetzt kaufen.',
  'We will email you as soon as it is back.': 'Wir schreiben Ihnen, sobald es wieder da ist.',
  'You have reviewed this product already': 'Sie haben dieses Produkt schon bewertet',
  'This product is not in your order': 'Dieses Produkt ist nicht in Ihrer Bestellung',
  'This picture is not here any more. Choose it again.':
    'Dieses Bild ist nicht mehr da. Wählen Sie es noch einmal aus.',
  'You have this address already.': 'Diese Adresse haben Sie schon.',
  'The bank did not answer, and nothing was charged':
    'Die Bank hat nicht geantwortet, und es wurde nichts abgebucht',
  'The bank asked for a confirmation that was not given':
    'Die Bank hat um eine Bestätigung gebeten, die nicht gegeben wurde',
  'The payment was cancelled': 'Die Zahlung wurde abgebrochen',
  'The bank has withdrawn its authorisation': 'Die Bank hat ihre Genehmigung zurückgezogen',
  'This contains a character that we cannot store. Type it again.':
    'Darin ist ein Zeichen, das nicht gespeichert werden kann. Geben Sie den Text noch einmal ein.',
};
