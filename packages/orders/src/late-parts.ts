/** The switch for messages of the browser, fetched when it is shown. */
export const loadPushSwitch = () => import('./push/push-switch.tsx');
/** The popup in which a worn product is sent back for recycling. */
export const loadRemillPopup = () => import('./remill/remill-popup.tsx');
/** The dialog in which an item is returned. */
export const loadReturnItemDialog = () => import('./after-sale/return-item-dialog.tsx');
