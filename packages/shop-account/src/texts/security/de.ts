import type { AccountText } from '@omnis/account';
import type { SecurityText } from '@omnis/ui';

/** Texts of the pages about signing in, security and personal data, in German. */
const de: Readonly<Record<SecurityText | AccountText, string>> = {
  '{browser} on {system}': '{browser} unter {system}',
  'Unknown browser': 'Unbekannter Browser',
  'You have used all of your recovery codes. Make new ones, so that a lost phone does not lock you out.':
    'Sie haben alle Wiederherstellungscodes verbraucht. Erstellen Sie neue, damit ein verlorenes Telefon Sie nicht aussperrt.',
  'You have 1 recovery code left.': 'Sie haben noch 1 Wiederherstellungscode.',
  'You have {count} recovery codes left.': 'Sie haben noch {count} Wiederherstellungscodes.',
  'Six digits from the text message or your authenticator app.':
    'Sechs Ziffern aus der SMS oder Ihrer Authenticator-App.',
  'Confirm that it is you': 'Bestätigen Sie, dass Sie es sind',
  'We ask for your password before changes to how your account is kept.':
    'Vor Änderungen an der Sicherheit Ihres Kontos fragen wir nach Ihrem Passwort.',
  Confirm: 'Bestätigen',
  'Trusted devices': 'Vertrauenswürdige Geräte',
  'They sign in with your password alone for 30 days.':
    'Auf ihnen genügt 30 Tage lang Ihr Passwort zur Anmeldung.',
  'Used {ago} · trusted until {time}': 'Zuletzt verwendet: {ago} · vertrauenswürdig bis {time}',
  Forget: 'Entfernen',
  'Turn on': 'Einschalten',
  'I have kept them': 'Ich habe sie aufbewahrt',
  'New recovery codes': 'Neue Wiederherstellungscodes',
  'Your new recovery codes': 'Ihre neuen Wiederherstellungscodes',
  'Those you had before do not work any more.': 'Die bisherigen gelten nicht mehr.',
  On: 'Ein',
  Off: 'Aus',
  'All other devices are signed out when you change it.':
    'Wenn Sie es ändern, werden alle anderen Geräte abgemeldet.',
  'Recovery codes of {email}': 'Wiederherstellungscodes von {email}',
  'Made on {day} for {host}': 'Erstellt am {day} für {host}',
  'Each signs you in once when you do not have your authenticator app.':
    'Mit jedem können Sie sich einmal anmelden, wenn Sie Ihre Authenticator-App nicht zur Hand haben.',
  'Keep them where nobody else finds them.': 'Bewahren Sie sie an einem sicheren Ort auf.',
  'Keep these codes now': 'Bewahren Sie diese Codes jetzt auf',
  'They are shown this once. Each signs you in one time when you do not have your phone.':
    'Sie werden nur dieses eine Mal angezeigt. Mit jedem können Sie sich einmal ohne Ihr Telefon anmelden.',
  'Recovery codes': 'Wiederherstellungscodes',
  'Recovery codes copied': 'Wiederherstellungscodes kopiert',
  Copy: 'Kopieren',
  'recovery-codes.txt': 'wiederherstellungscodes.txt',
  Download: 'Herunterladen',
  'Your password is changed': 'Ihr Passwort ist geändert',
  'Where you are signed in': 'Wo Sie angemeldet sind',
  'Do not know one of these? Sign it out and change your password.':
    'Eines davon kennen Sie nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
  'Sign out everywhere else': 'Überall sonst abmelden',
  'This device': 'Dieses Gerät',
  'active now': 'jetzt aktiv',
  'Sign out': 'Abmelden',
  'Sign out everywhere else?': 'Überall sonst abmelden?',
  'Every other browser has to sign in again, and no device is trusted any more. You stay signed in here.':
    'Jeder andere Browser muss sich neu anmelden, und keinem Gerät wird mehr vertraut. Hier bleiben Sie angemeldet.',
  'QR code for your authenticator app': 'QR-Code für Ihre Authenticator-App',
  'Cannot scan it? Type this key into the app instead:':
    'Sie können ihn nicht scannen? Geben Sie stattdessen diesen Schlüssel in der App ein:',
  'Key copied': 'Schlüssel kopiert',
  'Copy the key': 'Schlüssel kopieren',
  'Set up your authenticator app': 'Authenticator-App einrichten',
  'Scan the code with an app such as 1Password, Google Authenticator or Aegis, then type what it shows.':
    'Scannen Sie den Code mit einer App wie 1Password, Google Authenticator oder Aegis und geben Sie ein, was sie anzeigt.',
  'Two-factor sign-in is on': 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
  'From now on, signing in takes a code of your app. All other devices were signed out.':
    'Ab jetzt brauchen Sie zur Anmeldung einen Code Ihrer App. Alle anderen Geräte wurden abgemeldet.',
  'Six digits that the app shows now.': 'Die sechs Ziffern, die Ihre App gerade anzeigt.',
  'Codes come to your mobile number from now on': 'Codes senden wir ab jetzt an Ihre Mobilnummer',
  'Two-factor sign-in by text message': 'Zwei-Faktor-Anmeldung per SMS',
  'A code that we text to your mobile number. Handy where the authenticator app is not at hand; the app is safer.':
    'Ein Code, den wir per SMS an Ihre Mobilnummer senden. Praktisch, wenn die Authenticator-App nicht zur Hand ist; die App ist sicherer.',
  'Codes go to the number that ends in {digits}.': 'Codes gehen an die Nummer mit den Endziffern {digits}.',
  'Mobile number': 'Mobilnummer',
  'With its country code, such as +44 7700 900123.': 'Mit Ländervorwahl, zum Beispiel +49 151 23456789.',
  'Change the number': 'Nummer ändern',
  'Turn off codes by text message?': 'Codes per SMS ausschalten?',
  'Signing in takes a code of your authenticator app then.':
    'Zur Anmeldung brauchen Sie dann einen Code Ihrer Authenticator-App.',
  'Codes by text message are off': 'Codes per SMS sind ausgeschaltet',
  'Enter the code': 'Code eingeben',
  'We have texted it to {mobile}.': 'Wir haben ihn per SMS an {mobile} gesendet.',
  'Your number is proved': 'Ihre Nummer ist bestätigt',
  'From now on, signing in takes a second factor. All other devices were signed out.':
    'Ab jetzt brauchen Sie zur Anmeldung einen zweiten Faktor. Alle anderen Geräte wurden abgemeldet.',
  'Six digits from the text message. It works for 10 minutes.':
    'Sechs Ziffern aus der SMS. Der Code gilt 10 Minuten.',
  'Turn off': 'Ausschalten',
  'Your password alone will open your account. Your recovery codes stop working, and all other devices are signed out.':
    'Zur Anmeldung genügt dann Ihr Passwort. Ihre Wiederherstellungscodes gelten nicht mehr, und alle anderen Geräte werden abgemeldet.',
  '{remaining} All other devices are signed out.': '{remaining} Alle anderen Geräte werden abgemeldet.',
  'Two-factor sign-in by app': 'Zwei-Faktor-Anmeldung per App',
  'A code from an app on your phone, besides your password. Who learns the password still stays outside.':
    'Ein Code aus einer App auf Ihrem Telefon, zusätzlich zum Passwort. Das Passwort allein genügt dann nicht mehr.',
  'Change the app': 'App wechseln',
  'Turn off two-factor sign-in by app?': 'Zwei-Faktor-Anmeldung per App ausschalten?',
  'Signing in takes a code by text message then.': 'Zur Anmeldung brauchen Sie dann einen Code per SMS.',
  'Two-factor sign-in by app is off': 'Die Zwei-Faktor-Anmeldung per App ist ausgeschaltet',
  'This browser does not let us copy. Select the text instead.':
    'Dieser Browser erlaubt das Kopieren nicht. Markieren Sie stattdessen den Text.',
  'Everything we keep about you, in one file.': 'Alles, was wir über Sie gespeichert haben, in einer Datei.',
  'It takes a minute. A mail tells you when it is ready.':
    'Das dauert eine Minute. Sobald Ihre Kopie bereit ist, erhalten Sie eine E-Mail.',
  'We are putting your data together.': 'Wir stellen Ihre Daten zusammen.',
  'A mail tells you when it is ready; you can leave this page.':
    'Sobald Ihre Kopie bereit ist, erhalten Sie eine E-Mail; Sie können diese Seite verlassen.',
  'Your copy is ready.': 'Ihre Kopie ist bereit.',
  'JSON, {size}. You can download it until {day}.':
    'JSON, {size}. Sie können sie bis zum {day} herunterladen.',
  'A copy of your data': 'Eine Kopie Ihrer Daten',
  'Preparing your copy': 'Ihre Kopie wird erstellt',
  'Make a new one': 'Neue Kopie erstellen',
  'Prepare my copy': 'Kopie erstellen',
  'You have {days} days to change your mind.': 'Sie haben {days} Tage Zeit, es sich anders zu überlegen.',
  'This cannot be undone.': 'Das lässt sich nicht rückgängig machen.',
  'Delete your account': 'Konto löschen',
  'Takes away {what}. {stays}': 'Gelöscht werden {what}. {stays}',
  Deleting: 'Wird gelöscht',
  'Delete my account': 'Mein Konto löschen',
  'Your account will be deleted on {day}': 'Ihr Konto wird am {day} gelöscht',
  'Keep my account': 'Mein Konto behalten',
  'Until then nothing changes. An order that is on its way then is waited for.':
    'Bis dahin ändert sich nichts. Ist dann noch eine Bestellung unterwegs, warten wir, bis sie angekommen ist.',
  'Delete your account?': 'Konto löschen?',
  'This takes away {what}. {when}': 'Gelöscht werden {what}. {when}',
  'Keep it': 'Behalten',
  'Added {ago}, not used yet': 'Hinzugefügt: {ago}, noch nicht verwendet',
  'Used {ago}': 'Zuletzt verwendet: {ago}',
  'also on your other devices': 'auch auf Ihren anderen Geräten',
  'No passkey was made': 'Es wurde kein Passkey erstellt',
  'This device has a passkey of your account already': 'Dieses Gerät hat schon einen Passkey Ihres Kontos',
  'This device could not make a passkey': 'Dieses Gerät konnte keinen Passkey erstellen',
  Passkeys: 'Passkeys',
  'Sign in with your fingerprint, your face or the PIN of your device: no password, no code.':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an: ohne Passwort, ohne Code.',
  Remove: 'Entfernen',
  'Waiting for your device': 'Wir warten auf Ihr Gerät',
  'Add a passkey': 'Passkey hinzufügen',
  'This browser does not know passkeys. A newer one does.':
    'Dieser Browser unterstützt keine Passkeys. Ein neuerer schon.',
  'Remove {name}?': '{name} entfernen?',
  'It does not open your account any more. Delete it on your device too, where it would go on being offered.':
    'Er öffnet Ihr Konto dann nicht mehr. Löschen Sie ihn auch auf Ihrem Gerät, wo er sonst weiter angeboten wird.',
  'Enter the email address of your account and we’ll send you a link to set a new password.':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein, und wir senden Ihnen einen Link für ein neues Passwort.',
  'Back to sign in': 'Zurück zur Anmeldung',
  'Your password is set': 'Ihr Passwort ist festgelegt',
  'Welcome. Sign in with your new password.': 'Willkommen. Melden Sie sich mit Ihrem neuen Passwort an.',
  'We’ve signed you out on every device. Sign in with your new password.':
    'Alle Geräte wurden abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  'This link is incomplete': 'Dieser Link ist unvollständig',
  'Open it again from the email, or ask for a new one.':
    'Öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  'Ask for a new link': 'Neuen Link anfordern',
  'Choose a password': 'Passwort wählen',
  'Set a new password': 'Neues Passwort festlegen',
  'You sign in with it and your email address.': 'Sie melden sich damit und mit Ihrer E-Mail-Adresse an.',
  'You will be signed out everywhere.': 'Sie werden überall abgemeldet.',
  'You need two-factor sign-in': 'Sie brauchen die Zwei-Faktor-Anmeldung',
  Continue: 'Weiter',
  'That’s all we needed.': 'Mehr brauchen wir nicht.',
  'Your image': 'Ihr Bild',
  'A square image looks best. We remove location and camera details from it.':
    'Ein quadratisches Bild sieht am besten aus. Angaben zu Ort und Kamera entfernen wir daraus.',
  'PNG, JPEG, WebP, AVIF or GIF, up to {size}': 'PNG, JPEG, WebP, AVIF oder GIF, bis {size}',
  'Add image': 'Bild hinzufügen',
  'Replace image': 'Bild ersetzen',
  'Remove image': 'Bild entfernen',
  'Uploading your image': 'Ihr Bild wird hochgeladen',
  'Image saved': 'Bild gespeichert',
  'Image removed': 'Bild entfernt',
};
export default de;
