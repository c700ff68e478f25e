import type { germanTeamMails } from './german-teams.ts';

/** Texts of the emails to stores and their teams, by their English, in French. */
export const frenchTeamMails: Readonly<Record<keyof typeof germanTeamMails, string>> = {
  'Message from {name}': 'Message de {name}',
  'A message from {name}': 'Un message de {name}',
  '{name} ({email}) wrote': '{name} ({email}) a écrit',
  '{name} wrote': '{name} a écrit',
  'Sent with the contact form of {store}. Reply to this email and your reply goes to {email}.':
    'Envoyé par le formulaire de contact de {store}. Répondez à cet e-mail, et votre réponse ira à {email}.',
  '{name} asks for quote {number}': '{name} demande le devis {number}',
  '{name} asks for a quote': '{name} demande un devis',
  Who: 'Qui',
  'It is in the queue as order {number}. Reply to this email and your reply goes to {email}.':
    'Il est dans la file sous la commande {number}. Répondez à cet e-mail, et votre réponse ira à {email}.',
  '{text} (quote {number})': '{text} (devis {number})',
  '{name} accepts the price': '{name} accepte le prix',
  '{name} accepts the price and asks for credit terms':
    '{name} accepte le prix et demande un délai de paiement',
  '{name} approves the mock-up': '{name} valide la maquette',
  '{name} confirms the order': '{name} confirme la commande',
  '{name} asks for changes': '{name} demande des modifications',
  'Purchase order {number}': 'Bon de commande {number}',
  'Quote {number} goes on.': 'Le devis {number} avance.',
  'Order {number} in the queue.': 'Commande {number} dans la file.',
  '{by} invites you to the team of {store}': '{by} vous invite dans l’équipe de {store}',
  'Help to run {store}.': 'Aidez à gérer {store}.',
  'Join the team of {store}': 'Rejoignez l’équipe de {store}',
  '{by} would like you to help run {store} on {platform}. Open the link to create your account, or to sign in with the one you have.':
    '{by} souhaite que vous aidiez à gérer {store} sur {platform}. Ouvrez le lien pour créer votre compte ou vous connecter avec celui que vous avez.',
  'Join the team': 'Rejoindre l’équipe',
  'The link works once and for {days} days. If you do not know {by}, you can ignore this email.':
    'Le lien est valable une seule fois et pendant {days} jours. Si vous ne connaissez pas {by}, vous pouvez ignorer cet e-mail.',
  '{by} asks for “{permission}” in {store}': '{by} demande « {permission} » dans {store}',
  '{by} asks for “{permission}”': '{by} demande « {permission} »',
  'The reason: {reason}': 'La raison : {reason}',
  'Grant or refuse it': 'Accorder ou refuser',
  'You may use “{permission}” in {store} now':
    'Vous pouvez maintenant utiliser « {permission} » dans {store}',
  'Your request for “{permission}” in {store} was refused':
    'Votre demande de « {permission} » dans {store} a été refusée',
  'It is open to you now.': 'Vous y avez maintenant accès.',
  'Nothing has changed for you.': 'Rien n’a changé pour vous.',
  'It is open to you now': 'Vous y avez maintenant accès',
  'Not this time': 'Pas cette fois',
  'An owner of {store} has granted you the permission “{permission}”.':
    'Un propriétaire de {store} vous a accordé l’autorisation « {permission} ».',
  'An owner of {store} has refused the permission “{permission}”. Talk to them if you need it for your work.':
    'Un propriétaire de {store} a refusé l’autorisation « {permission} ». Parlez-lui-en si vous en avez besoin pour votre travail.',
  'Open the dashboard': 'Ouvrir le tableau de bord',
  'New order {number} at {store}': 'Nouvelle commande {number} chez {store}',
  'Return {number} at {store}': 'Retour {number} chez {store}',
  '{name} asks for a refund': '{name} demande un remboursement',
  '{name} asks for an exchange': '{name} demande un échange',
  Items: 'Articles',
  'Open the order': 'Ouvrir la commande',
  'The team of your store chose this address. Change it in the dashboard, Settings, Team emails.':
    'L’équipe de votre boutique a choisi cette adresse. Vous pouvez la changer dans le tableau de bord, « Settings », « Team emails ».',
  'Stock is low at {store}': 'Stock faible chez {store}',
  'The stock of these variants has fallen to your threshold.':
    'Le stock de ces variantes a atteint votre seuil.',
  'Units left': 'Quantité restante',
  'And {count} more': 'Et {count} autres',
  'Open stock': 'Ouvrir le stock',
  'We email you about a variant once, and again only after its stock has risen. You can change the threshold, or turn these emails off, on the page of stock.':
    'Nous vous écrivons une fois par variante, puis seulement après une remontée de son stock. Vous pouvez modifier le seuil ou désactiver ces e-mails sur la page « Stock ».',
  '{store} is under review': '{store} est en cours d’examen',
  'Visitors cannot see the shop until the review is over.':
    'Les visiteurs ne voient pas la boutique tant que l’examen n’est pas terminé.',
  '{platform} has put your store under review. Until that is over, visitors see a page that says so, and cannot order.':
    '{platform} examine votre boutique. Jusqu’à la fin, les visiteurs voient une page qui le dit et ne peuvent pas commander.',
  'Your dashboard works as before, and your team can look at the shop from there. Orders that were paid are made and sent. Fix what the reason names, then reply to this email. We will check again and email you as soon as the shop is open.':
    'Votre tableau de bord fonctionne comme avant, et votre équipe peut y voir la boutique. Les commandes payées sont fabriquées et envoyées. Corrigez ce que la raison indique, puis répondez à cet e-mail : nous regardons de nouveau et vous prévenons dès que la boutique est ouverte.',
  'The review of {store} is over': 'L’examen de {store} est terminé',
  'Visitors see the shop again.': 'Les visiteurs voient de nouveau la boutique.',
  '{platform} has lifted the review of your store. The shop is as open as you have set it.':
    '{platform} a terminé l’examen de votre boutique. Elle est aussi ouverte que vous l’avez réglée.',
  'We noted: {reason}': 'Notre remarque : {reason}',
};
