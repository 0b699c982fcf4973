export { AppShell, type AppShellProps } from './components/app-shell/app-shell.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export * as CheckboxGroup from './components/checkbox-group/checkbox-group.tsx';
export * as Checklist from './components/checklist/checklist.tsx';
export { ConsentBox, type ConsentBoxProps } from './components/consent-box/consent-box.tsx';
export { DateInput, type DateInputProps } from './components/date-input/date-input.tsx';
export { emptyDate, isoFromParts, partsFromIso, type DateParts } from './components/date-input/date-parts.ts';
export { ErrorSummary, type ErrorSummaryProps, type FormError } from './components/error-summary/error-summary.tsx';
export { Fieldset, type FieldsetProps } from './components/fieldset/fieldset.tsx';
export { FileRow, type FileRowProps, type FileState } from './components/file-row/file-row.tsx';
export { FormRow } from './components/form-row/form-row.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { MoneyInput, type MoneyInputProps } from './components/money-input/money-input.tsx';
export {
  PasswordHints,
  type PasswordHintsProps,
  type PasswordHintsWords,
} from './components/password-hints/password-hints.tsx';
export { PhoneInput } from './components/phone-input/phone-input.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export * as RadioGroup from './components/radio-group/radio-group.tsx';
export {
  ReviewDecision,
  type ReviewDecisionProps,
  type ReviewWords,
} from './components/review-decision/review-decision.tsx';
export * as SegmentedControl from './components/segmented-control/segmented-control.tsx';
export {
  SignatureBlock,
  type SignatureBlockProps,
  type SignatureWords,
} from './components/signature-block/signature-block.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { TopBar, type TopBarProps } from './components/app-shell/top-bar.tsx';
export { AudienceLine, type AudienceLineProps } from './components/audience-line/audience-line.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { BrandMark, type BrandMarkProps } from './components/brand-mark/brand-mark.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { ChannelItem, type ChannelItemProps } from './components/channel-item/channel-item.tsx';
export { ChatBubble, type ChatBubbleProps } from './components/chat-message/chat-bubble.tsx';
export { ChatComposer, type ChatComposerProps } from './components/chat-composer/chat-composer.tsx';
export { ChatDay, ChatLog, type ChatLogProps } from './components/chat-log/chat-log.tsx';
export { ChatMessage, type ChatMessageProps } from './components/chat-message/chat-message.tsx';
export { Columns, Row, Stack, WideOnly, type RowProps, type StackProps } from './components/layout/layout.tsx';
export { CountBadge, type CountBadgeProps } from './components/count-badge/count-badge.tsx';
export * as Dialog from './components/dialog/dialog.tsx';
export * as Drawer from './components/drawer/drawer.tsx';
export * as DropdownMenu from './components/dropdown-menu/dropdown-menu.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { FocusLayout, type FocusLayoutProps } from './components/focus-layout/focus-layout.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './components/text/text.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Input } from './components/input/input.tsx';
export { LandingThreads, type LandingThreadsProps } from './components/landing-threads/landing-threads.tsx';
export { List, type ListRowProps } from './components/list/list.tsx';
export { MiniPath, type MiniPathProps } from './components/mini-path/mini-path.tsx';
export { NextSteps, type NextStepsProps } from './components/next-steps/next-steps.tsx';
export { Notice, type NoticeProps } from './components/notice/notice.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { PasswordInput, type PasswordInputProps } from './components/password-input/password-input.tsx';
export { QuickExit, type QuickExitProps } from './components/quick-exit/quick-exit.tsx';
export { Select } from './components/select/select.tsx';
export { SideMenu, type SideMenuItemProps, type SideMenuProps } from './components/side-menu/side-menu.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SkipLink } from './components/skip-link/skip-link.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { SplitLayout, type SplitLayoutProps } from './components/split-layout/split-layout.tsx';
export { StepPath, type PathStep, type StepPathProps } from './components/step-path/step-path.tsx';
export { Table, type TableProps } from './components/table/table.tsx';
export { Textarea, type TextareaProps } from './components/textarea/textarea.tsx';
export { Threads, type ThreadsProps } from './components/threads/threads.tsx';
export { Tile, Tiles, type TileProps } from './components/tile/tile.tsx';
export { UserChip, type UserChipProps } from './components/user-chip/user-chip.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { Well, type WellProps } from './components/well/well.tsx';
