export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { orderStages, StatusPill, type OrderStage, type StatusPillProps } from './badge/status-pill.tsx';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export type { ButtonSize, ButtonVariant } from './button/button-css.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { CaptchaStatus, type CaptchaStatusProps } from './captcha/captcha-status.tsx';
export type {
  CaptchaAction,
  CaptchaChallenge,
  CaptchaTokens,
  LoadCaptcha,
  RecaptchaChallenge,
  WorkChallenge,
} from './captcha/captcha-types.ts';
export {
  useCaptcha,
  type Captcha,
  type CaptchaAttempt,
  type CaptchaOptions,
  type CaptchaState,
} from './captcha/use-captcha.ts';
export { Card, type CardProps } from './card/card.tsx';
export { AreaChart } from './chart/area-chart.tsx';
export { BarChart } from './chart/bar-chart.tsx';
export type { ChartProps, ChartSeries } from './chart/chart-frame.tsx';
export { DonutChart, type DonutChartProps } from './chart/donut-chart.tsx';
export type { DonutPart } from './chart/donut-parts.ts';
export { FunnelChart, type FunnelChartProps, type FunnelStep } from './chart/funnel-chart.tsx';
export { LineChart } from './chart/line-chart.tsx';
export { Sparkline, type SparklineProps } from './chart/sparkline.tsx';
export {
  ColourField,
  type ColourFieldProps,
  type ContrastWith,
  type Swatch,
} from './colour/colour-field.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/combobox.tsx';
export { Confetti, confettiParticles, type ConfettiProps } from './confetti/confetti.tsx';
export type { FullCrop, ImageCrop } from './crop/crop-math.ts';
export { FocalPointField, type FocalPoint, type FocalPointFieldProps } from './crop/focal-point.tsx';
export { ImageCropper, type CropRatio, type ImageCropperProps } from './crop/image-cropper.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { FormDialog, type FormDialogProps } from './dialog/form-dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { Checkbox, Switch, type CheckboxProps } from './field/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './field/code-field.tsx';
export { DateField, type DateFieldProps } from './field/date-field.tsx';
export { DateRangeField, type DateRange, type DateRangeFieldProps } from './field/date-range-field.tsx';
export { Field, type FieldControl, type FieldLook, type FieldProps } from './field/field.tsx';
export { NumberField, type NumberFieldProps } from './field/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './field/radio-group.tsx';
export { RuleField, type RuleFieldProps, type TextRule } from './field/rule-field.tsx';
export { ruleInputs, type RuleInput } from './field/rule-inputs.ts';
export { SearchField, type SearchFieldProps } from './field/search-field.tsx';
export { Select, type Option, type OptionGroup, type SelectProps } from './field/select.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { EditGrid, type EditGridProps } from './edit-grid/edit-grid.tsx';
export type { CellChange, CellValue, EditGridColumn } from './edit-grid/grid-text.ts';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx';
export type { FileItem, FileStatus } from './file-drop/file-item.ts';
export { formatBytes, type FileRules, type RejectedFile } from './file-drop/file-rules.ts';
export { useUploads, type UploadOptions, type Uploads, type UploadSteps } from './file-drop/use-uploads.ts';
export { FlowDiagram, Stepper, type FlowDiagramProps, type StepperProps } from './flow/flow-diagram.tsx';
export { orderFlowSteps, type FlowChoice, type FlowStep, type StepState } from './flow/flow-steps.ts';
export type { ServerError, SubmitFault } from './form/form-state.ts';
export { FormStack, type FormStackProps } from './form/form-stack.tsx';
export {
  useForm,
  type BooleanKey,
  type CheckBinding,
  type FieldBinding,
  type Form,
  type FormOptions,
} from './form/use-form.ts';
export { useFaultFocus } from './form/use-fault-focus.ts';
export { agoText, counted, countryName, countText, moneyText, timeText } from './format/format.ts';
export {
  AccountMenu,
  appearances,
  type Account,
  type AccountMenuProps,
  type Appearance,
} from './frame/account-menu.tsx';
export { Brand, type BrandProps } from './frame/brand.tsx';
export { EntryPage, type EntryPageProps } from './frame/entry-page.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './frame/forgot-password-form.tsx';
export { Frame, type FrameProps } from './frame/frame.tsx';
export {
  NewPasswordForm,
  type NewPasswordFormProps,
  type NewPasswordValues,
} from './frame/new-password-form.tsx';
export { NotFound, type WayOn } from './frame/not-found.tsx';
export { SignInForm, type SignInFormProps } from './frame/sign-in-form.tsx';
export type { RecoveryValues, SignInValues, TextCodeOutcome, TextCodeValues } from './frame/sign-in-types.ts';
export { PageHead, type PageHeadProps } from './frame/page-head.tsx';
export { Starting, type StartingProps } from './frame/starting.tsx';
export { useDocumentTitle } from './frame/use-document-title.ts';
export { Grid, Inline, Stack, type GridProps, type InlineProps, type StackProps } from './layout/layout.tsx';
export type { Space } from './layout/space.ts';
export { Link, LinkProvider, type LinkProps, type LinkProviderProps } from './link/link.tsx';
export {
  Menu,
  type MenuAction,
  type MenuChoices,
  type MenuItem,
  type MenuLink,
  type MenuProps,
  type MenuSeparator,
} from './menu/menu.tsx';
export { Money, type MoneyProps } from './money/money.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export {
  PaymentDialog,
  paymentMethodName,
  type PaymentDialogProps,
  type PaymentWish,
} from './order-money/payment-dialog.tsx';
export { refundState, type RefundableOrder, type RefundWish } from './order-money/refund-amount.ts';
export { RefundDialog, type RefundDialogProps } from './order-money/refund-dialog.tsx';
export {
  ReturnedLines,
  returnedLineName,
  type ReturnedLine,
  type ReturnedLinesProps,
} from './order-money/returned-lines.tsx';
export { OrderPill, type OrderPillProps } from './order-money/order-pill.tsx';
export { OrderTotal, type OrderTotalProps } from './order-money/order-total.tsx';
export { RefundList, type ListedRefund, type RefundListProps } from './order-money/refund-list.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PersonalDataCards } from './personal-data/personal-data-cards.tsx';
export type {
  PersonalDataCalls,
  PersonalDataCardsProps,
  PersonalDataFacts,
} from './personal-data/personal-data-calls.ts';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { PasskeySignIn, type PasskeySignInProps } from './passkey/passkey-sign-in.tsx';
export {
  PasskeysCard,
  type Passkey,
  type PasskeyCalls,
  type PasskeysCardProps,
} from './passkey/passkeys-card.tsx';
export type { MadePasskey, PasskeyToMake, PasskeyToUse, UsedPasskey } from './passkey/browser-passkey.ts';
export { SecurityCards, type SecurityCardsProps } from './security/security-cards.tsx';
export type {
  CallOutcome,
  OpenSession,
  ProofCalls,
  ProofValues,
  SecurityCalls,
  SecurityFacts,
  SecurityFaults,
  TrustedDevice,
  TwoFactorSetUp,
} from './security/security-calls.ts';
export { agentText, isPhone, type Agent } from './security/agent-text.ts';
export { EntryList, type Entry } from './security/entry-list.tsx';
export {
  useConfirmation,
  type Confirmation,
  type ConfirmationOptions,
} from './security/use-confirmation.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './skeleton/skeleton.tsx';
export { SnackbarProvider, useSnackbar, type SnackbarProviderProps } from './snackbar/snackbar-provider.tsx';
export { snackbarLimits, type SnackbarMessage } from './snackbar/snackbar-queue.ts';
export { createSnackbarStore, type SnackbarStore } from './snackbar/snackbar-store.ts';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { TypingDots, type TypingDotsProps } from './spinner/typing-dots.tsx';
export { Illustration, type IllustrationName } from './state/illustration.tsx';
export {
  EmptyState,
  ErrorState,
  LoadingState,
  type EmptyStateProps,
  type ErrorStateProps,
  type LoadingStateProps,
} from './state/states.tsx';
export { Table, type TableColumn, type TableProps, type TableSelection } from './table/table.tsx';
export type { SortState, SortValue } from './table/table-state.ts';
export { useTableView, type TableView, type TableViewOptions } from './table/use-table-view.ts';
export { activeTab, Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';
export type { SecurityText } from './security/security-texts.ts';
export { fillText, UiTextProvider, useMessageText, useUiText } from './text/ui-text.tsx';
export type { TextValues, TranslateText, UiTextProviderProps } from './text/ui-text.tsx';
export type { UiText } from './text/ui-texts.ts';
export { OrderSignals, type SignalFacts } from './order-signals/order-signals.tsx';
