import type { AccountText } from '@omnis/account';
import type { SecurityText } from '@omnis/ui';

/** Texts of the pages about signing in, security and personal data, in French. */
const fr: Readonly<Record<SecurityText | AccountText, string>> = {
  '{browser} on {system}': '{browser} sur {system}',
  'Unknown browser': 'Navigateur inconnu',
  'You have used all of your recovery codes. Make new ones, so that a lost phone does not lock you out.':
    'Vous avez utilisé tous vos codes de récupération. Créez-en de nouveaux pour ne pas perdre l’accès avec votre téléphone.',
  'You have 1 recovery code left.': 'Il vous reste 1 code de récupération.',
  'You have {count} recovery codes left.': 'Il vous reste {count} codes de récupération.',
  'Six digits from the text message or your authenticator app.':
    'Six chiffres, reçus par SMS ou affichés par votre application d’authentification.',
  'Confirm that it is you': 'Confirmez que c’est bien vous',
  'We ask for your password before changes to how your account is kept.':
    'Nous demandons votre mot de passe avant toute modification de la sécurité de votre compte.',
  Confirm: 'Confirmer',
  'Trusted devices': 'Appareils de confiance',
  'They sign in with your password alone for 30 days.':
    'Pendant 30 jours, votre mot de passe suffit pour s’y connecter.',
  'Used {ago} · trusted until {time}': 'Dernière utilisation : {ago} · de confiance jusqu’au {time}',
  Forget: 'Oublier',
  'Turn on': 'Activer',
  'I have kept them': 'Je les ai conservés',
  'New recovery codes': 'Nouveaux codes de récupération',
  'Your new recovery codes': 'Vos nouveaux codes de récupération',
  'Those you had before do not work any more.': 'Les précédents ne fonctionnent plus.',
  On: 'Activé',
  Off: 'Désactivé',
  'All other devices are signed out when you change it.':
    'Tous les autres appareils sont déconnectés lorsque vous le changez.',
  'Recovery codes of {email}': 'Codes de récupération de {email}',
  'Made on {day} for {host}': 'Créés le {day} pour {host}',
  'Each signs you in once when you do not have your authenticator app.':
    'Chacun vous permet de vous connecter une fois sans votre application d’authentification.',
  'Keep them where nobody else finds them.': 'Conservez-les en lieu sûr.',
  'Keep these codes now': 'Conservez ces codes maintenant',
  'They are shown this once. Each signs you in one time when you do not have your phone.':
    'Ils ne s’affichent qu’une seule fois. Chacun vous permet de vous connecter une fois sans votre téléphone.',
  'Recovery codes': 'Codes de récupération',
  'Recovery codes copied': 'Codes de récupération copiés',
  Copy: 'Copier',
  'recovery-codes.txt': 'codes-de-recuperation.txt',
  Download: 'Télécharger',
  'Your password is changed': 'Votre mot de passe est modifié',
  'Where you are signed in': 'Vos connexions en cours',
  'Do not know one of these? Sign it out and change your password.':
    'L’une d’elles vous est inconnue ? Déconnectez-la et changez votre mot de passe.',
  'Sign out everywhere else': 'Se déconnecter partout ailleurs',
  'This device': 'Cet appareil',
  'active now': 'actif maintenant',
  'Sign out': 'Déconnecter',
  'Sign out everywhere else?': 'Se déconnecter partout ailleurs ?',
  'Every other browser has to sign in again, and no device is trusted any more. You stay signed in here.':
    'Tous les autres navigateurs devront se reconnecter et plus aucun appareil ne sera de confiance. Vous restez connecté ici.',
  'QR code for your authenticator app': 'Code QR pour votre application d’authentification',
  'Cannot scan it? Type this key into the app instead:':
    'Impossible de le scanner ? Saisissez cette clé dans l’application :',
  'Key copied': 'Clé copiée',
  'Copy the key': 'Copier la clé',
  'Set up your authenticator app': 'Configurer votre application d’authentification',
  'Scan the code with an app such as 1Password, Google Authenticator or Aegis, then type what it shows.':
    'Scannez le code avec une application comme 1Password, Google Authenticator ou Aegis, puis saisissez ce qu’elle affiche.',
  'Two-factor sign-in is on': 'La double authentification est activée',
  'From now on, signing in takes a code of your app. All other devices were signed out.':
    'Désormais, la connexion demande un code de votre application. Tous les autres appareils ont été déconnectés.',
  'Six digits that the app shows now.': 'Les six chiffres affichés par l’application.',
  'Codes come to your mobile number from now on':
    'Les codes seront désormais envoyés à votre numéro de portable',
  'Two-factor sign-in by text message': 'Double authentification par SMS',
  'A code that we text to your mobile number. Handy where the authenticator app is not at hand; the app is safer.':
    'Un code que nous envoyons par SMS sur votre portable. Pratique si vous n’avez pas l’application sous la main ; l’application est plus sûre.',
  'Codes go to the number that ends in {digits}.':
    'Les codes sont envoyés au numéro se terminant par {digits}.',
  'Mobile number': 'Numéro de portable',
  'With its country code, such as +44 7700 900123.':
    'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  'Change the number': 'Changer de numéro',
  'Turn off codes by text message?': 'Désactiver les codes par SMS ?',
  'Signing in takes a code of your authenticator app then.':
    'La connexion demandera alors un code de votre application d’authentification.',
  'Codes by text message are off': 'Les codes par SMS sont désactivés',
  'Enter the code': 'Saisissez le code',
  'We have texted it to {mobile}.': 'Nous l’avons envoyé par SMS au {mobile}.',
  'Your number is proved': 'Votre numéro est vérifié',
  'From now on, signing in takes a second factor. All other devices were signed out.':
    'Désormais, la connexion demande un second facteur. Tous les autres appareils ont été déconnectés.',
  'Six digits from the text message. It works for 10 minutes.':
    'Six chiffres reçus par SMS. Le code est valable 10 minutes.',
  'Turn off': 'Désactiver',
  'Your password alone will open your account. Your recovery codes stop working, and all other devices are signed out.':
    'Votre mot de passe suffira pour accéder à votre compte. Vos codes de récupération ne fonctionneront plus et tous les autres appareils seront déconnectés.',
  '{remaining} All other devices are signed out.':
    '{remaining} Tous les autres appareils seront déconnectés.',
  'Two-factor sign-in by app': 'Double authentification par application',
  'A code from an app on your phone, besides your password. Who learns the password still stays outside.':
    'Un code généré par une application de votre téléphone, en plus de votre mot de passe. Le mot de passe seul ne suffit plus.',
  'Change the app': 'Changer d’application',
  'Turn off two-factor sign-in by app?': 'Désactiver la double authentification par application ?',
  'Signing in takes a code by text message then.': 'La connexion demandera alors un code par SMS.',
  'Two-factor sign-in by app is off': 'La double authentification par application est désactivée',
  'This browser does not let us copy. Select the text instead.':
    'Ce navigateur n’autorise pas la copie. Sélectionnez plutôt le texte.',
  'Everything we keep about you, in one file.':
    'Tout ce que nous conservons à votre sujet, dans un seul fichier.',
  'It takes a minute. A mail tells you when it is ready.':
    'Cela prend une minute. Dès que votre copie sera prête, vous recevrez un e-mail.',
  'We are putting your data together.': 'Nous rassemblons vos données.',
  'A mail tells you when it is ready; you can leave this page.':
    'Dès que votre copie sera prête, vous recevrez un e-mail ; vous pouvez quitter cette page.',
  'Your copy is ready.': 'Votre copie est prête.',
  'JSON, {size}. You can download it until {day}.':
    'JSON, {size}. Vous pouvez la télécharger jusqu’au {day}.',
  'A copy of your data': 'Une copie de vos données',
  'Preparing your copy': 'Préparation de votre copie',
  'Make a new one': 'En créer une autre',
  'Prepare my copy': 'Préparer ma copie',
  'You have {days} days to change your mind.': 'Vous avez {days} jours pour changer d’avis.',
  'This cannot be undone.': 'Cette action est irréversible.',
  'Delete your account': 'Supprimer votre compte',
  'Takes away {what}. {stays}': 'Seront supprimés : {what}. {stays}',
  Deleting: 'Suppression',
  'Delete my account': 'Supprimer mon compte',
  'Your account will be deleted on {day}': 'Votre compte sera supprimé le {day}',
  'Keep my account': 'Conserver mon compte',
  'Until then nothing changes. An order that is on its way then is waited for.':
    'Jusque-là, rien ne change. Si une commande est alors en cours, nous attendons qu’elle arrive.',
  'Delete your account?': 'Supprimer votre compte ?',
  'This takes away {what}. {when}': 'Seront supprimés : {what}. {when}',
  'Keep it': 'Le conserver',
  'Added {ago}, not used yet': 'Ajoutée : {ago}, pas encore utilisée',
  'Used {ago}': 'Dernière utilisation : {ago}',
  'also on your other devices': 'aussi sur vos autres appareils',
  'No passkey was made': 'Aucune clé d’accès n’a été créée',
  'This device has a passkey of your account already':
    'Cet appareil possède déjà une clé d’accès de votre compte',
  'This device could not make a passkey': 'Cet appareil n’a pas pu créer de clé d’accès',
  Passkeys: 'Clés d’accès',
  'Sign in with your fingerprint, your face or the PIN of your device: no password, no code.':
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil : ni mot de passe, ni code.',
  Remove: 'Supprimer',
  'Waiting for your device': 'En attente de votre appareil',
  'Add a passkey': 'Ajouter une clé d’accès',
  'This browser does not know passkeys. A newer one does.':
    'Ce navigateur ne prend pas en charge les clés d’accès. Une version plus récente, si.',
  'Remove {name}?': 'Supprimer {name} ?',
  'It does not open your account any more. Delete it on your device too, where it would go on being offered.':
    'Elle n’ouvrira plus votre compte. Supprimez-la aussi de votre appareil, qui continuerait à la proposer.',
  'Enter the email address of your account and we’ll send you a link to set a new password.':
    'Saisissez l’adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'Back to sign in': 'Retour à la connexion',
  'Your password is set': 'Votre mot de passe est enregistré',
  'Welcome. Sign in with your new password.': 'Bienvenue. Connectez-vous avec votre nouveau mot de passe.',
  'We’ve signed you out on every device. Sign in with your new password.':
    'Tous les appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.',
  'This link is incomplete': 'Ce lien est incomplet',
  'Open it again from the email, or ask for a new one.':
    'Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un autre.',
  'Ask for a new link': 'Demander un nouveau lien',
  'Choose a password': 'Choisissez un mot de passe',
  'Set a new password': 'Choisir un nouveau mot de passe',
  'You sign in with it and your email address.': 'Il vous sert à vous connecter, avec votre adresse e-mail.',
  'You will be signed out everywhere.': 'Vous serez déconnecté partout.',
  'You need two-factor sign-in': 'La double authentification est nécessaire',
  Continue: 'Continuer',
  'That’s all we needed.': 'C’est tout ce qu’il nous fallait.',
  'Your image': 'Votre image',
  'A square image looks best. We remove location and camera details from it.':
    'Une image carrée rend le mieux. Nous en retirons le lieu et les données de l’appareil photo.',
  'PNG, JPEG, WebP, AVIF or GIF, up to {size}': 'PNG, JPEG, WebP, AVIF ou GIF, {size} au maximum',
  'Add image': 'Ajouter une image',
  'Replace image': 'Remplacer l’image',
  'Remove image': 'Supprimer l’image',
  'Uploading your image': 'Envoi de votre image en cours',
  'Image saved': 'Image enregistrée',
  'Image removed': 'Image supprimée',
};
export default fr;
