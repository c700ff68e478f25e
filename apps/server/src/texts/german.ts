import type { ShopperText } from './shopper-text.ts';

/** What the server says to shoppers, in German. */
export const german: Readonly<Record<ShopperText, string>> = {
  'This field is required': 'Dieses Feld ist erforderlich',
  'Look at the fields that are marked': 'Sehen Sie sich die markierten Felder an',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter a valid postcode': 'Bitte geben Sie eine gültige Postleitzahl ein',
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
  'Sign in to go on': 'Melden Sie sich an, um fortzufahren',
  'Permission denied': 'Zugriff verweigert',
  'This request came from another site': 'Diese Anfrage kam von einer anderen Website',
  'Your page is out of date. Reload it and try again.':
    'Ihre Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.',
  'Many people are signing in just now. Try again in a moment.':
    'Gerade melden sich viele an. Versuchen Sie es gleich noch einmal.',
  'Too many mails. Try again later.': 'Zu viele E-Mails. Versuchen Sie es später noch einmal.',
  'Too much is being uploaded at present. Try again later.':
    'Zurzeit wird zu viel hochgeladen. Versuchen Sie es später noch einmal.',
  'This is larger than we can take': 'Das ist größer, als wir annehmen können',
  'No items were added to basket': 'Es wurde nichts in den Warenkorb gelegt',
  'Oops... Looks like this product is no longer available':
    'Hoppla … Dieses Produkt ist leider nicht mehr verfügbar',
  'Only {stock} of these are left': 'Davon sind nur noch {stock} da',
  'You can have {most} of these at most': 'Höchstens {most} Stück sind möglich',
  'Only {stock} of {name} are left': 'Von {name} sind nur noch {stock} da',
  'A design in your basket is gone. Make it again.':
    'Ein Entwurf in Ihrem Warenkorb ist nicht mehr da. Erstellen Sie ihn neu.',
  'This design is gone. Make it again.': 'Dieser Entwurf ist nicht mehr da. Erstellen Sie ihn neu.',
  'A basket holds {most} different things at most':
    'Ein Warenkorb fasst höchstens {most} verschiedene Artikel',
  'You can keep {most} favourites at most': 'Sie können höchstens {most} Favoriten merken',
  'You have no favourites yet': 'Sie haben noch keine Favoriten',
  'Your basket is empty': 'Ihr Warenkorb ist leer',
  'This coupon has expired': 'Dieser Gutschein ist abgelaufen',
  'Spend {amount} more to use this coupon': 'Kaufen Sie noch für {amount} ein, um diesen Gutschein zu nutzen',
  'The total is now {total}. Look at your order again.':
    'Die Summe beträgt jetzt {total}. Sehen Sie Ihre Bestellung noch einmal an.',
  'This delivery method does not go to this country': 'Diese Versandart gibt es für dieses Land nicht',
  'We do not deliver to this country': 'In dieses Land liefern wir nicht',
  'This shop does not sell in {currency}': 'Dieser Shop verkauft nicht in {currency}',
  'Your card number is not right. Check it for typing errors.':
    'Ihre Kartennummer stimmt nicht. Prüfen Sie sie auf Tippfehler.',
  'Check the expiry date': 'Prüfen Sie das Ablaufdatum',
  'The security code has {digits} digits': 'Die Prüfnummer hat {digits} Ziffern',
  'This card is not known. Enter it again.': 'Diese Karte ist nicht bekannt. Geben Sie sie noch einmal ein.',
  'This order cannot be paid any more.': 'Diese Bestellung kann nicht mehr bezahlt werden.',
  'This order is paid already. Nothing was charged now.':
    'Diese Bestellung ist bereits bezahlt. Jetzt wurde nichts abgebucht.',
  'Your bank has not answered about the last payment yet. Wait a moment.':
    'Ihre Bank hat zur letzten Zahlung noch nicht geantwortet. Warten Sie einen Moment.',
  'This order is being placed. Wait a moment and try again.':
    'Diese Bestellung wird gerade aufgegeben. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  'There is no such order': 'Diese Bestellung gibt es nicht',
  'A line can be changed once at a time': 'Eine Zeile kann nur einmal zugleich geändert werden',
  'Choose a colour and size': 'Farbe und Größe wählen',
  'Choose a day to come': 'Wählen Sie einen Tag in der Zukunft',
  'Say why': 'Geben Sie einen Grund an',
  'To leave everything out, cancel the order': 'Um alles zu entfernen, stornieren Sie die Bestellung',
  'This is not in your order': 'Das ist nicht in Ihrer Bestellung',
  'Something can be sent back once the order has left us':
    'Sie können etwas zurücksenden, sobald die Bestellung unser Haus verlassen hat',
  'The time in which this order can be sent back is over. Write to us.':
    'Die Rückgabefrist dieser Bestellung ist abgelaufen. Schreiben Sie uns.',
  'Your order goes to the new address.': 'Ihre Bestellung geht an die neue Adresse.',
  'Your order is as you want it already.': 'Ihre Bestellung ist schon so, wie Sie sie möchten.',
  'Your order is cancelled.': 'Ihre Bestellung ist storniert.',
  'Your order is changed.': 'Ihre Bestellung ist geändert.',
  'If there is an order with this number and address, its link is on its way to you by mail.':
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
  'There is no price yet. We write to you as soon as there is.':
    'Es gibt noch keinen Preis. Wir schreiben Ihnen, sobald er da ist.',
  'There is no mock-up yet. We write to you as soon as there is.':
    'Es gibt noch keinen Entwurf. Wir schreiben Ihnen, sobald er da ist.',
  'This price is no longer valid. Ask for changes to get a new one.':
    'Dieser Preis gilt nicht mehr. Wünschen Sie Änderungen, um einen neuen zu erhalten.',
  'This quote has moved on. Look at it again before you answer.':
    'Dieses Angebot hat sich geändert. Sehen Sie es noch einmal an, bevor Sie antworten.',
  'The file is gone. Choose it again.': 'Die Datei ist nicht mehr da. Wählen Sie sie noch einmal.',
  'Please enter a valid colour': 'Bitte geben Sie eine gültige Farbe ein',
};
