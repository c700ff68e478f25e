/** Texts of the parts of forms that dashboard and atlas share. */
const en = {
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  unsavedChanges: 'Unsaved changes',
  discard: 'Discard',
  saving: 'Saving',
  save: 'Save',
  changesAreLost: 'You have unsaved changes on this page. If you leave, you’ll lose them.',
  picture: 'Image',
  pictureHelp: 'A square image looks best. We remove location and camera details from it.',
  pictureFormats: 'PNG, JPEG, WebP, AVIF or GIF, up to {size}',
  addPicture: 'Add image',
  replacePicture: 'Replace image',
  removePicture: 'Remove image',
  sendingPicture: 'Uploading your image',
  pictureSaved: 'Image saved',
  pictureRemoved: 'Image removed',
  noPermissionsYet: 'No permissions yet',
  everythingMemberCanDo: 'Everything a member can do',
  owner: 'Owner',
  memberWith: 'Member: {permissions}',
} as const;

export default en;
