export { BulkFrame } from './bulk/bulk-frame.tsx';
export { selectByKey } from './bulk/select-by-key.ts';
export { useRowSelection, type RowSelection } from './bulk/use-row-selection.ts';
export { DraftEditor, useDraftTitle } from './orders/draft-editor.tsx';
export { newDraft, withCustomer, type DraftAddress, type DraftValues } from './orders/draft-values.ts';
export { AddressFields } from './orders/address-fields.tsx';
export { EditContact } from './orders/edit-contact.tsx';
export { EditLines } from './orders/edit-lines.tsx';
export { OrderDeskContext, useOrderDesk, type OrderDesk, type Outcome } from './orders/order-desk.tsx';
export { OwedNotice } from './orders/owed-notice.tsx';
export { VariantField } from './orders/variant-field.tsx';
export {
  ColumnChoice,
  useColumnChoice,
  type ChoosableColumns,
  type ColumnChoiceProps,
} from './parts/column-choice.tsx';
export { readStored, writeStored } from './parts/stored-text.ts';
export { LeaveGuard, type LeaveGuardProps } from './parts/leave-guard.tsx';
export { SaveBar, type SaveBarProps } from './parts/save-bar.tsx';
export { useShortcuts, type Shortcuts } from './parts/shortcuts.ts';
export { ShortcutDialog, type ShortcutDialogProps, type ShortcutGroup } from './parts/shortcut-dialog.tsx';
export { Thumb, type ThumbProps } from './parts/thumb.tsx';
export { usePermissionsInWords, useTeamRoleText, type TeamMember } from './parts/team-role.ts';
export {
  rowAt,
  useRowMoves,
  type HandleProps,
  type RowMoves,
  type RowMovesOptions,
} from './parts/use-row-moves.ts';
export { FacePreview, type FacePreviewProps } from './face/face-preview.tsx';
export {
  FooterColumns,
  type FooterColumn,
  type FooterColumnsProps,
  type FooterLink,
} from './face/footer-columns.tsx';
export { LinkField, type LinkChoice, type LinkFieldProps } from './face/link-field.tsx';
export { MenuEditor, type MenuEditorProps } from './face/menu-editor.tsx';
export { menuOf, treeOf, type MenuNode } from './face/menu-tree.ts';
export { ThemeColourField, type ThemeColourFieldProps } from './face/theme-colour-field.tsx';
export { CancelAction } from './work/cancel-action.tsx';
export { FulfilmentCard, type FulfilmentCardProps } from './work/fulfilment-card.tsx';
export { HistoryCard } from './work/history-card.tsx';
export { MailsCard } from './work/mails-card.tsx';
export {
  OrderWorkContext,
  type MissingRight,
  type OrderWork,
  type ParcelAt,
  type WorkAt,
  type WorkRight,
} from './work/order-work.ts';
export { mostSlips, packingSlipPath, packingSlipsPath } from './work/packing-slip-paths.ts';
export { TagsCard } from './work/tags-card.tsx';
export { CustomerCards, type CustomerCardsProps } from './customers/customer-cards.tsx';
export { customerName } from './customers/customer-name.ts';
export { CustomerDeletion, type CustomerDeletionProps } from './customers/customer-deletion.tsx';
export { customerBody, customerChanges, type CustomerForm } from './customers/customer-values.ts';
export { useCustomerForm, type CustomerFormCalls } from './customers/use-customer-form.ts';
export { DeletionCard, type DeletionCardProps } from './parts/deletion-card.tsx';
export { useLeadText } from './customers/lead-text.ts';
export { MergeCard, type MergeCardProps, type MergeRequest } from './customers/merge-card.tsx';
export { useRecordForm, type RecordForm, type RecordFormOptions } from './parts/use-record-form.ts';
