/** Texts of the parts of forms that dashboard and atlas share. */
const en = {
  columns: 'Columns',
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  unsavedChanges: 'Unsaved changes',
  discard: 'Discard',
  saving: 'Saving',
  save: 'Save',
  changesAreLost: 'You have unsaved changes on this page. If you leave, you’ll lose them.',
  noPermissionsYet: 'No permissions yet',
  everythingMemberCanDo: 'Everything a member can do',
  owner: 'Owner',
  memberWith: 'Member: {permissions}',
  delete: 'Delete',
  deleteQuestion: 'Delete {name}?',
} as const;

export default en;
