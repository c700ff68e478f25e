/** Texts of access. */
const en = {
  anOwnerOf: 'an owner of {name}',
  youNeedForThis: 'You need “{title}” for this',
  thisIsNotOpenToYou: 'You don’t have access to this page',
  permissionDoNotHaveYet:
    'You don’t have this permission in {name} yet. It lets people {grants} Ask {whom} for it.',
  mayNotOpenPageAsk: 'You don’t have permission to open this page in {name}. Ask {whom} about it.',
  sendTheRequest: 'Send request',
  toTheDashboard: 'Go to the dashboard',
  pageTitle: 'No access',
  askFor: 'Ask for “{title}”',
  doNotHavePermissionYet: 'You don’t have this permission yet. With it, you can: {grants}',
  cancel: 'Cancel',
  willDecide: '{name} will decide.',
  haveAskedAlreadyIfAsk:
    'You’ve already asked for this. {decision} If you ask again, your new reason replaces the first.',
  whatDoYouNeedItFor: 'What do you need it for?',
  willReadThis: '{name} will read this.',
} as const;

export default en;
