/** Texts of the emails to stores and their teams, by their English, in German. */
export const germanTeamMails = {
  'Message from {name}': 'Nachricht von {name}',
  'A message from {name}': 'Eine Nachricht von {name}',
  '{name} ({email}) wrote': '{name} ({email}) schrieb',
  '{name} wrote': '{name} schrieb',
  'Sent with the contact form of {store}. Reply to this email and your reply goes to {email}.':
    'Gesendet über das Kontaktformular von {store}. Antworten Sie auf diese E-Mail, und Ihre Antwort geht an {email}.',
  '{name} asks for quote {number}': '{name} bittet um Angebot {number}',
  '{name} asks for a quote': '{name} bittet um ein Angebot',
  Who: 'Wer',
  'It is in the queue as order {number}. Reply to this email and your reply goes to {email}.':
    'Es steht als Bestellung {number} in der Warteschlange. Antworten Sie auf diese E-Mail, und Ihre Antwort geht an {email}.',
  '{text} (quote {number})': '{text} (Angebot {number})',
  '{name} accepts the price': '{name} nimmt den Preis an',
  '{name} accepts the price and asks for credit terms':
    '{name} nimmt den Preis an und bittet um ein Zahlungsziel',
  '{name} approves the mock-up': '{name} gibt den Entwurf frei',
  '{name} confirms the order': '{name} bestätigt die Bestellung',
  '{name} asks for changes': '{name} bittet um Änderungen',
  'Purchase order {number}': 'Bestellnummer {number}',
  'Quote {number} goes on.': 'Mit Angebot {number} geht es weiter.',
  'Order {number} in the queue.': 'Bestellung {number} in der Warteschlange.',
  '{by} invites you to the team of {store}': '{by} lädt Sie in das Team von {store} ein',
  'Help to run {store}.': 'Helfen Sie mit, {store} zu führen.',
  'Join the team of {store}': 'Kommen Sie in das Team von {store}',
  '{by} would like you to help run {store} on {platform}. Open the link to create your account, or to sign in with the one you have.':
    '{by} möchte, dass Sie {store} auf {platform} mit führen. Öffnen Sie den Link, um Ihr Konto anzulegen oder sich mit Ihrem bestehenden anzumelden.',
  'Join the team': 'Dem Team beitreten',
  'The link works once and for {days} days. If you do not know {by}, you can ignore this email.':
    'Der Link gilt einmal und {days} Tage lang. Wenn Sie {by} nicht kennen, können Sie diese E-Mail ignorieren.',
  '{by} asks for “{permission}” in {store}': '{by} bittet um „{permission}“ in {store}',
  '{by} asks for “{permission}”': '{by} bittet um „{permission}“',
  'The reason: {reason}': 'Der Grund: {reason}',
  'Grant or refuse it': 'Gewähren oder ablehnen',
  'You may use “{permission}” in {store} now': 'Sie dürfen „{permission}“ in {store} jetzt nutzen',
  'Your request for “{permission}” in {store} was refused':
    'Ihre Bitte um „{permission}“ in {store} wurde abgelehnt',
  'It is open to you now.': 'Es steht Ihnen jetzt offen.',
  'Nothing has changed for you.': 'Für Sie hat sich nichts geändert.',
  'It is open to you now': 'Es steht Ihnen jetzt offen',
  'Not this time': 'Diesmal nicht',
  'An owner of {store} has granted you the permission “{permission}”.':
    'Wer {store} besitzt, hat Ihnen die Berechtigung „{permission}“ gewährt.',
  'An owner of {store} has refused the permission “{permission}”. Talk to them if you need it for your work.':
    'Wer {store} besitzt, hat die Berechtigung „{permission}“ abgelehnt. Sprechen Sie darüber, wenn Sie sie für Ihre Arbeit brauchen.',
  'Open the dashboard': 'Dashboard öffnen',
  'New order {number} at {store}': 'Neue Bestellung {number} bei {store}',
  'Return {number} at {store}': 'Rücksendung {number} bei {store}',
  '{name} asks for a refund': '{name} bittet um Erstattung',
  '{name} asks for an exchange': '{name} bittet um Umtausch',
  Items: 'Artikel',
  'Open the order': 'Bestellung öffnen',
  'The team of your store chose this address. Change it in the dashboard, Settings, Team emails.':
    'Das Team Ihres Shops hat diese Adresse gewählt. Ändern können Sie das im Dashboard unter „Settings“, „Team emails“.',
  'Stock is low at {store}': 'Wenig Bestand bei {store}',
  'The stock of these variants has fallen to your threshold.':
    'Der Bestand dieser Varianten ist auf Ihren Schwellenwert gefallen.',
  'Units left': 'Verbleibende Stückzahl',
  'And {count} more': 'Und {count} weitere',
  'Open stock': 'Bestand öffnen',
  'We email you about a variant once, and again only after its stock has risen. You can change the threshold, or turn these emails off, on the page of stock.':
    'Wir schreiben Ihnen zu jeder Variante einmal, und erst dann wieder, wenn ihr Bestand zwischendurch gestiegen ist. Den Schwellenwert ändern oder diese E-Mails abschalten können Sie auf der Seite „Stock“.',
  '{store} is under review': '{store} wird geprüft',
  'Visitors cannot see the shop until the review is over.':
    'Bis zum Ende der Prüfung ist der Shop nicht zu sehen.',
  '{platform} has put your store under review. Until that is over, visitors see a page that says so, and cannot order.':
    '{platform} prüft Ihren Shop. Bis das vorbei ist, sehen Besucher eine Seite, die das sagt, und können nicht bestellen.',
  'Your dashboard works as before, and your team can look at the shop from there. Orders that were paid are made and sent. Fix what the reason names, then reply to this email. We will check again and email you as soon as the shop is open.':
    'Ihr Dashboard funktioniert wie bisher, und Ihr Team kann sich den Shop von dort aus ansehen. Bezahlte Bestellungen werden gefertigt und verschickt. Beheben Sie, was der Grund nennt, und antworten Sie dann auf diese E-Mail: Wir sehen noch einmal nach und melden uns, sobald der Shop offen ist.',
  'The review of {store} is over': 'Die Prüfung von {store} ist vorbei',
  'Visitors see the shop again.': 'Der Shop ist wieder zu sehen.',
  '{platform} has lifted the review of your store. The shop is as open as you have set it.':
    '{platform} hat die Prüfung Ihres Shops beendet. Der Shop ist so offen, wie Sie ihn eingestellt haben.',
  'We noted: {reason}': 'Unsere Anmerkung: {reason}',
} as const;
