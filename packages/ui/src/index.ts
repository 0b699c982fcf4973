export { AppShell, type AppShellProps } from './components/app-shell/app-shell.tsx';
export { TopBar, type TopBarProps } from './components/app-shell/top-bar.tsx';
export { Announcer, type AnnouncerProps } from './components/announcer/announcer.tsx';
export * as AssistPanel from './components/assist-panel/assist-panel.tsx';
export { AssistantMessage, type AssistantMessageProps } from './components/assistant-message/assistant-message.tsx';
export { AudienceLine, type AudienceLineProps } from './components/audience-line/audience-line.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { BrandMark, type BrandMarkProps } from './components/brand-mark/brand-mark.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { ChannelItem, type ChannelItemProps } from './components/channel-item/channel-item.tsx';
export * as ChannelList from './components/channel-list/channel-list.tsx';
export { ChatBubble, type ChatBubbleProps } from './components/chat-message/chat-bubble.tsx';
export { ChatComposer, type ChatComposerProps } from './components/chat-composer/chat-composer.tsx';
export type { ComposerAttaching, ComposerRephrasing } from './components/chat-composer/composer-help.ts';
export { type ComposerFile } from './components/chat-composer/composer-files.tsx';
export { ChatAttachment, type ChatAttachmentProps } from './components/chat-message/chat-attachment.tsx';
export { ChatLog, type ChatLogHandle, type ChatLogProps, type ChatLogWords } from './components/chat-log/chat-log.tsx';
export { ChatMessage, type ChatMessageProps } from './components/chat-message/chat-message.tsx';
export { ChatNote } from './components/chat-log/chat-lines.tsx';
export { ChatLayout, ChatPane, type ChatLayoutProps, type ChatPaneProps } from './components/chat-pane/chat-pane.tsx';
export { Columns, Row, Stack, WideOnly, type RowProps, type StackProps } from './components/layout/layout.tsx';
export { CountBadge, type CountBadgeProps } from './components/count-badge/count-badge.tsx';
export * as Dialog from './components/dialog/dialog.tsx';
export * as Drawer from './components/drawer/drawer.tsx';
export * as DropdownMenu from './components/dropdown-menu/dropdown-menu.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { FocusLayout, type FocusLayoutProps } from './components/focus-layout/focus-layout.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './components/text/text.tsx';
export {
  HighRiskAlert,
  type HighRiskAlertProps,
  type HighRiskWords,
} from './components/high-risk-alert/high-risk-alert.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Input } from './components/input/input.tsx';
export { InsightCard, type InsightCardProps } from './components/insight-card/insight-card.tsx';
export { LandingThreads, type LandingThreadsProps } from './components/landing-threads/landing-threads.tsx';
export { type LogPlace, type LoggedMessage, placeInLog } from './components/chat-log/log-place.ts';
export { List, type ListRowProps } from './components/list/list.tsx';
export { MiniPath, type MiniPathProps } from './components/mini-path/mini-path.tsx';
export { NextSteps, type NextStepsProps } from './components/next-steps/next-steps.tsx';
export { Notice, type NoticeProps } from './components/notice/notice.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { PasswordInput, type PasswordInputProps } from './components/password-input/password-input.tsx';
export { QuickExit, type QuickExitProps } from './components/quick-exit/quick-exit.tsx';
export { QuickQuestions, type QuickQuestionsProps } from './components/quick-questions/quick-questions.tsx';
export {
  RephraseSuggestion,
  type RephraseSuggestionProps,
  type RephraseWords,
} from './components/rephrase-suggestion/rephrase-suggestion.tsx';
export { RiskBadge, type RiskBadgeProps, type RiskLevel } from './components/risk-badge/risk-badge.tsx';
export { Select } from './components/select/select.tsx';
export {
  SessionTimeoutDialog,
  type SessionTimeoutDialogProps,
  type SessionTimeoutWords,
} from './components/session-timeout-dialog/session-timeout-dialog.tsx';
export { SideMenu, type SideMenuItemProps, type SideMenuProps } from './components/side-menu/side-menu.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SkipLink } from './components/skip-link/skip-link.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { SplitLayout, type SplitLayoutProps } from './components/split-layout/split-layout.tsx';
export { StepPath, type PathStep, type StepPathProps } from './components/step-path/step-path.tsx';
export { Table, type TableProps } from './components/table/table.tsx';
export { Textarea } from './components/textarea/textarea.tsx';
export { Threads, type ThreadsProps } from './components/threads/threads.tsx';
export { Tile, Tiles, type TileProps } from './components/tile/tile.tsx';
export { ToneMeter, type ToneMeterProps } from './components/tone-meter/tone-meter.tsx';
export { toneLevel, type ToneLevel } from './components/tone-meter/tone-level.ts';
export { useQuickExitKeys } from './components/quick-exit/use-quick-exit-keys.ts';
export { Tombstone, type TombstoneProps } from './components/chat-message/tombstone.tsx';
export { UserChip, type UserChipProps } from './components/user-chip/user-chip.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { Well, type WellProps } from './components/well/well.tsx';
