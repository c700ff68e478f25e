/** Texts of the emails to shoppers, by their English, in German. */
export const germanMails = {
  'Hello {firstName}': 'Guten Tag {firstName}',
  '{label}:': '{label}:',
  Hello: 'Guten Tag',
  'Dear {firstName},': 'Guten Tag {firstName},',
  'Hello {firstName}! {text}': 'Guten Tag {firstName}! {text}',
  'Confirm your email address for {store}': 'Bestätigen Sie Ihre E-Mail-Adresse für {store}',
  'One tap and your account is ready.': 'Ein Klick, und Ihr Konto ist bereit.',
  'Welcome, {firstName}': 'Willkommen, {firstName}',
  Welcome: 'Willkommen',
  'Confirm that this is your email address, and your account at {store} is ready.':
    'Bestätigen Sie, dass dies Ihre E-Mail-Adresse ist, und Ihr Konto bei {store} ist bereit.',
  'Confirm my address': 'Adresse bestätigen',
  'The link works for 24 hours. If you did not sign up, you can ignore this email.':
    'Der Link gilt 24 Stunden. Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
  'Set a new password for {store}': 'Neues Passwort für {store} festlegen',
  'The link works for one hour.': 'Der Link gilt eine Stunde.',
  'Someone, hopefully you, asked to reset the password of your account at {store}.':
    'Jemand, hoffentlich Sie, möchte ein neues Passwort für Ihr Konto bei {store} festlegen.',
  'Set a new password': 'Neues Passwort festlegen',
  'The link works once and for one hour. If this was not you, ignore this email: your password stays as it is.':
    'Der Link gilt einmal und eine Stunde lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  'Your password at {store} was changed': 'Ihr Passwort bei {store} wurde geändert',
  'If this was you, you don’t need to do anything.': 'Wenn Sie das waren, ist alles in Ordnung.',
  'The password of your account at {store} was changed just now, and every device was signed out.':
    'Das Passwort Ihres Kontos bei {store} wurde soeben geändert, und alle Geräte wurden abgemeldet.',
  'If this was not you, set a new password at once with “Forgot your password?” on the sign-in page.':
    'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest, über „Passwort vergessen?“ auf der Anmeldeseite.',
  'You already have an account at {store}': 'Sie haben bereits ein Konto bei {store}',
  'Sign in, or set a new password.': 'Melden Sie sich an oder legen Sie ein neues Passwort fest.',
  'Someone, perhaps you, tried to sign up at {store} with this address. It already has an account, so nothing has changed.':
    'Jemand, vielleicht Sie, wollte sich bei {store} mit dieser Adresse registrieren. Es gibt dazu schon ein Konto, und nichts wurde geändert.',
  'Sign in': 'Anmelden',
  'If you forgot your password, set a new one: {reset}':
    'Wenn Sie Ihr Passwort vergessen haben, legen Sie ein neues fest: {reset}',
  '{subject} at {store}': '{subject} bei {store}',
  'Two-factor sign-in is on': 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
  'You now need a code from your authenticator app to sign in to your account. Keep your recovery codes where you can find them without your phone.':
    'Zur Anmeldung in Ihrem Konto brauchen Sie jetzt einen Code Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden.',
  'Two-factor sign-in is off': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
  'You now sign in to your account with your password only.':
    'Zur Anmeldung in Ihrem Konto genügt jetzt das Passwort.',
  'You have new recovery codes': 'Sie haben neue Wiederherstellungscodes',
  'Your account has ten new recovery codes. The old ones no longer work.':
    'Für Ihr Konto wurden zehn neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
  'Codes by text message are on': 'Codes per SMS sind eingeschaltet',
  'You can now sign in to your account with a code that we text to your mobile number.':
    'Die Anmeldung in Ihrem Konto lässt sich jetzt mit einem Code bestätigen, den wir per SMS an Ihre Mobilnummer senden.',
  'Codes by text message are off': 'Codes per SMS sind ausgeschaltet',
  'We no longer text you codes to sign in.': 'Wir senden für Ihr Konto keine Codes per SMS mehr.',
  'A passkey was added': 'Ein Passkey wurde hinzugefügt',
  'You can now sign in to your account with a passkey, without a password or code. Your passkeys are on the security page of your account.':
    'Sie können sich jetzt mit einem Passkey in Ihrem Konto anmelden, ohne Passwort und Code. Ihre Passkeys finden Sie auf der Sicherheitsseite Ihres Kontos.',
  'A passkey was removed': 'Ein Passkey wurde entfernt',
  'You can no longer sign in to your account with one of your passkeys.':
    'Mit einem Ihrer Passkeys können Sie sich nicht mehr in Ihrem Konto anmelden.',
  'A recovery code was used': 'Ein Wiederherstellungscode wurde verwendet',
  'Someone, hopefully you, signed in to your account with a recovery code. The code no longer works.':
    'Jemand, hoffentlich Sie, hat sich mit einem Wiederherstellungscode in Ihrem Konto angemeldet. Der Code gilt nicht mehr.',
  'Confirm your subscription to {store}': 'Bestätigen Sie Ihre Newsletter-Anmeldung bei {store}',
  'Please confirm that you want our newsletter.':
    'Bitte bestätigen Sie, dass Sie unseren Newsletter möchten.',
  'Nearly there, {firstName}': 'Fast geschafft, {firstName}',
  'Nearly there': 'Fast geschafft',
  'Confirm that you want news and offers from {store}.':
    'Bestätigen Sie, dass Sie Neuigkeiten und Angebote von {store} erhalten möchten.',
  'Yes, subscribe me': 'Ja, anmelden',
  'If this was not you, ignore this email and you will hear nothing more.':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail, und Sie hören nichts weiter.',
  'Your favourites at {store}': 'Ihre Favoriten bei {store}',
  'Open them on any device.': 'Öffnen Sie sie auf jedem Gerät.',
  'Your favourites, saved for later': 'Ihre Favoriten, für später gemerkt',
  'Open this link on any device to have your favourites there.':
    'Öffnen Sie diesen Link auf einem beliebigen Gerät, um Ihre Favoriten dort zu haben.',
  'Open my favourites': 'Favoriten öffnen',
  'The link works for 30 days. You can pass it on: it shows these products and nothing about you.':
    'Der Link gilt 30 Tage. Sie können ihn weitergeben: Er zeigt diese Produkte und nichts über Sie.',
  'See all your orders': 'Alle Ihre Bestellungen ansehen',
  Subtotal: 'Zwischensumme',
  Discount: 'Rabatt',
  'Discount ({coupon})': 'Rabatt ({coupon})',
  Delivery: 'Versand',
  Free: 'Gratis',
  Total: 'Gesamtsumme',
  'Tax included': 'Enthaltene MwSt.',
  'Collect from': 'Abholung bei',
  'Your order is ready to be collected': 'Ihre Bestellung liegt zur Abholung bereit',
  'Order {number} is ready for you here: {place}': 'Bestellung {number} liegt hier für Sie bereit: {place}',
  'Delivered to': 'Lieferadresse',
  'Billed to': 'Rechnungsadresse',
  Payment: 'Zahlung',
  'Nothing to pay': 'Nichts zu zahlen',
  'Thank you, {firstName}.': 'Vielen Dank, {firstName}.',
  'Thank you.': 'Vielen Dank.',
  'We have received your order. Your bank has not confirmed the payment yet. We will email you as soon as it has. You don’t need to do anything, and you will not be charged twice.':
    'Ihre Bestellung ist bei uns eingegangen. Ihre Bank hat die Zahlung noch nicht bestätigt; wir schreiben Ihnen, sobald das geschehen ist. Sie müssen nichts tun, und es wird nicht doppelt abgebucht.',
  'We have received your order and are getting it ready. We will email you when it is on its way.':
    'Ihre Bestellung ist bei uns eingegangen, und wir bereiten sie vor. Wir schreiben Ihnen wieder, wenn sie unterwegs ist.',
  'Your {store} order {number}': 'Ihre Bestellung {number} bei {store}',
  'We are waiting for your bank to confirm {amount}.':
    'Wir warten darauf, dass Ihre Bank {amount} bestätigt.',
  '{amount}, {method}. Here is your receipt.': '{amount}, {method}. Hier ist Ihr Beleg.',
  'Order {number}': 'Bestellung {number}',
  'View your order': 'Bestellung ansehen',
  'We have received {amount} for order {number} and are getting it ready.':
    'Wir haben {amount} für Bestellung {number} erhalten und bereiten sie vor.',
  'Payment received for order {number}': 'Zahlung für Bestellung {number} eingegangen',
  'Your bank has confirmed {amount}.': 'Ihre Bank hat {amount} bestätigt.',
  'Payment received': 'Zahlung eingegangen',
  'Order {number} was not paid': 'Bestellung {number} wurde nicht bezahlt',
  'Your bank did not confirm the payment, and nothing was charged.':
    'Ihre Bank hat die Zahlung nicht bestätigt, und es wurde nichts abgebucht.',
  'Your payment did not go through': 'Ihre Zahlung ist nicht zustande gekommen',
  'Your bank did not confirm the payment for order {number}. Nothing was charged, and we have not started making it. If you still want it, you can pay now at the same price.':
    'Ihre Bank hat die Zahlung für Bestellung {number} nicht bestätigt. Es wurde nichts abgebucht, und wir fertigen diese Ware noch nicht. Wenn Sie sie weiterhin möchten, können Sie jetzt bezahlen; der Preis ist derselbe.',
  'Pay now': 'Jetzt bezahlen',
  'In this parcel:': 'In diesem Paket:',
  'Your parcel is on its way': 'Ihr Paket ist unterwegs',
  'A parcel of order {number} has been given to the carrier.':
    'Ein Paket der Bestellung {number} wurde dem Versanddienst übergeben.',
  'Part of your order is on its way': 'Ein Teil Ihrer Bestellung ist unterwegs',
  'A parcel of order {number} has been given to the carrier. The rest follows.':
    'Ein Paket der Bestellung {number} wurde dem Versanddienst übergeben. Der Rest folgt.',
  'The rest of your order is on its way': 'Der Rest Ihrer Bestellung ist unterwegs',
  'The rest of order {number} has been packed and given to the carrier.':
    'Der Rest der Bestellung {number} wurde verpackt und dem Versanddienst übergeben.',
  'Your order is on its way': 'Ihre Bestellung ist unterwegs',
  'Order {number} has been packed and given to the carrier.':
    'Bestellung {number} wurde verpackt und dem Versanddienst übergeben.',
  'Your exchange is arranged': 'Ihr Umtausch ist veranlasst',
  'We exchange goods of order {number} for you.': 'Wir tauschen Ware aus Bestellung {number} für Sie um.',
  'Your refund is on its way': 'Ihre Erstattung ist unterwegs',
  'We refund {amount} for order {number} to the card that you paid with. Banks take up to ten days to show it.':
    'Wir erstatten {amount} für Bestellung {number} auf die Karte, mit der Sie bezahlt haben. Bei Banken dauert es bis zu zehn Tage, bis das zu sehen ist.',
  'Order {number}: {status}': 'Bestellung {number}: {status}',
  'The status of order {number} has changed: {status}. See the order page for details.':
    'Es gibt Neues zu Bestellung {number}: {status}. Einzelheiten finden Sie auf der Seite der Bestellung.',
  Quote: 'Angebot',
  'Terms authorised': 'Auf Rechnung freigegeben',
  'Mock-up': 'Entwurf',
  'Purchase order confirmed': 'Bestellauftrag bestätigt',
  '{carrier} is delivering parcel {code}.': '{carrier} bringt das Paket {code}.',
  'Parcel number: {code}': 'Sendungsnummer: {code}',
  'Track parcel {code}': 'Sendung {code} verfolgen',
  '{heading} (order {number})': '{heading} (Bestellung {number})',
  'We refund {money} to the card that you paid with. Banks take up to ten days to show it.':
    'Wir erstatten {money} auf die Karte, mit der Sie bezahlt haben. Bei Banken dauert es bis zu zehn Tage, bis das zu sehen ist.',
  'we have changed order {number} as you asked.': 'Ihre Bestellung {number} ist wie gewünscht geändert.',
  'Order {number} is changed': 'Bestellung {number} ist geändert',
  'We are refunding {money} to your original payment method.':
    'Wir erstatten {money} auf dem Weg, auf dem Sie bezahlt haben.',
  'we have refunded {money} of order {number}.': 'wir haben {money} der Bestellung {number} erstattet.',
  'Refund for order {number}': 'Erstattung zu Bestellung {number}',
  'we have received {amount} for order {number}. Nothing is left to pay.':
    'wir haben {amount} für Bestellung {number} erhalten. Es ist nichts mehr offen.',
  'We have received {amount}.': 'Wir haben {amount} erhalten.',
  'order {number} is confirmed by your purchase order {poNumber}. We are making it now. {amount} is still to be paid.':
    'Bestellung {number} ist durch Ihre Bestellung Nr. {poNumber} bestätigt. Wir fertigen sie jetzt; {amount} sind noch zu zahlen.',
  '{amount} is still to be paid. We’ll make it as soon as it is paid.':
    '{amount} sind noch zu zahlen. Wir fertigen sie, sobald sie bezahlt ist.',
  'we have changed your order {number}.': 'wir haben Ihre Bestellung {number} geändert.',
  'Pay {amount}': '{amount} bezahlen',
  'Pay for your order {number}: {amount}': 'Bezahlen Sie Ihre Bestellung {number}: {amount}',
  'Your order is ready. Pay for it and we’ll make it.':
    'Ihre Bestellung ist bereit. Bezahlen Sie sie, damit wir sie fertigen.',
  'Your order is ready for payment': 'Ihre Bestellung kann bezahlt werden',
  'here is order {number}. We’ll make it as soon as it is paid.':
    'das ist Bestellung {number}. Wir fertigen sie, sobald sie bezahlt ist.',
  '{amount} is still to be paid.': '{amount} sind noch zu zahlen.',
  'We refund {money}.': 'Wir erstatten {money}.',
  'This is what we will send you.': 'Das senden wir Ihnen jetzt.',
  'Your order is changed': 'Ihre Bestellung ist geändert',
  'Order {number} goes to another address': 'Bestellung {number} geht an eine andere Adresse',
  'The delivery address was changed.': 'Die Lieferadresse wurde geändert.',
  'Your delivery address is changed': 'Ihre Lieferadresse ist geändert',
  'order {number} will now be delivered to this address. If you did not change it, reply to this email.':
    'Ihre Bestellung {number} geht jetzt an diese Adresse. Wenn Sie das nicht waren, antworten Sie auf diese E-Mail.',
  'order {number} is cancelled. We won’t make any of it.':
    'Ihre Bestellung {number} ist storniert, und nichts davon wird gefertigt.',
  'Order {number} is cancelled': 'Bestellung {number} ist storniert',
  'Nothing was charged.': 'Es wurde nichts abgebucht.',
  'Your order is cancelled': 'Ihre Bestellung ist storniert',
  'Here is the link to your order, where you can change or cancel it.':
    'Hier ist der Link zu Ihrer Bestellung, wo Sie sie ändern oder stornieren können.',
  'Here is the link to your order, where you can change its delivery address.':
    'Hier ist der Link zu Ihrer Bestellung, wo Sie die Lieferadresse ändern können.',
  'Here is the link to your order, where you can send something back.':
    'Hier ist der Link zu Ihrer Bestellung, wo Sie etwas zurücksenden können.',
  'Anyone with the link can see the order, so don’t share it. If you did not ask for it, you can ignore this email.':
    'Wer ihn hat, kann die Bestellung sehen; behalten Sie ihn also für sich. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
  'Open your order': 'Bestellung öffnen',
  What: 'Was',
  'By {day}': 'Bis {day}',
  Printed: 'Druck',
  'T-shirts': 'T-Shirts',
  Sweatshirts: 'Sweatshirts',
  Hoodies: 'Hoodies',
  'Kids’ t-shirts': 'Kinder-T-Shirts',
  'Tote bags': 'Stofftaschen',
  Mugs: 'Tassen',
  'Art prints': 'Kunstdrucke',
  'Something else': 'Etwas anderes',
  Front: 'Vorderseite',
  Back: 'Rückseite',
  'Left sleeve': 'Linker Ärmel',
  'Right sleeve': 'Rechter Ärmel',
  '1 colour': '1 Farbe',
  '2 colours': '2 Farben',
  '3 colours': '3 Farben',
  '4 colours': '4 Farben',
  'Full colour': 'Vollfarbig',
  '{place}: {colours}': '{place}: {colours}',
  'To be agreed': 'Wird noch vereinbart',
  'As agreed': 'Wie vereinbart',
  'One size': 'Einheitsgröße',
  '{product}, printed to order': '{product}, auf Bestellung gedruckt',
  'Your quote {number}': 'Ihre Anfrage {number}',
  'We have your request and are working out a price.':
    'Ihre Anfrage ist bei uns, und wir berechnen einen Preis.',
  'Thank you, {firstName}': 'Vielen Dank, {firstName}',
  'We have your request. We’ll work out a price and email you. Nothing is made or charged before you agree.':
    'Ihre Anfrage ist bei uns. Wir sehen sie uns an, berechnen einen Preis und schreiben Ihnen. Bevor Sie zustimmen, wird nichts gefertigt und nichts abgebucht.',
  'See your quote': 'Anfrage ansehen',
  'This link is for you only. Anyone with it can see and answer the quote. If this was not you, ignore this email.':
    'Der Link ist nur für Sie: Wer ihn hat, kann die Anfrage sehen und beantworten. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  'Your price for quote {number}: {amount}': 'Ihr Angebot zur Anfrage {number}: {amount}',
  '{amount} with delivery and tax.': '{amount} inklusive Versand und MwSt.',
  'Your price is here': 'Ihr Angebot ist da',
  '{store} writes': '{store} schreibt',
  Goods: 'Ware',
  'of which tax': 'davon MwSt.',
  'quote {number} comes to {amount} with delivery and tax. Nothing is made before you agree.':
    'das Angebot zu Ihrer Anfrage {number} beläuft sich auf {amount} inklusive Versand und MwSt. Bevor Sie zustimmen, wird nichts gefertigt.',
  'Your quote {number} is open again': 'Ihre Anfrage {number} ist wieder offen',
  'Your quote is open again': 'Ihre Anfrage ist wieder offen',
  'quote {number} is open again. See its page for details.':
    'Ihre Anfrage {number} ist wieder offen. Wie es steht, sehen Sie auf ihrer Seite.',
  'Your credit terms for quote {number}': 'Ihr Zahlungsziel zur Anfrage {number}',
  'Your credit terms are agreed': 'Ihr Zahlungsziel ist vereinbart',
  'your credit terms for {amount} are agreed. We’ll draw the mock-up next and email you as soon as it is ready. Nothing is made before you approve it.':
    'Ihr Zahlungsziel für {amount} ist vereinbart. Als Nächstes zeichnen wir den Entwurf und schreiben Ihnen, sobald er da ist. Bevor Sie ihn freigeben, wird nichts gefertigt.',
  'Quote {number}: your mock-up is next': 'Anfrage {number}: Ihr Entwurf ist der nächste Schritt',
  'You have accepted the price of {amount}. We’ll draw the mock-up next and email you as soon as it is ready. Nothing is made before you approve it.':
    'Sie haben den Preis von {amount} angenommen. Als Nächstes zeichnen wir den Entwurf und schreiben Ihnen, sobald er da ist. Bevor Sie ihn freigeben, wird nichts gefertigt.',
  'Quote {number}: we are changing your mock-up': 'Anfrage {number}: Wir ändern Ihren Entwurf',
  'We are changing your mock-up': 'Wir ändern Ihren Entwurf',
  'we are changing the mock-up for quote {number} and will email you as soon as the new one is ready. Nothing is made before you approve it.':
    'wir ändern den Entwurf zu Ihrer Anfrage {number} und schreiben Ihnen, sobald der neue da ist. Bevor Sie ihn freigeben, wird nichts gefertigt.',
  'Your order {number} is confirmed: {amount}': 'Ihre Bestellung {number} ist bestätigt: {amount}',
  'Your order is confirmed': 'Ihre Bestellung ist bestätigt',
  'your order {number} for {amount} is confirmed. We are making it now and will email you as soon as it is on its way.':
    'Ihre Bestellung {number} über {amount} ist bestätigt. Wir fertigen sie jetzt und schreiben Ihnen, sobald sie unterwegs ist.',
  'we have your purchase order {poNumber} for {amount}. We are making it now and will email you as soon as it is on its way.':
    'Ihre Bestellung mit der Nummer {poNumber} über {amount} ist bei uns. Wir fertigen sie jetzt und schreiben Ihnen, sobald sie unterwegs ist.',
  'Your purchase order': 'Bestellnummer Ihrer Firma',
  'Accept or ask for changes': 'Annehmen oder Änderungen wünschen',
  'The price is valid until {validUntil}.': 'Der Preis gilt bis {validUntil}.',
  'Your mock-up for quote {number}': 'Ihr Entwurf zur Anfrage {number}',
  'Look at it closely: this is what will be printed.': 'Sehen Sie ihn genau an: So wird gedruckt.',
  'Your mock-up is here': 'Ihr Entwurf ist da',
  'Dear {firstName}, look at it closely: this is what will be printed. Approve it, or say what should change.':
    'Guten Tag {firstName}, sehen Sie ihn genau an: So wird gedruckt. Geben Sie ihn frei oder sagen Sie, was sich ändern soll.',
  'See the mock-up': 'Entwurf ansehen',
  '{what}, in exchange for {other}': '{what}, im Tausch gegen {other}',
  'Return {number}': 'Rücksendung {number}',
  'Print the label, put it on the parcel, and send it.':
    'Drucken Sie das Etikett aus, kleben Sie es auf das Paket und senden Sie es ab.',
  'print the label, put it on the parcel and keep the proof of posting. We will email you when it has arrived.':
    'bitte drucken Sie das Etikett aus, kleben Sie es auf das Paket und bewahren Sie den Einlieferungsbeleg auf. Wir schreiben Ihnen, wenn es angekommen ist.',
  'You send back': 'Sie senden zurück',
  'Print the label': 'Etikett drucken',
  'We are making order {number} to replace it, at no cost to you.':
    'Stattdessen fertigen wir Bestellung {number}, und Sie zahlen dafür nichts.',
  'Reply to this email if you have a question about it.':
    'Antworten Sie auf diese E-Mail, wenn Sie dazu eine Frage haben.',
  'Your return {number} has arrived': 'Ihre Rücksendung {number} ist angekommen',
  'Your return has arrived': 'Ihre Rücksendung ist angekommen',
  'Announced: {announced}; found in the parcel: {received}.':
    'Angemeldet waren {announced} Stück, im Paket lagen {received}.',
  'Your return {number} did not reach us': 'Ihre Rücksendung {number} ist nicht angekommen',
  'Your return did not reach us': 'Ihre Rücksendung ist nicht angekommen',
  'we did not receive the items that you wanted to return from order {number}.':
    'von dem, was Sie aus Bestellung {number} zurücksenden wollten, ist nichts bei uns angekommen.',
  'Reply to this email if you have sent it.':
    'Antworten Sie auf diese E-Mail, wenn Sie es abgeschickt haben.',
  'Your return {number} is cancelled': 'Ihre Rücksendung {number} ist storniert',
  'Your return is cancelled': 'Ihre Rücksendung ist storniert',
  'this return of order {number} is cancelled. Its label can no longer be used.':
    'diese Rücksendung aus Bestellung {number} ist storniert, und ihr Etikett gilt nicht mehr.',
  'Reply to this email if the parcel is on its way already.':
    'Antworten Sie auf diese E-Mail, wenn das Paket schon unterwegs ist.',
  'Return {number} has arrived. See the order page for what happens next.':
    'Rücksendung {number} ist angekommen. Was nun geschieht, steht auf der Seite Ihrer Bestellung.',
  'Order {number} is refunded. See the order page for details.':
    'Bestellung {number} wird erstattet. Wie, steht auf ihrer Seite.',
  'we have received the items that you returned from order {number}.':
    'Ihre Rücksendung aus Bestellung {number} ist bei uns eingetroffen.',
  'View the exchange': 'Umtausch ansehen',
  'Your code for {store}': 'Ihr Code für {store}',
  '{coupon}: enter it in your basket.': '{coupon}: Geben Sie ihn im Warenkorb ein.',
  'Thank you': 'Vielen Dank',
  'You are subscribed to the newsletter of {store}. As promised: enter this code in your basket.':
    'Sie sind für Neuigkeiten von {store} angemeldet. Wie versprochen: Geben Sie diesen Code im Warenkorb ein.',
  'You are subscribed to the newsletter of {store}. As promised, {title}: enter this code in your basket.':
    'Sie sind für Neuigkeiten von {store} angemeldet. Wie versprochen, {title}: Geben Sie diesen Code im Warenkorb ein.',
  'Your code': 'Ihr Code',
  'Go to the shop': 'Zum Shop',
  'Unsubscribe from the newsletter': 'Newsletter abbestellen',
  'You get this email because you have confirmed your subscription.':
    'Sie erhalten diese E-Mail, weil Sie Ihre Anmeldung bestätigt haben.',
  'How to send back your worn-out cotton': 'So senden Sie getragene Baumwolle zurück',
  'It is free, the postage in the UK is paid, and you get a coupon.':
    'Es ist kostenlos, das Porto in Großbritannien ist bezahlt, und Sie erhalten einen Gutschein.',
  'Thank you for sending it back': 'Vielen Dank für Ihre Rücksendung',
  'We turn clothes made of 100% cotton into new ones, whatever their brand or condition. It is free, and we pay the postage in the UK.':
    'Aus Kleidung aus 100 % Baumwolle wird neue, von jeder Marke und wie getragen auch immer. Es ist kostenlos, und wir zahlen das Porto in Großbritannien.',
  'What to do': 'So geht es',
  '1. Check the labels: 100% cotton, washed and dry.':
    '1. Sehen Sie auf die Etiketten: 100 % Baumwolle, gewaschen und trocken.',
  '2. Reply to this email with your postal address and how many pieces you have.':
    '2. Antworten Sie auf diese E-Mail mit Ihrer Postanschrift und der Anzahl der Teile.',
  '3. {store} sends you a label with the postage paid.':
    '3. {store} sendet Ihnen ein Etikett mit bezahltem Porto.',
  '4. Put everything into one parcel, with the label on it.':
    '4. Packen Sie alles in ein Paket und kleben Sie das Etikett darauf.',
  'When your parcel has arrived, we send your coupon to this address.':
    'Wenn Ihr Paket angekommen ist, senden wir Ihren Gutschein an diese Adresse.',
  'Quantity {quantity}': 'Menge {quantity}',
  'The copy of your data at {store} is ready': 'Die Kopie Ihrer Daten bei {store} ist bereit',
  'Download it within {days} days.': 'Laden Sie sie innerhalb von {days} Tagen herunter.',
  'You asked for a copy of the data that {store} stores about your account. It is ready.':
    'Sie haben um eine Kopie von allem gebeten, was {store} zu Ihrem Konto speichert. Sie ist bereit.',
  'Download my data': 'Daten herunterladen',
  'Sign in to download it. We delete it after {days} days; you can ask for a new copy at any time.':
    'Zum Herunterladen müssen Sie angemeldet sein. Nach {days} Tagen wird sie gelöscht; Sie können jederzeit eine neue anfordern.',
  'Your account at {store} will be deleted on {day}': 'Ihr Konto bei {store} wird am {day} gelöscht',
  'You can change your mind until then.': 'Bis dahin können Sie es doch noch behalten.',
  'You asked us to delete your account at {store}. We will delete it on {day}. Until then nothing changes, and you can cancel the deletion.':
    'Sie haben uns gebeten, Ihr Konto bei {store} zu löschen. Das tun wir am {day}. Bis dahin ändert sich nichts, und Sie können es sich anders überlegen.',
  'Keep my account': 'Konto behalten',
  'If this was not you, sign in, cancel it, and change your password: someone else knows it.':
    'Wenn Sie das nicht waren, melden Sie sich an, nehmen Sie es zurück und ändern Sie Ihr Passwort: Jemand kennt Ihr jetziges.',
  'Your account at {store} stays': 'Ihr Konto bei {store} bleibt',
  'Nothing is deleted.': 'Nichts wird gelöscht.',
  'You cancelled the deletion of your account. Nothing has changed.':
    'Sie haben die Löschung Ihres Kontos zurückgenommen. Alles ist, wie es war.',
  'If this was not you, change your password at once.':
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
  'A {store} gift card for you': 'Eine Geschenkkarte von {store} für Sie',
  '{value} to spend at {store}, from {from}.': '{value} zum Ausgeben bei {store}, von {from}.',
  'Your {store} gift card': 'Ihre Geschenkkarte von {store}',
  '{value} to spend at {store}.': '{value} zum Ausgeben bei {store}.',
  'You have bought this gift card of {store} worth {value}.':
    'Sie haben diese Geschenkkarte von {store} im Wert von {value} gekauft.',
  '{value} for you': '{value} für Sie',
  '{from} gives you a gift card of {store} worth {value}.':
    '{from} schenkt Ihnen eine Geschenkkarte von {store} im Wert von {value}.',
  'Dear {name}, {from} gives you a gift card of {store} worth {value}.':
    'Guten Tag {name}, {from} schenkt Ihnen eine Geschenkkarte von {store} im Wert von {value}.',
  'Choose something': 'Etwas aussuchen',
  'Enter this code at checkout. Anything you don’t spend stays on the card.':
    'Geben Sie diesen Code an der Kasse ein. Was Sie nicht ausgeben, bleibt auf der Karte.',
  'Check the balance': 'Guthaben ansehen',
  'It does not expire.': 'Sie läuft nicht ab.',
  'It can be used until {until}.': 'Sie gilt bis {until}.',
  'Anyone with the code can spend it, so don’t forward this email.':
    'Wer den Code hat, kann ihn einlösen; behalten Sie diese E-Mail daher für sich.',
  'Paid by gift card': 'Mit Geschenkkarte bezahlt',
  'Paid otherwise': 'Anders bezahlt',
  'Your gift card ending in {ending} has {left} left.':
    'Auf Ihrer Geschenkkarte mit der Endung {ending} sind noch {left}.',
  '{amount} is back on the gift card that you wanted to pay with.':
    '{amount} sind wieder auf der Geschenkkarte, mit der Sie bezahlen wollten.',
  'Order {number} is refunded: {refund}': 'Bestellung {number} wird erstattet: {refund}',
  '{cards} is back on the gift card that you paid with.':
    '{cards} sind wieder auf der Geschenkkarte, mit der Sie bezahlt haben.',
  '{cards} is back on the gift card that you paid with, and we refund {rest} to your other card. Banks take up to ten days to show it.':
    '{cards} sind wieder auf der Geschenkkarte, mit der Sie bezahlt haben, und wir erstatten {rest} auf Ihre andere Karte. Bei Banken dauert es bis zu zehn Tage, bis es zu sehen ist.',
  'We have received your order. We will email the gift cards as soon as the payment is confirmed.':
    'Ihre Bestellung ist bei uns angekommen. Geschenkkarten verschicken wir per E-Mail, sobald die Zahlung durch ist.',
  '{name} is back': '{name} ist wieder da',
  'You can buy it at {store} again.': 'Sie können es bei {store} wieder kaufen.',
  'You asked us to tell you: {what} is available at {store} again.':
    'Sie wollten es wissen: {what} gibt es bei {store} wieder.',
  'Look at it': 'Ansehen',
  'This is the only email about it. We have deleted your request. We do not reserve any for you.':
    'Dies ist die einzige E-Mail dazu. Wir haben Ihren Wunsch gelöscht und legen nichts zurück.',
  'Stop these emails': 'Keine solchen E-Mails mehr',
  'Your basket at {store} is still there': 'Ihr Warenkorb bei {store} ist noch da',
  'You did not finish your order. You can continue where you left off:':
    'Sie haben Ihre Bestellung nicht abgeschlossen. Machen Sie weiter, wo Sie aufgehört haben:',
  'In your basket': 'In Ihrem Warenkorb',
  'Back to your basket': 'Zurück zum Warenkorb',
  'This is the only email about it. Prices and stock are those of today.':
    'Dies ist die einzige E-Mail dazu. Es gelten die Preise und der Bestand von heute.',
} as const;
